/** Returns a function that runs `work` once and repeats its result; after an error the next call runs it again. */
export function once<T>(work: () => T): () => T {
  let done: { value: T } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}
