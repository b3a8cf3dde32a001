import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// Files share a document and its modules (`isolate: false`): what one has drawn must not stand on the page of the next,
// nor its language, and a part that is still being fetched as the file ends would fail to load, for all files after it.
afterAll(async () => {
  cleanup();
  for (const name of ['lang', 'dir']) document.documentElement.removeAttribute(name);
  await vi.dynamicImportSettled();
});
