import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, temporaryFolder } from '../../bundle/testing/bundles.testkit.ts';
import type { CaseFile } from '../../schemas/generated/types.ts';
import { runCli } from '../testing/runCli.ts';
import { TEMPLATE_NAMES } from './init.ts';

const scratch = temporaryFolder();
let folders = 0;

/** A new folder's path; nothing is there yet. */
const place = () => join(scratch, `folder-${folders++}`);

const SETTLEMENT_NAMES: Record<(typeof TEMPLATE_NAMES)[number], string> = {
  consumer: 'Example Settlement',
  'data-breach': 'Example Data Incident Settlement',
  securities: 'Example Securities Settlement',
  vehicle: 'Example Vehicle Settlement',
};

describe('claimwright init', () => {
  it.each(TEMPLATE_NAMES)(
    'C5-07: writes a bundle of the template %s that validates without a finding, and whose cases pass and hold a claim without errors on each form',
    async (template) => {
      const folder = place();
      const { code, out, err } = await runCli(['init', folder, '--template', template]);
      expect(code).toBe(0);
      expect(err.split('\n')).toContain(`  claimwright cases ${folder}`);
      expect(out.trim().split('\n')).toEqual(
        filesIn(folder)
          .map((file) => join(folder, file))
          .sort(),
      );
      expect(await runCli(['validate', '--strict', '--no-search', folder])).toEqual({
        code: 0,
        out: 'No findings.\n',
        err: '',
      });
      expect((await runCli(['cases', folder])).out).toMatch(/^[1-9]\d* passed, 0 failed\n$/);
      const texts = JSON.parse(readFileSync(join(folder, 'content/en.json'), 'utf8'));
      expect(texts.Settlement_Name).toBe(SETTLEMENT_NAMES[template]);
      const { forms } = JSON.parse(readFileSync(join(folder, 'settlement.json'), 'utf8'));
      const files = readdirSync(join(folder, 'cases')).map(
        (file): CaseFile => JSON.parse(readFileSync(join(folder, 'cases', file), 'utf8')),
      );
      const fileable = files.filter(({ cases }) => cases.some(({ errors }) => errors?.length === 0));
      expect(fileable.map(({ form }) => form).sort()).toEqual(Object.keys(forms).sort());
    },
  );

  it('C5-07: writes the consumer bundle where no template is named, and names them all for one that is not there', async () => {
    const [usual, named] = [place(), place()];
    await runCli(['init', usual]);
    await runCli(['init', named, '--template', 'consumer']);
    expect(filesIn(usual)).toEqual(filesIn(named));
    expect(await runCli(['init', place(), '--template', 'tort'])).toEqual({
      code: 2,
      out: '',
      err: 'claimwright: --template cannot be "tort". Allowed: consumer, data-breach, securities, vehicle.\n',
    });
  });

  it('C9-01, C17-10: each file names its meta-schema, which an editor finds wherever the bundle is taken', async () => {
    const folder = place();
    await runCli(['init', folder]);
    rmSync(join(folder, 'cases'), { recursive: true });
    await runCli(['cases', folder, '--suggest']);
    const taken = place();
    renameSync(folder, taken);
    const files = filesIn(taken).filter((file) => !file.startsWith('schemas'));
    expect(files.length).toBeGreaterThan(8);
    for (const file of files) {
      const { $schema } = JSON.parse(readFileSync(join(taken, file), 'utf8'));
      expect(resolve(taken, file, '..', $schema).startsWith(join(taken, 'schemas'))).toBe(true);
      expect(statSync(resolve(taken, file, '..', $schema)).isFile()).toBe(true);
    }
  });

  it('C17-10: names a folder with a space so that the next command finds it', async () => {
    const folder = `${place()} and more`;
    expect((await runCli(['init', folder])).err).toContain(`  claimwright validate "${folder}"\n`);
  });

  it('C5-07: refuses a folder that is not empty, and changes nothing in it', async () => {
    const folder = place();
    mkdirSync(folder);
    writeFileSync(join(folder, 'note.txt'), 'mine');
    expect(await runCli(['init', folder])).toEqual({
      code: 2,
      out: '',
      err: `claimwright: ${folder} is not empty.\n`,
    });
    expect(readdirSync(folder)).toEqual(['note.txt']);
  });
});
