import { describe, expect, it } from 'vitest';
import { fromPointer, toPointer, valueAt } from './pointer.ts';

describe('JSON pointers', () => {
  it.each([
    [[], ''],
    [['a', 0, 'b'], '/a/0/b'],
    [['/api/lists/{name}', 'get'], '/~1api~1lists~1{name}/get'],
    [['a~b', '~1'], '/a~0b/~01'],
    [[''], '/'],
  ] satisfies [(string | number)[], string][])('writes %j as %s, and reads it back', (steps, pointer) => {
    expect(toPointer(steps)).toBe(pointer);
    expect(fromPointer(pointer)).toEqual(steps.map(String));
  });

  it('finds what stands there, under escaped keys too, and nothing that only the language has', () => {
    const root = { paths: { '/a': [{ 'b~c': 1 }] } };
    expect(valueAt(root, '/paths/~1a/0/b~0c')).toBe(1);
    expect(valueAt(root, '')).toBe(root);
    expect(valueAt(root, '/paths/toString')).toBeUndefined();
    expect(valueAt(root, '/paths/~1a/7/b')).toBeUndefined();
  });
});
