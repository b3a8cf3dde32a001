import { bundleWith, type Change } from '../../bundle/testing/bundles.testkit.ts';
import { type DrawnField, type DrawnForm, MODEL } from './drawForm.ts';

const model = (dtoMapping: string, fields: unknown[]) => ({
  metadata: { formType: 'Standard', dtoMapping },
  fields,
});

const file = (path: string, content: object): Change => ({ file: path, text: JSON.stringify(content) });

/** The bundle of a drawn form, in a folder of its own; removeBundles takes it away. */
export function writeForm({ fields, pages }: DrawnForm): string {
  const names = pages.map((_, index) => `page${index}`);
  const models = fields.map(({ name, rules }) => ({
    name,
    type: 'string',
    rules: rules.map((rule) => ({
      name: rule.name,
      ...(rule.condition && { namedParams: { condition: rule.condition } }),
    })),
  }));
  return bundleWith([
    file('models.json', {
      $schema: '../schemas/models.schema.json',
      models: [model('credentials', []), model(MODEL, models)],
    }),
    ...pages.map(({ skipWhen, exit }, index) =>
      file(`pages/standard/page${index}.json`, {
        $schema: '../../schemas/page.schema.json',
        path: `/standard/page${index}`,
        titleKey: 'ClaimDetails_Title',
        ...(skipWhen && { skipWhen }),
        ...(exit && { exits: [{ when: exit, to: 'not-eligible' }] }),
        blocks: [blockOf(fields.filter(({ page }) => page === index))],
      }),
    ),
    {
      file: 'settlement.json',
      pointer: '/forms/standard/pages',
      text: JSON.stringify(['landing', ...names, 'confirmation']),
    },
  ]);
}

const blockOf = (fields: readonly DrawnField[]) => ({
  kind: 'fields',
  id: 'questions',
  model: MODEL,
  fields: fields.map(({ name, options, shownWhen }) => ({
    name,
    label: 'Field_Bought',
    component: 'radio',
    options: options.map((value) => ({ value, label: 'Option_Yes' })),
    ...(shownWhen && { dependencies: [{ when: shownWhen }] }),
  })),
});
