struct Former {}
