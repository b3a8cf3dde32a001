import { afterAll } from 'vitest';
import { removeBundles } from './bundles.testkit.ts';

// Files share a process and its modules (`isolate: false`): the folders of each go with it, after its own hooks.
afterAll(removeBundles);
