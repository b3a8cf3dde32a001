import { expect, it } from 'vitest';
import { systemFault } from './systemFault.ts';

const fault = (message: string, more: object) => Object.assign(new Error(message), more);

it.each([
  [
    fault('ENOSPC: no space left on device, write', { code: 'ENOSPC' }),
    /ENOSPC.*The disk is full: make room/,
  ],
  [
    fault('database or disk is full', { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
    /full\. The disk is full: make room/,
  ],
  [
    fault('attempt to write a readonly database', { code: 'ERR_SQLITE_ERROR', errcode: 8 }),
    /readonly database\. Run it as a user who may/,
  ],
  [fault('EACCES: permission denied, open', { code: 'EACCES', syscall: 'open' }), /Run it as a user who may/],
  [fault('listen EACCES: permission denied', { code: 'EACCES', syscall: 'listen' }), /ports below 1024/],
  [fault('listen EADDRNOTAVAIL', { code: 'EADDRNOTAVAIL' }), /name one of its own/],
])(
  'C13-10: what the system says of a disk, a folder or an address is a line with what to do: %s',
  (error, line) => {
    expect(systemFault(error)).toMatch(line);
  },
);

it.each([
  new TypeError('x is not a function'),
  fault('ENOENT: no such file', { code: 'ENOENT' }),
  'text',
  null,
])('anything else is a fault of ours, told with all that is known of it: %s', (error) => {
  expect(systemFault(error)).toBeNull();
});
