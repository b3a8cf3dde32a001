import { watch } from 'node:fs';

/** Debounce time of changes in the bundle's folder, because editors save in several steps. */
const SETTLED_MS = 30;
/** Interval of attempts to watch a folder that was removed. */
const AGAIN_MS = 500;

/**
 * Calls `changed` after every change below a folder, also after the folder was replaced; returns a function that stops
 * it.
 */
export function watchFolder(directory: string, changed: () => void): () => void {
  let settling: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;
  let close: () => void = () => undefined;

  function settle(): void {
    clearTimeout(settling);
    settling = setTimeout(changed, SETTLED_MS);
  }

  function lookAgain(): void {
    close();
    clearTimeout(retry);
    retry = setTimeout(() => {
      begin();
      settle();
    }, AGAIN_MS);
  }

  function begin(): void {
    try {
      const watcher = watch(directory, { recursive: true });
      close = () => watcher.close();
      watcher.on('change', settle).on('error', lookAgain);
    } catch {
      lookAgain();
    }
  }

  begin();
  return () => {
    clearTimeout(settling);
    clearTimeout(retry);
    close();
  };
}
