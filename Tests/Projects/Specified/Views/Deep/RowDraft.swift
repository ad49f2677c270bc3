struct RowDraft {}
