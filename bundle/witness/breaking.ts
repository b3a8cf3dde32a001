import type { RuleNode } from '../../transforms/form/formModel.ts';
import type { ClaimRecord, FieldValue } from '../../transforms/ground/claim.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { formatDay, shiftDay } from '../../transforms/values/day.ts';
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
  if (field.type === 'list') return listBreaks(rule, site, tools);
  return inField(field, site, assessed, tools, (path, at) => {
    const unset: FieldValue = field.type === 'boolean' ? false : null;
    const values = field.type === 'boolean' ? [true, false] : unfitFor(field.type, rule, at);
    const set = (value: FieldValue): Move => [{ path, value }];
    const condition = 'when' in rule.instance ? rule.instance.when : undefined;
    const held = condition ? tools.truth(condition, rule.name !== 'assert', at).slice(0, 12) : [];
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
      ...emptied(rule, at, tools),
      ...calculatedBreaks(rule, field, path, at, tools),
    ];
  });
}

function unfitFor(type: string, rule: RuleNode, { moment }: Site): FieldValue[] {
  const later = shiftDay(moment.today, { years: 5, months: 0, days: 0 });
  const bounds =
    rule.name === 'range' && rule.instance.type === 'number'
      ? [rule.instance.min, rule.instance.max].flatMap(edges)
      : [];
  const long = rule.name === 'maxLength' ? ['x'.repeat(rule.instance.max + 1)] : [];
  const all = [...long, ...bounds, ...UNFIT, ...(later === null ? [] : [formatDay(later)])];
  return type === 'file' ? [null] : all;
}

/** Changes what a computed field is made of, to what its rule refuses. */
function calculatedBreaks(
  { name, instance }: RuleNode,
  { plan }: KnownField,
  path: string,
  site: Site,
  tools: Tools,
): Move[] {
  if (!plan?.computed) return [];
  const bounds = name === 'range' && instance.type === 'number' ? [instance.min, instance.max] : [];
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
function emptied(rule: RuleNode, site: Site, tools: Tools): Move[] {
  if (!('fields' in rule.instance)) return [];
  const each = rule.instance.fields.map((ref) => tools.operand({ ref }, [null], site)[0] ?? []);
  const full = rule.instance.fields.map((ref) => tools.operand({ ref }, 'any', site)[0] ?? []);
  return [each.flat(), full.flat()];
}

function listBreaks(rule: RuleNode, site: Site, tools: Tools): Move[] {
  const path =
    pathSteps(rule.owner.key).length === 1
      ? rule.owner.key
      : `${pathSteps(rule.owner.key)[0]}.0.${pathSteps(rule.owner.key)[1]}`;
  const count = lengthOf(site.claim, path);
  const last = structuredClone(lastOf(site, path));
  const copies = (more: number): Move =>
    Array.from({ length: more }, (_, index) => ({ path: `${path}.${count + index}`, value: last }));
  const demands = rule.name === 'documentsRequired' ? rule.instance.documents : [];
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
  const conditional =
    'when' in rule.instance ? tools.truth(rule.instance.when, rule.name !== 'assert', site) : [];
  return [
    removals(path, count, undefined, site),
    ...(rule.name === 'records' ? recordBreaks(rule, path, site, tools) : []),
    ...(count > 0 ? [copies(1), reversed(path, site), copies(boundOf(rule) + 1)] : []),
    additions(path, 1, undefined, site, tools),
    additions(path, 2, undefined, site, tools),
    ...needed,
    ...conditional.flatMap((move) => [
      [...move, ...removals(path, count, undefined, site)],
      [...move, ...additions(path, 1, undefined, site, tools)],
    ]),
  ].filter((move) => move.length > 0);
}

/** How many records a rule lets be, where it says a plain number. */
function boundOf({ name, instance }: RuleNode): number {
  if (name !== 'records' || !instance.max || !('literal' in instance.max)) return 30;
  return Math.min(500, Number(instance.max.literal) || 30);
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
