import type { Literal } from '../../schemas/generated/types.ts';
import { evaluateOperand } from '../../transforms/conditions/evaluate.ts';
import { valueAt } from '../../transforms/conditions/scope.ts';
import type { RuleNode } from '../../transforms/form/formModel.ts';
import type { FieldValue } from '../../transforms/ground/claim.ts';
import { keyOfPath, lastStep, modelIn, pathSteps } from '../../transforms/ground/claimPath.ts';
import { LINK_FIELD } from '../../transforms/ground/documentLinks.ts';
import type { CompiledCondition, Reference } from '../../transforms/ground/expressions.ts';
import { formatDay, parseDay } from '../../transforms/values/day.ts';
import { meaningOf } from '../../transforms/vocabulary/authoring.ts';
import {
  byMeaning,
  type ClaimMeaning,
  isValueMeaning,
  type MeaningOf,
  type MeaningTable,
} from '../../transforms/vocabulary/ruleMeaning.ts';
import type { RuleFailure } from '../../transforms/vocabulary/runtime.ts';
import { type Edit, rowsOfPath, valueOn } from './edits.ts';
import { type EditSite, type EditTools, pathOfReference, siteScope } from './editTools.ts';
import { additions, listLength, recordPaths, removals } from './listEdits.ts';
import { operandEdits, settingEdits } from './operandEdits.ts';
import { neighbouringDays, suggestedBy } from './plainValues.ts';
import type { SearchField } from './searchForm.ts';

/** Failed rule of an attempt, with the path of the failure. */
export interface Failed {
  rule: RuleNode;
  /** Path of the value that the rule belongs to. */
  owner: string;
  /** Path at which the error is reported. */
  path: string;
  variant?: string;
  params: RuleFailure['params']['params'];
}

interface Failure extends Failed {
  field: SearchField;
  site: EditSite;
  tools: EditTools;
}

/** Returns edits that may repair a failed rule; the caller judges the resulting claims. */
export function failureEdits(failed: Failed, claimSite: Omit<EditSite, 'rows'>, tools: EditTools): Edit[] {
  const field = tools.searchForm.fields.get(keyOfPath(failed.owner));
  if (!field) return [];
  const site = { ...claimSite, rows: rowsOfPath(failed.owner) };
  const meaning = meaningOf(failed.rule);
  const failure = { ...failed, field, site, tools };
  return isValueMeaning(meaning) ? otherValue(failure) : byMeaning(REPAIRS, meaning, failure);
}

const emptied = ({ owner, site, tools }: Failure): Edit[] => settingEdits(owner, [null], site, tools);

const falsified = (when: CompiledCondition | undefined, { site, tools }: Failure): Edit[] =>
  when ? tools.truth(when, false, site) : [];

/** Returns edits that set another value of the field, or empty it. */
const otherValue = (failure: Failure): Edit[] => [
  ...given(failure),
  ...calculated(failure),
  ...emptied(failure),
];

/** Edits that repair a failure, by the meaning of its rule. */
const REPAIRS: MeaningTable<Edit[], [Failure], ClaimMeaning['kind']> = {
  answer: ({ when }, failure) => [...given(failure), ...falsified(when, failure)],
  noAnswer: ({ when }, failure) => [...emptied(failure), ...falsified(when, failure), ...allRemoved(failure)],
  assertion: ({ when }, failure) => [
    ...failure.tools.truth(when, true, failure.site),
    ...emptied(failure),
    ...given(failure),
  ],
  laterThan: datesApart,
  sameAs: ({ other }, failure) => [...same(other, failure), ...emptied(failure)],
  someOf: chosen,
  records: recordEdits,
  documents: documentEdits,
  amount: amountEdits,
  emptyList: ({ list }, failure) => [
    ...given(failure),
    ...operandEdits({ count: list }, [1], failure.site, failure.tools),
  ],
};

/** Returns edits that set a value of the field. */
function given({ owner, field, site, tools }: Failure): Edit[] {
  if (field.type === 'list') return [additions(owner, 1, undefined, site, tools)];
  if (field.type === 'boolean') return settingEdits(owner, ['true'], site, tools);
  const [first, ...more] = settingEdits(owner, 'any', site, tools);
  return first ? [first, ...tools.random.shuffled(more)] : [];
}

/** Returns edits of the operands of a computed field, towards a value that its rule accepts. */
function calculated({ owner, field, rule, site, tools }: Failure): Edit[] {
  if (!field.plan?.computed) return [];
  const wanted = [...suggestedBy(rule, tools.random), '0', '1'];
  return operandEdits(field.plan.computed, wanted, { ...site, rows: rowsOfPath(owner) }, tools);
}

function allRemoved({ owner, field, site }: Failure): Edit[] {
  return field.type === 'list' ? [removals(owner, listLength(site.claim, owner), undefined, site)] : [];
}

function datesApart({ start: from }: MeaningOf<'laterThan'>, { owner, site, tools }: Failure): Edit[] {
  const start = parseDay(valueAt(from, siteScope(site)));
  const end = parseDay(valueOn(site.claim, owner));
  const later = start === null ? [] : neighbouringDays(start).filter((day) => day >= start);
  const earlier = end === null ? [] : neighbouringDays(end).filter((day) => day <= end);
  return [
    ...settingEdits(owner, later.map(formatDay), site, tools),
    ...operandEdits({ ref: from }, earlier.map(formatDay), site, tools),
    ...settingEdits(owner, [null], site, tools),
  ];
}

