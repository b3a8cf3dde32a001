import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleWith } from '../../bundle/testing/bundles.testkit.ts';
import type { ModelEntry } from '../../schemas/generated/types.ts';
import { runCli } from '../testing/runCli.ts';

it('C15-10: explain shows each rule of a form under its name, with the parameters that models.json gives it', async () => {
  const folder = bundleWith();
  const { models }: { models: ModelEntry[] } = JSON.parse(readFileSync(join(folder, 'models.json'), 'utf8'));
  const { out } = await runCli(['explain', folder, '--form', 'standard']);
  const { claimDetails } = JSON.parse(out).properties;
  expect(claimDetails.properties.boughtOn.requiredIf[0]).toMatchObject({
    otherField: 'bought',
    value: 'yes',
    compiled: { keys: { default: 'Error_BoughtOn' } },
  });
  const { fields = [] } = models.find(({ metadata }) => metadata.dtoMapping === 'claimDetails') ?? {};
  const rules = fields.flatMap((field) => (field.rules ?? []).map((rule) => ({ field: field.name, rule })));
  expect(rules.length).toBeGreaterThan(4);
  for (const { field, rule } of rules) {
    const keywords = claimDetails.properties[field];
    const [{ compiled: _compiled, ...written }] = keywords[rule.name] ?? keywords[`rule:${rule.name}`];
    const configured = [...(rule.ordinalParams ?? []), ...Object.values(rule.namedParams ?? {})];
    expect([field, rule.name, Object.values(written).flat()]).toEqual([field, rule.name, configured]);
  }
});
