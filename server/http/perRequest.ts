/** Value that is attached to a request and freed with it. */
export interface PerRequest<T> {
  get(request: object): T | undefined;
  set(request: object, value: T): void;
}

/**
 * Creates the store of one value for each request, as a property under a symbol. It is no WeakMap, because a collection
 * of V8's young heap treats the contents of an old map as alive: values that refer to their keys would be freed only
 * with the whole heap (Node 24, `--trace-gc`).
 */
export function perRequest<T>(): PerRequest<T> {
  const key = Symbol('of this request');
  return {
    get: (request) => (request as { [key]?: T })[key],
    set: (request, value) => {
      (request as { [key]?: T })[key] = value;
    },
  };
}
