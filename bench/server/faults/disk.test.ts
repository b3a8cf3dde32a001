import { expect, it } from 'vitest';
import { Disk } from './disk.ts';

const NOTHING = () => 0;
const ALL_BYTES = () => 0.5;
const bytes = (text: string): Buffer => Buffer.from(text);

function written(): Disk {
  const disk = new Disk('/disk');
  disk.makeFolder('/disk/data', 1);
  disk.open('/disk/data/a', 2);
  disk.write('/disk/data/a', 0, bytes('first'), 3);
  return disk;
}

const found = (disk: Disk, draw: () => number): Record<string, string | null> =>
  Object.fromEntries([...disk.cut(draw)].map(([path, content]) => [path, content?.toString() ?? null]));

it('the disk of the power cut keeps nothing that was not synced', () => {
  const disk = written();
  expect(found(disk, NOTHING)).toEqual({ '/disk': null });
  disk.sync('/disk/data/a', 4);
  expect(found(disk, NOTHING)).toEqual({ '/disk': null });
  disk.sync('/disk', 5);
  expect(found(disk, NOTHING)).toEqual({ '/disk': null, '/disk/data': null });
  disk.sync('/disk/data', 6);
  expect(found(disk, NOTHING)).toEqual({ '/disk': null, '/disk/data': null, '/disk/data/a': 'first' });
});

it('a sync keeps what had ended when it began, and no more', () => {
  const disk = written();
  disk.sync('/disk', 4);
  disk.sync('/disk/data', 4);
  disk.write('/disk/data/a', 5, bytes(' second'), 6);
  disk.sync('/disk/data/a', 5);
  expect(found(disk, NOTHING)['/disk/data/a']).toBe('first');
  disk.truncate('/disk/data/a', 2, 7);
  disk.sync('/disk/data/a', 8);
  expect(found(disk, NOTHING)['/disk/data/a']).toBe('fi');
});

it('a name may be kept without the bytes that were given it, and bytes under the name they had', () => {
  const disk = written();
  for (const path of ['/disk', '/disk/data', '/disk/data/a']) disk.sync(path, 4);
  disk.open('/disk/data/b', 5);
  disk.write('/disk/data/b', 0, bytes('later'), 6);
  disk.rename('/disk/data/b', '/disk/data/a', 7);
  expect(found(disk, NOTHING)['/disk/data/a']).toBe('first');
  disk.sync('/disk/data', 8);
  expect(found(disk, NOTHING)['/disk/data/a']).toBe('');
  expect(found(disk, ALL_BYTES)['/disk/data/a']).toBe('later');
});

it('a write that waits may be torn between its sectors', () => {
  const disk = written();
  for (const path of ['/disk', '/disk/data', '/disk/data/a']) disk.sync(path, 4);
  disk.write('/disk/data/a', 0, Buffer.alloc(1024, 'x'), 5);
  // Names kept; some of what waits; some of the write; its first sector, not its second.
  const draws = [0, 0, 0.9, 0.9, 0.1, 0.9];
  const content = disk.cut(() => draws.shift() ?? 0).get('/disk/data/a');
  expect(content?.toString()).toBe('x'.repeat(512));
});
