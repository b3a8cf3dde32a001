import type { RuleNode } from '../../transforms/form/formModel.ts';
import type { ClaimRecord, FieldValue } from '../../transforms/ground/claim.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { formatDay, shiftDay } from '../../transforms/values/day.ts';
import { meaningOf } from '../../transforms/vocabulary/authoring.ts';
import type { RuleMeaning } from '../../transforms/vocabulary/ruleMeaning.ts';
import type { Assessed } from './assess.ts';
import { inField } from './demands.ts';
import { type Move, rowsOfPath, valueOn } from './edits.ts';
import type { FormKnowledge, KnownField } from './formKnowledge.ts';
import { additions, lengthOf, removals } from './listMoves.ts';
import type { Site, Tools } from './moveTools.ts';
import { operandMoves } from './operandMoves.ts';
import { edges } from './plainValues.ts';
import { recordBreaks } from './recordBreaks.ts';

/** Texts that rules on the value alone refuse, one or another: what a careless client might send. */
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

/** Moves after which a rule may fail. */
export function breakingMoves(
  rule: RuleNode,
  assessed: Assessed,
  knowledge: FormKnowledge,
  tools: Tools,
): Move[] {
  const field = knowledge.fields.get(rule.owner.key);
  if (!field) return [];
  const site: Site = { claim: assessed.claim, moment: assessed.moment, rows: [] };
  const meaning = meaningOf(rule);
  if (field.type === 'list') return listBreaks(rule, meaning, site, tools);
  return inField(field, site, assessed, tools, (path, at) => {
    const unset: FieldValue = field.type === 'boolean' ? false : null;
    const values = field.type === 'boolean' ? [true, false] : unfitFor(field.type, meaning, at);
    const set = (value: FieldValue): Move => [{ path, value }];
    const held = awaiting(meaning, at, tools).slice(0, 12);
    const sets = [set(unset), ...values.map(set)];
    const given = tools.values.of(field).slice(0, 3).map(set);
    return [
      ...held.flatMap((move) => [
        [...move, ...set(unset)],
        ...given.map((own) => [...move, ...own]),
        ...sets.slice(1, 3).map((own) => [...move, ...own]),
      ]),
      ...sets,
      ...given,
      ...emptied(meaning, at, tools),
      ...calculatedBreaks(meaning, field, path, at, tools),
    ];
  });
}

/** Moves to claims in which a rule's condition lets it fail. */
function awaiting(meaning: RuleMeaning, site: Site, tools: Tools): Move[] {
  const when = 'when' in meaning ? meaning.when : undefined;
  return when ? tools.truth(when, meaning.kind !== 'assertion', site) : [];
}

function unfitFor(type: string, meaning: RuleMeaning, { moment }: Site): FieldValue[] {
  const later = shiftDay(moment.today, { years: 5, months: 0, days: 0 });
  const bounds = meaning.kind === 'number' ? [meaning.min, meaning.max].flatMap(edges) : [];
  const long = meaning.kind === 'length' && meaning.max !== null ? ['x'.repeat(meaning.max + 1)] : [];
  const all = [...long, ...bounds, ...UNFIT, ...(later === null ? [] : [formatDay(later)])];
  return type === 'file' ? [null] : all;
}

/** Changes what a computed field is made of, to what its rule refuses. */
function calculatedBreaks(
  meaning: RuleMeaning,
  { plan }: KnownField,
  path: string,
  site: Site,
  tools: Tools,
): Move[] {
  if (!plan?.computed) return [];
  const bounds = meaning.kind === 'number' ? [meaning.min, meaning.max] : [];
  const beyond = [
    ...bounds.flatMap(edges),
    ...bounds.flatMap((bound) => edges(Number(bound) * 2)),
    '-1',
    '0',
    '0.001',
  ];
  return operandMoves(plan.computed, beyond, { ...site, rows: rowsOfPath(path) }, tools);
}

/** Empties the other fields that a rule asks for. */
function emptied(meaning: RuleMeaning, site: Site, tools: Tools): Move[] {
  if (meaning.kind !== 'someOf') return [];
  const each = meaning.fields.map((ref) => tools.operand({ ref }, [null], site)[0] ?? []);
  const full = meaning.fields.map((ref) => tools.operand({ ref }, 'any', site)[0] ?? []);
  return [each.flat(), full.flat()];
}

function listBreaks({ owner }: RuleNode, meaning: RuleMeaning, site: Site, tools: Tools): Move[] {
  const [model = '', list] = pathSteps(owner.key);
  const path = list === undefined ? model : `${model}.0.${list}`;
  const count = lengthOf(site.claim, path);
  const last = structuredClone(lastOf(site, path));
  const copies = (more: number): Move =>
    Array.from({ length: more }, (_, index) => ({ path: `${path}.${count + index}`, value: last }));
  const demands = meaning.kind === 'documents' ? meaning.documents : [];
  const needed = demands.flatMap(({ when, per }): Move[] => {
    const inside = per === undefined ? site : { ...site, rows: [`${per}.0`] };
    const extra = per === undefined ? [] : additions(per, 1, undefined, site, tools);
    const held =
      when && (per === undefined || lengthOf(site.claim, per) > 0) ? tools.truth(when, true, inside) : [[]];
    return held.slice(0, 6).flatMap((move) => [
      [...move, ...removals(path, count, undefined, site)],
      [...extra, ...move],
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
    ...conditional.flatMap((move) => [
      [...move, ...removals(path, count, undefined, site)],
      [...move, ...additions(path, 1, undefined, site, tools)],
    ]),
  ].filter((move) => move.length > 0);
}

/** Returns the most records that a rule lets through, where it is a plain number; else 30. */
function boundOf(meaning: RuleMeaning): number {
  if (meaning.kind !== 'records' || !meaning.max || !('literal' in meaning.max)) return 30;
  return Math.min(500, Number(meaning.max.literal) || 30);
}

/** Two records more, that are out of order whatever they are put in order by. */
function reversed(path: string, { claim }: Site): Move {
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

function listAt(claim: Site['claim'], path: string): ClaimRecord[] {
  const list = valueOn(claim, path);
  return Array.isArray(list) ? list : [];
}

function lastOf({ claim }: Site, path: string): ClaimRecord {
  return listAt(claim, path).at(-1) ?? {};
}
