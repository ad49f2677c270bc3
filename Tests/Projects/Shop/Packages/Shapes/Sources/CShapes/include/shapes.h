int shapes(void);
