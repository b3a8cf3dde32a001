import type { ModelField, Rule } from '../../schemas/generated/types.ts';
import { readForm } from '../config/readForm.ts';
import { buildFaultlessForm } from '../form/buildFormModel.ts';
import type { FormModel, RuleNode } from '../form/formModel.ts';
import type { ClaimDocument } from '../ground/claim.ts';
import { meaningOf } from '../vocabulary/authoring.ts';
import type { MeaningKind } from '../vocabulary/ruleMeaning.ts';
import { bundleOf, entry, field, rule } from './forms.testkit.ts';

/** A rule of a kind, on a field of the kind's name, with a claim that meets it and one that breaks it. */
interface Sample {
  rule: Rule;
  type?: ModelField['type'];
  /** Rule of another kind, so that few values pass. */
  beside?: Rule;
  /** The list that has the rule, in the place of a field. */
  list?: 'claimTransactions' | 'documentContexts';
  met: ClaimDocument;
  broken: ClaimDocument;
}

const info = (fields: Record<string, string | boolean>): ClaimDocument => ({ claimantInfo: fields });

const one = (amountClaimed: string | null): ClaimDocument => ({ claimTransactions: [{ amountClaimed }] });

const condition = { value: { field: 'city' }, equals: 'Rome' };

/** A rule of each kind; the values that pass are none that forms often ask for. */
export const RULE_KINDS: { readonly [K in MeaningKind]: Sample } = {
  number: {
    rule: rule('range', [123_456, 123_460]),
    type: 'number',
    met: info({ number: '123457' }),
    broken: info({ number: '1' }),
  },
  day: {
    rule: rule('range', ['02/03/1901', '02/06/1901'], { type: 'date' }),
    type: 'date',
    met: info({ day: '02/04/1901' }),
    broken: info({ day: '02/07/1901' }),
  },
  past: {
    rule: rule('preventFutureDate'),
    type: 'date',
    met: info({ past: '06/15/2020' }),
    broken: info({ past: '06/15/2050' }),
  },
  date: {
    rule: rule('validDate', ['yyyy-MM-dd']),
    met: info({ date: '2020-06-15' }),
    broken: info({ date: '06/15/2020' }),
  },
  length: {
    rule: rule('minLength', [60]),
    met: info({ length: 'a'.repeat(60) }),
    broken: info({ length: 'a' }),
  },
  pattern: {
    rule: rule('regularExpression', [String.raw`^Q-\d{3}$`]),
    met: info({ pattern: 'Q-123' }),
    broken: info({ pattern: '123' }),
  },
  form: {
    rule: rule('format', ['ssn']),
    met: info({ form: '123-45-6789' }),
    broken: info({ form: '123' }),
  },
  characters: {
    rule: rule('characterSetRestriction'),
    met: info({ characters: 'Alex' }),
    broken: info({ characters: 'Ada' }),
  },
  decimals: {
    rule: rule('precision', [3]),
    beside: rule('range', [0.0006, 0.0014]),
    type: 'number',
    met: info({ decimals: '0.001' }),
    broken: info({ decimals: '0.0011' }),
  },
  multiple: {
    rule: rule('multipleOf', [7777]),
    beside: rule('range', [1, null]),
    type: 'number',
    met: info({ multiple: '7777' }),
    broken: info({ multiple: '7778' }),
  },
  values: {
    rule: rule('oneOf', ['by sea', 'by air']),
    met: info({ values: 'by sea' }),
    broken: info({ values: 'by land' }),
  },
  answer: { rule: rule('required'), met: info({ answer: 'a' }), broken: {} },
  noAnswer: {
    rule: rule('forbiddenWhen', undefined, { condition }),
    met: info({ noAnswer: 'a', city: 'Oslo' }),
    broken: info({ noAnswer: 'a', city: 'Rome' }),
  },
  assertion: {
    rule: rule('assert', undefined, { condition }, { default: 'Own' }),
    met: info({ assertion: 'a', city: 'Rome' }),
    broken: info({ assertion: 'a', city: 'Oslo' }),
  },
  emptyList: {
    rule: rule('confirmNoneIfEmpty', ['claimTransactions']),
    type: 'boolean',
    met: one('5'),
    broken: { claimTransactions: [] },
  },
  someOf: {
    rule: rule('chooseBetween', ['city', 'street'], { min: 1 }),
    met: info({ someOf: true, city: 'Oslo' }),
    broken: info({ someOf: true }),
    type: 'boolean',
  },
  laterThan: {
    rule: rule('endDate', ['past']),
    type: 'date',
    met: info({ past: '06/15/2020', laterThan: '06/16/2020' }),
    broken: info({ past: '06/15/2020', laterThan: '06/14/2020' }),
  },
  sameAs: {
    rule: rule('sameAs', ['city']),
    met: info({ city: 'Oslo', sameAs: 'Oslo' }),
    broken: info({ city: 'Oslo', sameAs: 'Rome' }),
  },
  records: {
    rule: rule('records', undefined, { max: 1 }),
    list: 'claimTransactions',
    met: one('5'),
    broken: { claimTransactions: [{ amountClaimed: '5' }, { amountClaimed: '6' }] },
  },
  documents: {
    rule: rule('documentsRequired', undefined, { documents: [{ kind: 'receipt' }] }),
    list: 'documentContexts',
    met: { documentContexts: [{ kind: 'receipt' }] },
    broken: { documentContexts: [] },
  },
  amount: {
    rule: rule('requireOneTransactionToHaveAValue'),
    type: 'boolean',
    met: one('5'),
    broken: one(null),
  },
};

