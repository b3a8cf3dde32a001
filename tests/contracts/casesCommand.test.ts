import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import {
  OWN_CASES_FOLDER,
  readCases,
  VECTORS_FOLDERS,
  type VectorCase,
  type VectorFile,
} from '../oracle/caseFiles.ts';

const COMMAND = fileURLToPath(new URL('../../cli/bin.js', import.meta.url));
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

async function cases(...paths: string[]): Promise<Outcome> {
  try {
    const done = await promisify(execFile)(process.execPath, [COMMAND, 'cases', ...paths], {
      maxBuffer: 1e8,
    });
    return { code: 0, ...done };
  } catch (error) {
    return error as Outcome;
  }
}

/** A folder with the case files, each case changed. */
function rewritten(change: (one: VectorCase) => VectorCase, files: VectorFile[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'claimwright-cases-'));
  folders.push(folder);
  for (const { file, ...rest } of files) {
    writeFileSync(join(folder, file), JSON.stringify({ ...rest, cases: rest.cases.map(change) }));
  }
  return folder;
}

function lastLine({ stdout }: Outcome): string | undefined {
  return stdout.trimEnd().split('\n').at(-1);
}

const countOf = (files: VectorFile[]) => files.reduce((sum, { cases: all }) => sum + all.length, 0);

/** Every fifth file: how an expected verdict is compared is the same for all rules. */
const SOME = readCases().filter((_, index) => index % 5 === 0);

describe('claimwright cases', { timeout: 120_000 }, () => {
  it('C5-05: every case gets its verdict', async () => {
    const files = readCases().map(({ file }) =>
      [OWN_CASES_FOLDER, ...VECTORS_FOLDERS]
        .map((folder) => join(folder, file))
        .find((path) => existsSync(path)),
    );
    const outcome = await cases(...files.flatMap((file) => file ?? []));
    expect(lastLine(outcome)).toBe(`${countOf(readCases())} passed, 0 failed`);
    expect(outcome.code).toBe(0);
  });

  it('C5-05: an error too few or too many fails every case', async () => {
    const surplus = { path: 'claimDetails.nothing', rule: 'required' };
    const folder = rewritten(
      (one) => ({ ...one, errors: one.errors.length > 0 ? one.errors.slice(1) : [surplus] }),
      SOME,
    );
    const outcome = await cases(folder);
    expect(lastLine(outcome)).toBe(`0 passed, ${countOf(SOME)} failed`);
    expect(outcome.code).toBe(1);
  });

  it('C5-05: another message fails, a message that is not given is not compared', async () => {
    const folder = rewritten(
      (one) => ({ ...one, errors: one.errors.map((error) => ({ ...error, message: 'Another message' })) }),
      SOME,
    );
    const clean = SOME.flatMap(({ cases: all }) => all).filter(({ errors }) => errors.length === 0).length;
    const outcome = await cases(folder);
    expect(lastLine(outcome)).toBe(`${clean} passed, ${countOf(SOME) - clean} failed`);
  });

  it('C5-05 C3-07: a value of the wrong JSON type fails the case and is named by its path', async () => {
    const file: VectorFile = {
      file: 'type.cases.json',
      models: [
        {
          metadata: { formType: 'Standard', dtoMapping: 'claimTransactions' },
          fields: [{ name: 'merchant', type: 'string', rules: [] }],
        },
      ],
      context: { now: '2026-06-15T19:00:00Z', allowedCharacters: null, culture: 'en' },
      cases: [
        { name: 'a list for a text', claim: { claimTransactions: [{}, { merchant: ['a'] }] }, errors: [] },
      ],
    };
    const outcome = await cases(rewritten((one) => one, [file]));
    expect(outcome.stdout).toContain('claimTransactions.1.merchant');
    expect(lastLine(outcome)).toBe('0 passed, 1 failed');
    expect(outcome.code).toBe(1);
  });
});
