import { join } from 'node:path';
import { bundleWith, change } from '../../../bundle/testing/bundles.testkit.ts';

const MODELS = 'models.json';
const PAGE = 'pages/standard/landing.json';
const TEXTS = 'content/en.json';

const OPTIONS = ['small', 'large'].map((value) => ({ value, label: `Option_${value}` }));

/** Fields of the entry page, one of each kind, with the type of their answers. */
const FIELDS = [
  { type: 'string', field: { name: 'note', label: 'Note' } },
  { type: 'string', field: { name: 'story', label: 'Story', component: 'textarea' } },
  { type: 'string', field: { name: 'size', label: 'Size', component: 'select', options: OPTIONS } },
  { type: 'string', field: { name: 'kind', label: 'Kind', component: 'radio', options: OPTIONS } },
  { type: 'boolean', field: { name: 'agree', label: 'Agree', component: 'checkbox' } },
  { type: 'boolean', field: { name: 'keep', label: 'Keep', component: 'checkbox', defaultValue: true } },
  { type: 'date', field: { name: 'since', label: 'Since' } },
  { type: 'string', field: { name: 'mobile', label: 'Mobile', maskName: 'usPhone' } },
];

/** Makes a settlement whose entry page has a field of each kind, in a folder that goes with the test file. */
export function wideEntry(): string {
  const texts = [...FIELDS.map(({ field }) => field.label), ...OPTIONS.map(({ label }) => label)];
  return bundleWith(
    [
      ...FIELDS.map(({ type, field: { name } }) =>
        change(MODELS, '/models/0/fields/-', {
          name,
          type,
          rules: type === 'date' ? [{ name: 'validDate' }] : [],
        }),
      ),
      change(PAGE, '/blocks/-', {
        ...{ kind: 'fields', id: 'wide', model: 'claimDetails' },
        fields: FIELDS.map(({ field }) => field),
      }),
      // A picture that every build has.
      change(PAGE, '/banner/image', '/favicon.svg'),
      ...texts.map((text) => change(TEXTS, `/${text}`, text.replace('Option_', ''))),
    ],
    join(import.meta.dirname, '../bundle'),
  );
}
