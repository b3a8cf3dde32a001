import ajvNames from 'ajv/dist/compile/names.js';
import { expect, it } from 'vitest';
import { readInlineForm } from '../config/readForm.ts';
import { entry, field, rule } from '../testing/forms.testkit.ts';
import { compileForm } from './compileForm.ts';
import { AJV_NAMES } from './ruleKeywords.ts';

/**
 * `writeCall()` in ruleKeywords.ts writes code between Ajv's own and uses its names, which are not of Ajv's public
 * API, as is `strConcat`; `withoutUnreadSchema()` in compileForm.ts knows how Ajv declares a schema. When a test of
 * this file fails after an upgrade of Ajv, look there first.
 */
it('the names that Ajv gives the parts of its functions are those that the keywords of rules use', () => {
  const names: Record<string, unknown> = Object.assign(
    {},
    ajvNames,
    'default' in ajvNames && ajvNames.default,
  );
  for (const [key, name] of Object.entries(AJV_NAMES)) expect(String(names[key])).toBe(String(name));
});

it('a module does not carry the schema that Ajv wrote it from', () => {
  const form = readInlineForm([entry('claimantInfo', [field('a', [rule('maxLength', [3])])])]);
  const { schema, text } = compileForm(form);
  expect(text).not.toContain(JSON.stringify(schema));
  expect(text).not.toContain('additionalProperties":false');
});
