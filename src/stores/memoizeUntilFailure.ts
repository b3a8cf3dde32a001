/** Memoizes an asynchronous function: every call gets the same promise; after a failure the next call runs it again. */
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
