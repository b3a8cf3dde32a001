/** Cultures whose texts the product has itself. */
export type BuiltInCulture = 'en' | 'es' | 'ar';
