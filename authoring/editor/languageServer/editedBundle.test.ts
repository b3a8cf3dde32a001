import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from 'vscode-languageserver';
import type { Report } from '../../../bundle/findings/finding.ts';
import { readBundle } from '../../../bundle/readBundle.ts';
import { bundleWith } from '../../../bundle/testing/bundles.testkit.ts';
import { crossFileReports } from '../../../bundle/validateBundle.ts';
import { EditedBundle } from './editedBundle.ts';
import type { FullCheck } from './fullCheck.ts';
import { Publisher } from './publisher.ts';

const INFO = 'pages/standard/claimant-info.json';

/** A look at everything that ends when it is told to. */
function heldCheck() {
  const waiting: ((reports: Report[]) => void)[] = [];
  const check: FullCheck = {
    check: () => new Promise((resolve) => waiting.push(resolve)),
    close: async () => undefined,
  };
  return {
    check,
    answer: (reports: Report[]) => {
      const told = waiting.shift();
      told?.(reports);
      return told !== undefined;
    },
  };
}

function misspelt(folder: string): string {
  return readFileSync(join(folder, INFO), 'utf8').replace('"name": "email"', '"name": "emial"');
}

const codes = (bundle: EditedBundle) => bundle.findings().map(({ code }) => code);

describe('a bundle in an editor', () => {
  it('C12-06: a key is answered by a look at its file, without waiting for a look at everything', async () => {
    const folder = bundleWith();
    const bundle = new EditedBundle(folder, heldCheck().check);
    bundle.change(INFO, misspelt(folder));
    const told = await new Promise<Diagnostic[]>((resolve, reject) => {
      new Publisher(bundle, (_uri, found) => resolve(found), reject).typed(INFO);
    });
    expect(told.map(({ code }) => code)).toEqual(['placed-field-missing']);
  });

  it('C12-06: an opened file is looked at before its first key, so that the answer to it comes as quickly as to later ones', async () => {
    const folder = bundleWith();
    const { check, answer } = heldCheck();
    const bundle = new EditedBundle(folder, check);
    const looks: string[] = [];
    const lookedAt = new Promise<void>((resolve) => {
      bundle.lookAt = async (path) => {
        looks.push(path);
        if (looks.length === 2) resolve();
        return true;
      };
    });
    const publisher = new Publisher(
      bundle,
      () => undefined,
      (error) => expect.fail(String(error)),
    );
    publisher.open(INFO);
    await expect.poll(() => answer([])).toBe(true);
    await lookedAt;
    expect(looks).toEqual([INFO, INFO]);
    publisher.close();
  });

  it('C12-06: an answer to what was typed before is dropped', async () => {
    const folder = bundleWith();
    const { check, answer } = heldCheck();
    const bundle = new EditedBundle(folder, check);
    bundle.change(INFO, misspelt(folder));
    const looked = bundle.lookAtAll();
    bundle.change(INFO, undefined);
    answer([{ code: 'placed-field-missing', file: INFO, pointer: '', message: 'Stale.', hint: '' }]);
    expect(await looked).toBe(false);
    expect(codes(bundle)).toEqual([]);
    bundle.change(INFO, misspelt(folder));
    const focused = bundle.lookAt(INFO);
    bundle.change(INFO, undefined);
    expect(await focused).toBe(false);
    expect(codes(bundle)).toEqual([]);
  });

  it('C12-06: a look at everything takes the place of what was found in single files', async () => {
    const folder = bundleWith();
    const { check, answer } = heldCheck();
    const bundle = new EditedBundle(folder, check);
    bundle.change(INFO, misspelt(folder));
    await bundle.lookAt(INFO);
    expect(codes(bundle)).toEqual(['placed-field-missing']);
    bundle.change(INFO, undefined);
    const looked = bundle.lookAtAll();
    answer(await crossFileReports(readBundle(folder).view));
    expect(await looked).toBe(true);
    expect(codes(bundle)).toEqual([]);
  });
});
