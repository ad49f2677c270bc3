struct ShopTests {}
