import { expect, it } from 'vitest';
import { readTraceparent } from './traceContext.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const READ = { traceId: TRACE, parentId: PARENT };

it.each([
  ['of version 00', `00-${TRACE}-${PARENT}-01`],
  ['with flags that nobody knows', `00-${TRACE}-${PARENT}-ff`],
  ['of a later version', `01-${TRACE}-${PARENT}-01`],
  ['of a later version with more fields', `cc-${TRACE}-${PARENT}-01-what-comes`],
])('C13-15: traceparent %s is read', (_name, header) => {
  expect(readTraceparent(header)).toEqual(READ);
});

it.each([
  ['none', undefined],
  ['an empty one', ''],
  ['version ff', `ff-${TRACE}-${PARENT}-01`],
  ['more fields in version 00', `00-${TRACE}-${PARENT}-01-more`],
  ['a later version with text that is no field', `01-${TRACE}-${PARENT}-01more`],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${PARENT}-01`],
  ['a parent of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['capital letters', `00-${TRACE.toUpperCase()}-${PARENT}-01`],
  ['a short trace', `00-${TRACE.slice(1)}-${PARENT}-01`],
  ['no flags', `00-${TRACE}-${PARENT}`],
  ['two of them, joined', `00-${TRACE}-${PARENT}-01, 00-${TRACE}-${PARENT}-01`],
  ['two of them, apart', [`00-${TRACE}-${PARENT}-01`, `00-${TRACE}-${PARENT}-01`]],
  ['lines of its own', `00-${TRACE}-${PARENT}-01\nforged`],
])('C13-15: traceparent that is %s is ignored', (_name, header) => {
  expect(readTraceparent(header)).toBeNull();
});