/** The characters that the settlement allows. */
export const ALLOWED = 'Alex';

const lists = (['claimTransactions', 'documentContexts'] as const).map((name) => ({
  name,
  fields: [name === 'claimTransactions' ? field('amountClaimed', [], 'number') : field('kind')],
}));

const rulesOf = ({ rule: own, beside }: Sample): Rule[] => (beside ? [own, beside] : [own]);

/** Builds a form with the rule of each kind; its one page asks for every field. */
export function formOfKinds(): FormModel {
  const samples = Object.entries(RULE_KINDS);
  const own = samples.flatMap(([name, sample]) =>
    sample.list ? [] : [field(name, rulesOf(sample), sample.type)],
  );
  const fields = [...own, field('city'), field('street')];
  const models = lists.map((list) => {
    const ofList = samples.filter(([, sample]) => sample.list === list.name);
    return entry(list.name, list.fields, { rules: ofList.flatMap(([, sample]) => rulesOf(sample)) });
  });
  const tables = lists.map((list) => {
    const placed = list.fields.map(({ name }) => ({ name }));
    return { kind: 'recordTable', id: list.name, model: list.name, fields: placed } as const;
  });
  const placed = fields.map(({ name }) => ({ name }));
  const block = { kind: 'fields', id: 'all', model: 'claimantInfo', fields: placed } as const;
  const bundle = bundleOf({
    models: [entry('claimantInfo', fields), ...models],
    pages: { one: { blocks: [block, ...tables] } },
    settlement: { characterWhitelist: ALLOWED },
  });
  return buildFaultlessForm(readForm(bundle, 'standard'));
}

/** Returns the sample of a kind. */
export const sampleOfKind = (kind: string): Sample => {
  const sample = Object.entries(RULE_KINDS).find(([name]) => name === kind)?.[1];
  if (!sample) throw new Error(`No rule of the kind ${kind} is a sample.`);
  return sample;
};

/** Returns the rule of a kind in the form; a field is named for the kind of its rule. */
export function ruleOfKind({ rules }: FormModel, kind: string): RuleNode {
  const path = sampleOfKind(kind).list ?? `claimantInfo.${kind}`;
  const found = rules.find((own) => own.owner.key === path && meaningOf(own).kind === kind);
  if (!found) throw new Error(`The form has no rule of the kind ${kind}.`);
  return found;
}
