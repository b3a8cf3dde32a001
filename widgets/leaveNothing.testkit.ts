import { cleanup } from '@testing-library/react';
import { afterAll } from 'vitest';

// Files share a document (`isolate: false`): what one has drawn must not stand on the page of the next.
afterAll(cleanup);
