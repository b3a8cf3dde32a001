/** Culture that has built-in texts of the product. */
export type BuiltInCulture = 'en' | 'es' | 'ar';
