import type { RuleNode } from '../../transforms/form/formModel.ts';
import type { ClaimRecord, FieldValue } from '../../transforms/ground/claim.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { formatDay, shiftDay } from '../../transforms/values/day.ts';
import { meaningOf } from '../../transforms/vocabulary/authoring.ts';
import type { RuleMeaning } from '../../transforms/vocabulary/ruleMeaning.ts';
import type { Assessed } from './assess.ts';
import { inField } from './demands.ts';
import { type Edit, rowsOfPath, valueOn } from './edits.ts';
import type { EditSite, EditTools } from './editTools.ts';
import { additions, listLength, removals } from './listEdits.ts';
import { operandEdits } from './operandEdits.ts';
import { edges } from './plainValues.ts';
import { recordBreaks } from './recordBreaks.ts';
import type { SearchField, SearchForm } from './searchForm.ts';

/** Texts that rules on a single value refuse, as a faulty client might send. */
const UNFIT = [
  '?',
  '\u{1F600}',
  '-999999999',
  '999999999',
  '0.123456789',
  '12/31/2999',
  '01/01/1000',
  '99/99/9999',
  'x',
  '1',
  '7',
  'x'.repeat(3000),
];

/** Returns edits of a claim after which a rule may fail; the caller judges the resulting claims. */
export function breakingEdits(
  rule: RuleNode,
  assessed: Assessed,
  searchForm: SearchForm,
  tools: EditTools,
): Edit[] {
  const field = searchForm.fields.get(rule.owner.key);
  if (!field) return [];
  const site: EditSite = { claim: assessed.claim, moment: assessed.moment, rows: [] };
  const meaning = meaningOf(rule);
  if (field.type === 'list') return listBreaks(rule, meaning, site, tools);
  return inField(field, site, assessed, tools, (path, at) => {
    const unset: FieldValue = field.type === 'boolean' ? false : null;
    const values = field.type === 'boolean' ? [true, false] : unfitFor(field.type, meaning, at);
    const set = (value: FieldValue): Edit => [{ path, value }];
    const held = awaiting(meaning, at, tools).slice(0, 12);
    const sets = [set(unset), ...values.map(set)];
    const given = tools.values.of(field).slice(0, 3).map(set);
    return [
      ...held.flatMap((edit) => [
        [...edit, ...set(unset)],
        ...given.map((own) => [...edit, ...own]),
        ...sets.slice(1, 3).map((own) => [...edit, ...own]),
      ]),
      ...sets,
      ...given,
      ...emptied(meaning, at, tools),
      ...calculatedBreaks(meaning, field, path, at, tools),
    ];
  });
}

/** Returns edits after which a rule's condition allows it to fail. */
function awaiting(meaning: RuleMeaning, site: EditSite, tools: EditTools): Edit[] {
  const when = 'when' in meaning ? meaning.when : undefined;
  return when ? tools.truth(when, meaning.kind !== 'assertion', site) : [];
}

function unfitFor(type: string, meaning: RuleMeaning, { moment }: EditSite): FieldValue[] {
  const later = shiftDay(moment.today, { years: 5, months: 0, days: 0 });
  const bounds = meaning.kind === 'number' ? [meaning.min, meaning.max].flatMap(edges) : [];
  const long = meaning.kind === 'length' && meaning.max !== null ? ['x'.repeat(meaning.max + 1)] : [];
  const all = [...long, ...bounds, ...UNFIT, ...(later === null ? [] : [formatDay(later)])];
  return type === 'file' ? [null] : all;
}

/** Returns edits of the operands of a computed field after which its rule may refuse the result. */
function calculatedBreaks(
  meaning: RuleMeaning,
  { plan }: SearchField,
  path: string,
  site: EditSite,
  tools: EditTools,
): Edit[] {
  if (!plan?.computed) return [];
  const bounds = meaning.kind === 'number' ? [meaning.min, meaning.max] : [];
  const beyond = [
    ...bounds.flatMap(edges),
    ...bounds.flatMap((bound) => edges(Number(bound) * 2)),
    '-1',
    '0',
    '0.001',
  ];
  return operandEdits(plan.computed, beyond, { ...site, rows: rowsOfPath(path) }, tools);
}

/** Returns edits that empty, or fill, all fields of which a rule requires some. */
function emptied(meaning: RuleMeaning, site: EditSite, tools: EditTools): Edit[] {
  if (meaning.kind !== 'someOf') return [];
  const each = meaning.fields.map((ref) => tools.operand({ ref }, [null], site)[0] ?? []);
  const full = meaning.fields.map((ref) => tools.operand({ ref }, 'any', site)[0] ?? []);
  return [each.flat(), full.flat()];
}

function listBreaks({ owner }: RuleNode, meaning: RuleMeaning, site: EditSite, tools: EditTools): Edit[] {
  const [model = '', list] = pathSteps(owner.key);
  const path = list === undefined ? model : `${model}.0.${list}`;
  const count = listLength(site.claim, path);
  const last = structuredClone(lastOf(site, path));
  const copies = (more: number): Edit =>
    Array.from({ length: more }, (_, index) => ({ path: `${path}.${count + index}`, value: last }));
  const demands = meaning.kind === 'documents' ? meaning.documents : [];
  const needed = demands.flatMap(({ when, per }): Edit[] => {
    const inside = per === undefined ? site : { ...site, rows: [`${per}.0`] };
    const extra = per === undefined ? [] : additions(per, 1, undefined, site, tools);
    const held =
      when && (per === undefined || listLength(site.claim, per) > 0) ? tools.truth(when, true, inside) : [[]];
    return held.slice(0, 6).flatMap((edit) => [
      [...edit, ...removals(path, count, undefined, site)],
      [...extra, ...edit],
    ]);
  });
  const conditional = awaiting(meaning, site, tools);
  return [
    removals(path, count, undefined, site),
    ...(meaning.kind === 'records' ? recordBreaks(meaning, path, site, tools) : []),
    ...(count > 0 ? [copies(1), reversed(path, site), copies(boundOf(meaning) + 1)] : []),
    additions(path, 1, undefined, site, tools),
    additions(path, 2, undefined, site, tools),
    ...needed,
    ...conditional.flatMap((edit) => [
      [...edit, ...removals(path, count, undefined, site)],
      [...edit, ...additions(path, 1, undefined, site, tools)],
    ]),
  ].filter((edit) => edit.length > 0);
}

/** Returns the largest number of records that a rule accepts, where it is a literal; else 30. */
function boundOf(meaning: RuleMeaning): number {
  if (meaning.kind !== 'records' || !meaning.max || !('literal' in meaning.max)) return 30;
  return Math.min(500, Number(meaning.max.literal) || 30);
}

/** Returns the edit that adds two records with descending dates, so that they are out of order by any of them. */
function reversed(path: string, { claim }: EditSite): Edit {
  const list = listAt(claim, path);
  const [first] = list;
  const dated = (day: string) =>
    Object.fromEntries(
      Object.entries(first ?? {}).map(([name, value]) => [
        name,
        /^\d\d\/\d\d\/\d{4}$/.test(String(value)) ? day : value,
      ]),
    );
  return ['01/02/2020', '01/01/2020'].map((day, index) => ({
    path: `${path}.${list.length + index}`,
    value: dated(day),
  }));
}

function listAt(claim: EditSite['claim'], path: string): ClaimRecord[] {
  const list = valueOn(claim, path);
  return Array.isArray(list) ? list : [];
}

function lastOf({ claim }: EditSite, path: string): ClaimRecord {
  return listAt(claim, path).at(-1) ?? {};
}
