struct Desktop {}