function same(other: Reference, { owner, site, tools }: Failure): Edit[] {
  const theirs = valueAt(other, siteScope(site)) as Literal;
  const own = valueOn(site.claim, owner) as Literal;
  const path = pathOfReference(other, site);
  return [
    ...settingEdits(owner, [theirs], site, tools),
    ...(path === undefined ? [] : settingEdits(path, [own], site, tools)),
  ];
}

/** Returns edits that fill some of the fields, or empty some of too many: one by one, and several together. */
function chosen({ fields, min }: MeaningOf<'someOf'>, { variant, site, tools }: Failure): Edit[] {
  const paths = fields.flatMap((ref) => pathOfReference(ref, site) ?? []);
  const isTooMany = variant === 'max' || variant === 'exactMax';
  const wanted = (path: string) => settingEdits(path, isTooMany ? [null] : 'any', site, tools);
  const each = tools.random.shuffled(paths).map((path) => wanted(path)[0] ?? []);
  const least = Math.max(1, min ?? 1);
  const several = [each.slice(0, least).flat(), each.slice(0, least + 1).flat(), each.flat()];
  return [...each, ...several].filter((edit) => edit.length > 0);
}

function recordEdits(meaning: MeaningOf<'records'>, { variant, owner, path, site, tools }: Failure): Edit[] {
  const bound = (side: 'min' | 'max') =>
    Number(meaning[side] ? evaluateOperand(meaning[side], siteScope(site)).value : 0);
  const { where, min, max } = meaning;
  const list = recordPaths(site.claim, owner);
  if (variant === 'min') {
    const edits = [1, Math.ceil(bound('min'))].map((count) => additions(owner, count, where, site, tools));
    const bounds = min ? operandEdits(min, ['0', String(list.length)], site, tools) : [];
    return [...edits.filter((edit) => edit.length > 0), ...bounds];
  }
  if (variant === 'max') {
    const bounds = max ? operandEdits(max, [String(list.length)], site, tools) : [];
    return [removals(owner, Math.max(1, list.length - bound('max')), where, site), ...bounds];
  }
  const record = rowsOfPath(path)[0] ?? '';
  const others = settingEdits(path, 'any', { ...site, rows: rowsOfPath(path) }, tools);
  return [
    ...tools.random.shuffled(others),
    ...(variant === 'ordered' ? [sorted(path, site)] : []),
    [{ path: record }],
  ];
}

/** Returns the edit that sorts the values of a field over the records. */
function sorted(path: string, { claim }: EditSite): Edit {
  const name = lastStep(path);
  const owner = modelIn(path);
  const places = Array.from({ length: listLength(claim, owner) }, (_, index) => `${owner}.${index}.${name}`);
  const key = (value: unknown) => parseDay(value) ?? Number(value);
  const values = places.map((place) => valueOn(claim, place) as FieldValue).sort((a, b) => key(a) - key(b));
  return places.flatMap((place, index) => {
    const value = values[index];
    return value === undefined ? [] : [{ path: place, value }];
  });
}

function documentEdits({ documents }: MeaningOf<'documents'>, failure: Failure): Edit[] {
  const { path, params, variant, site, tools } = failure;
  const demands = documents.filter(({ kind }) => kind === params?.kind);
  return demands.flatMap(({ per, when }) => {
    const rows = per === undefined ? [] : [path];
    const excused = when ? tools.truth(when, false, { ...site, rows }) : [];
    return variant === 'max' ? excused : [documentsAdded(failure, per !== undefined), ...excused];
  });
}

/** Returns the edit that adds the missing documents, linked to the record that lacks them. */
function documentsAdded({ path, params, variant, site, tools }: Failure, isLinked: boolean): Edit {
  const count = variant === 'min' ? Number(params?.min ?? 1) : 1;
  const added = additions('documentContexts', count, undefined, site, tools);
  const link = isLinked ? valueOn(site.claim, `${path}.${LINK_FIELD}`) : undefined;
  const marks: [string, FieldValue][] = [['kind', String(params?.kind)]];
  if (typeof link === 'string') marks.push([LINK_FIELD, link]);
  const places = added.map((change) => change.path).filter((place) => /^documentContexts\.\d+$/.test(place));
  const marked = places.flatMap((place) =>
    marks.flatMap(([name, value]) => {
      const field = tools.searchForm.fields.get(`documentContexts.${name}`);
      return field && tools.values.isEnterable(field, value) ? [{ path: `${place}.${name}`, value }] : [];
    }),
  );
  const linked = isLinked && typeof link !== 'string' ? linking(path, places, site, tools) : [];
  return [...added, ...marked, ...linked];
}

/** Returns the edit that sets the same number in a record and its documents, where the claimant numbers the records. */
function linking(record: string, places: readonly string[], site: EditSite, tools: EditTools): Edit {
  const own = settingEdits(`${record}.${LINK_FIELD}`, 'any', site, tools);
  const edit = own[Number(pathSteps(record).at(-1)) % Math.max(1, own.length)] ?? [];
  const value = edit[0]?.value;
  if (value === undefined) return [];
  return [...edit, ...places.map((place) => ({ path: `${place}.${LINK_FIELD}`, value }))];
}

function amountEdits({ where }: MeaningOf<'amount'>, { site, tools }: Failure): Edit[] {
  const list = 'claimTransactions';
  const places = recordPaths(site.claim, list);
  const amounts = (place: string, claim: EditSite['claim']) =>
    settingEdits(`${place}.amountClaimed`, 'any', { ...site, claim, rows: [place] }, tools).slice(0, 2);
  const added = additions(list, 1, where, site, tools);
  const adding = amounts(`${list}.${places.length}`, site.claim).map((edit) => [...added, ...edit]);
  return [...adding, ...places.flatMap((place) => amounts(place, site.claim))];
}
