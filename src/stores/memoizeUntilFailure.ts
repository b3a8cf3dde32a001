/** The same promise for every call; a new one after a failure. */
export function memoizeUntilFailure<T>(fetch: () => Promise<T>): () => Promise<T> {
  let had: Promise<T> | null = null;
  return () => {
    had ??= fetch();
    had.catch(() => {
      had = null;
    });
    return had;
  };
}
