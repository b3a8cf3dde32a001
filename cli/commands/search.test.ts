import { afterAll, describe, expect, it } from 'vitest';
import type { Finding } from '../../bundle/findings/finding.ts';
import { bundleWith, type Change, removeBundles } from '../../bundle/testing/bundles.testkit.ts';
import { runCli } from '../testing/runCli.ts';

afterAll(removeBundles);

async function validated(changes: Change[], ...more: string[]) {
  const { out, err, code } = await runCli(['validate', '--format', 'json', ...more, bundleWith(changes)]);
  const findings: Finding[] = JSON.parse(out);
  return { code, err, found: findings.map(({ code: of, file, message }) => ({ code: of, file, message })) };
}

const rules = (model: number, field: number, text: string): Change => ({
  file: 'models.json',
  pointer: `/models/${model}/fields/${field}/rules`,
  text,
});

const EMAIL_GIVEN = '{ "value": { "field": "email", "model": "claimantInfo" }, "empty": false }';
const NAMED = '{ "value": { "field": "firstName", "model": "claimantInfo" }, "empty": false }';
const PHONE_FORBIDDEN = `[{ "name": "requiredWhen", "namedParams": { "condition": ${EMAIL_GIVEN} } }, { "name": "forbiddenWhen", "namedParams": { "condition": ${NAMED} } }]`;

describe('the search of claimwright validate', () => {
  it('C12-01: a form that can be filed gives no finding, and everything it offers is found', async () => {
    expect(await validated([])).toEqual({ code: 0, err: '', found: [] });
  });

  it('C12-01: rules that exclude each other in every claim are named at their lines', async () => {
    const { code, found } = await validated([rules(1, 3, PHONE_FORBIDDEN)]);
    expect(code).toBe(1);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ code: 'stuck-form', file: 'models.json' });
    expect(found[0]?.message).toMatch(
      /^No claim of the form standard can be filed: .* exclude each other\.$/,
    );
    for (const name of [
      'requiredWhen of claimantInfo.phone',
      'forbiddenWhen of claimantInfo.phone',
      'required of claimantInfo.email',
      'required of claimantInfo.firstName',
    ])
      expect(found[0]?.message).toContain(`${name} (models.json:`);
  });

  it('C12-01: --no-search leaves the search out', async () => {
    expect((await validated([rules(1, 3, PHONE_FORBIDDEN)], '--no-search')).found).toEqual([]);
  });

  it('C12-01: a search that is cut short says how far it got, and gives no finding', async () => {
    const { code, err, found } = await validated([], '--effort', '40');
    expect({ code, found }).toEqual({ code: 0, found: [] });
    expect(err).toMatch(
      /^Form standard: \d+ of \d+ found by a claim after \d+ judgements\. The effort was spent\. Not settled:\n/,
    );
  });
});
