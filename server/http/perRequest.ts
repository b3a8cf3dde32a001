/** What one part of the server remembers of each request, for as long as there is the request. */
export interface PerRequest<T> {
  get(request: object): T | undefined;
  set(request: object, value: T): void;
}

/**
 * Remembers it on the request itself, under a symbol that nobody else has. A WeakMap would say the same: but a collection of
 * V8's young heap takes what an old map holds for alive, and where that leads to its key nothing of either is freed before
 * the whole heap is collected (Node 24, `--trace-gc`, a map whose values name their keys).
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
