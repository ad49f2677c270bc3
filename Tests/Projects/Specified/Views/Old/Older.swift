struct Older {}
