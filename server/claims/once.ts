/** Does it once, when it is first asked for; what throws is done again by whoever asks next. */
export function once<T>(work: () => T): () => T {
  let done: { value: T } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}
