import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCases, type VectorFile } from '../oracle/caseFiles.ts';
import type { OracleError } from '../oracle/raw.ts';
import { differencesFrom } from '../oracle/verdicts.ts';
import type { Implementation } from './implementation.ts';

/** The same case files for every way of judging: each case gets its verdict, and its message where one is given. */
export function describeValidator(name: string, start: () => Promise<Implementation>): void {
  describe(name, () => {
    let implementation: Implementation | undefined;
    beforeAll(async () => {
      implementation = await start();
    }, 120_000);
    afterAll(() => implementation?.close?.());

    const verdicts = new Map<VectorFile, Promise<OracleError[][]>>();
    const verdictsOf = (file: VectorFile): Promise<OracleError[][]> => {
      if (!implementation) throw new Error(`${name} did not start`);
      const known = verdicts.get(file);
      if (known) return known;
      const claims = file.cases.map(({ claim }) => claim);
      const judged = implementation.judge(file.models, file.context, claims);
      verdicts.set(file, judged);
      return judged;
    };

    describe.each(readCases())('$file', (file) => {
      it.each(file.cases.map((one, index) => ({ ...one, index })))('$name', async ({ errors, index }) => {
        const found = (await verdictsOf(file))[index];
        expect(found).toBeDefined();
        expect(differencesFrom(errors, found ?? [])).toEqual([]);
      });
    });
  });
}
