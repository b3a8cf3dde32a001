/** Culture of the product's own texts. */
export type BuiltInCulture = 'en' | 'es' | 'ar';
