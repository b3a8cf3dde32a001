/** Runs `work` at the first call and returns its result at each; a call that throws is repeated by the next. */
export function once<T>(work: () => T): () => T {
  let done: { value: T } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}
