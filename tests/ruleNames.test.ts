import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RULE_NAMES } from '../transforms/vocabulary/rules.ts';

it('C2-03: the meta-schema of models names every rule, so that an editor can complete it', () => {
  const schema = JSON.parse(readFileSync(new URL('../schemas/models.schema.json', import.meta.url), 'utf8'));
  expect(schema.definitions.rule.properties.name.examples).toEqual(RULE_NAMES);
});
