import { expect, it } from 'vitest';
import { codingOf, createCompressedTexts } from './compressedTexts.ts';

it('what is the same is compressed once, and what is not kept any more is compressed again', async () => {
  const done: string[] = [];
  const texts = createCompressedTexts(async (text, coding) => {
    done.push(`${coding} ${text.slice(0, 1)}`);
    return Buffer.from(text.slice(0, 1));
  });
  const large = (letter: string) => letter.repeat(12 * 1024 * 1024);
  await Promise.all([texts.get('a', large('a'), 'br'), texts.get('a', large('a'), 'br')]);
  expect(String(await texts.get('a', large('a'), 'gzip'))).toBe('a');
  expect(done).toEqual(['br a', 'gzip a']);
  await texts.get('b', large('b'), 'br');
  await texts.get('a', large('a'), 'gzip');
  await texts.get('a', large('a'), 'br');
  expect(done).toEqual(['br a', 'gzip a', 'br b', 'br a']);
});

it('what could not be compressed is tried again', async () => {
  let times = 0;
  const texts = createCompressedTexts(() => {
    times += 1;
    return times === 1 ? Promise.reject(new Error('no memory')) : Promise.resolve(Buffer.from('x'));
  });
  await expect(texts.get('a', 'text', 'br')).rejects.toThrow('no memory');
  expect(String(await texts.get('a', 'text', 'br'))).toBe('x');
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , GZIP;q=0.2', 'gzip'],
  ['identity', null],
  [undefined, null],
])('of %s the coding is %s', (accepted, coding) => {
  expect(codingOf(accepted)).toBe(coding);
});
