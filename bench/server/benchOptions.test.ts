import { expect, it } from 'vitest';
import { BenchOptionError, helpOf, readNumbers } from './benchOptions.ts';

const OPTIONS = {
  submissions: { standard: '600', help: 'claims', least: 1 },
  clients: { standard: '1,20', help: 'clients', least: 1, several: true },
} as const;

it('reads the numbers that are asked for, and takes the standard ones else', () => {
  expect(readNumbers(['--clients', '5,50'], OPTIONS)).toEqual({ submissions: [600], clients: [5, 50] });
  expect(readNumbers(['--submissions', '--help'], OPTIONS)).toBeNull();
});

it('says in one line which option is wrong and what it takes', () => {
  const messageOf = (...words: string[]): string => {
    try {
      return JSON.stringify(readNumbers(words, OPTIONS));
    } catch (error) {
      return error instanceof BenchOptionError ? error.message : 'another error';
    }
  };
  expect(messageOf('--client', '5')).toBe("Unknown option '--client'. --help lists the options.");
  expect(messageOf('--submissions')).toMatch(/^Option '--submissions <value>' argument missing\. --help/);
  expect(messageOf('fast')).toMatch(/^Unexpected argument 'fast'\. /);
  expect(messageOf('--submissions', 'many')).toBe(
    '--submissions takes a whole number, 1 at least; "many" is not. --help lists the options.',
  );
  for (const words of [
    ['--submissions', '0'],
    ['--clients', '5,'],
    ['--clients', '-1'],
    ['--submissions=1.5'],
  ])
    expect(messageOf(...words)).toMatch(/--help lists the options\.$/);
});

it('lists each option with what is taken where it is left out', () => {
  expect(helpOf('npm run x', 'About x.', OPTIONS).split('\n')).toEqual([
    'npm run x',
    '',
    'About x.',
    '',
    '  --submissions N    claims (600)',
    '  --clients N,N      clients (1,20)',
    '  --help             this text',
  ]);
});
