import { expect, it } from 'vitest';
import { bundleForm, CONTEXT, entry, field } from '../testing/forms.testkit.ts';
import { placed } from './pageState.testkit.ts';
import { stepsSeenFrom } from './steps.ts';

const fields = (id: string, ...names: string[]) => [
  { kind: 'fields' as const, id, fields: names.map((name) => placed(name)) },
];

const unless = (name: string) => ({
  value: { model: 'claimantInfo', field: name },
  notEquals: 'yes',
});

/** Who → work (by an answer of the first page) → costs (by one of work) → last (by what is calculated from costs). */
const form = await bundleForm({
  models: [
    entry('claimantInfo', [
      field('works'),
      field('job'),
      field('paid'),
      field('cost'),
      { ...field('costKnown'), computed: { first: [{ field: 'cost', model: 'claimantInfo' }] } },
      field('proof'),
      field('note'),
    ]),
  ],
  pages: {
    who: { blocks: fields('a', 'works') },
    work: { skipWhen: unless('works'), blocks: fields('b', 'job') },
    costs: { blocks: fields('c', 'paid', 'cost') },
    proof: { skipWhen: unless('costKnown'), blocks: fields('d', 'proof') },
    check: { blocks: fields('e', 'note') },
  },
});

const stepsFrom = (page: string, claimantInfo: object) =>
  stepsSeenFrom(form.plan, page, form.judge({ claimantInfo }).claim, CONTEXT).map(
    ({ page: name, perhaps }) => `${name}${perhaps ? '?' : ''}`,
  );

it('C10-29: pages that are skipped count where an answer of this page or a later one decides it', () => {
  expect(stepsFrom('who', {})).toEqual(['who', 'work?', 'costs', 'proof?', 'check']);
  expect(stepsFrom('costs', {})).toEqual(['who', 'costs', 'proof?', 'check']);
  expect(stepsFrom('check', {})).toEqual(['who', 'costs', 'check']);
});

it('C10-29: pages that are shown are steps from wherever they are seen', () => {
  const answers = { works: 'yes', cost: 'yes' };
  for (const page of ['who', 'costs', 'check'])
    expect(stepsFrom(page, answers)).toEqual(['who', 'work', 'costs', 'proof', 'check']);
});

it('C10-29: the number of steps never grows under way, whatever is answered on the pages', () => {
  const ways = ['who', 'work', 'costs', 'proof', 'check'];
  for (const works of ['yes', 'no'])
    for (const cost of ['yes', 'no']) {
      const answered: object[] = [{}, { works }, { works }, { works, cost }, { works, cost }];
      const counts = ways.flatMap((page, index) => {
        const before = stepsFrom(page, answered[index] ?? {});
        const after = stepsFrom(page, answered[index + 1] ?? { works, cost });
        return [before.length, after.length];
      });
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
    }
});
