/**
 * Stands in for `fast-uri` on the page. RJSF asks it where a `$ref` points; a page's schema is written out in full
 * (pageSchema) and has none, so 80 kB of URI parsing would never run.
 */
function refuse(): never {
  throw new Error('A page schema holds no $ref: pageSchema writes every field out.');
}

export default { equal: refuse, resolve: refuse };
