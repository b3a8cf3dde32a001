import { expect, it } from 'vitest';
import type { FieldType } from '../schemas/generated/types.ts';
import { apiDescription } from '../server/http/apiDescription.ts';
import { openApiNode } from '../server/http/openapiDocument.ts';
import { FIELD_KINDS } from '../transforms/fields/fields.ts';
import { entry, field, inlineForm, rule } from '../transforms/testing/forms.testkit.ts';

const { root } = apiDescription();

interface Schema {
  description?: string;
  required?: string[];
}

const schemaOf = (name: string) => openApiNode(root, `/components/schemas/${name}`) as Schema;

/** The rows of the table of values: the type of a field, and how its value is written. */
const ROWS = [...(schemaOf('FieldValues').description ?? '').matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(
  ([, type = '', written = '']) => ({ type: type as FieldType, written }),
);

it('C14-03: how the value of each type of field is written is described, as claims are judged', async () => {
  expect(ROWS.map(({ type }) => type)).toEqual(Object.keys(FIELD_KINDS));
  for (const { type, written } of ROWS) {
    const rules = type === 'date' ? [rule('validDate')] : [];
    const inner = type === 'list' ? { fields: [field('store')] } : {};
    const form = await inlineForm([entry('documentContexts', [field('value', rules, type, inner)])]);
    const isTaken = (value: unknown) => {
      const { errors, structure } = form.judge({ documentContexts: [{ value }] });
      return errors.length + structure.length === 0;
    };
    const [taken = '', never = ''] = written.split('never ');
    const texts = (part: string) => [...part.matchAll(/'([^']+)'/g)].map(([, text]) => text);
    for (const text of texts(taken)) expect([type, text, isTaken(text)]).toEqual([type, text, true]);
    for (const text of texts(never)) expect([type, text, isTaken(text)]).toEqual([type, text, false]);
  }
  const written = Object.fromEntries(ROWS.map(({ type, written: words }) => [type, words]));
  expect(written.number).toContain("'1250.50'");
  expect(written.date).toMatch(/MM\/dd\/yyyy.*'03\/14\/2019'.*never .'2019-03-14'/);
  expect(written.file).toContain('{ name, size, type }');
});

it('C14-03: the parts that every submission must have are required, the models by the entries of the form', () => {
  const { required, description } = schemaOf('Submission');
  expect(required).toEqual(['reCaptchaResponse', 'userPreferredCulture', 'configurationHash']);
  expect(description).toMatch(/required where\s+`GET \/api\/forms\/config` has an entry/);
  expect(schemaOf('AuthorizeRequest').required).toEqual(['reCaptchaResponse']);
  expect(schemaOf('FormModel').required).toEqual(['clientId', 'id', 'metadataHash', 'metadata', 'fields']);
});
