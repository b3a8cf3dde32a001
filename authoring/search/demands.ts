import { livenessOf } from '../../transforms/claims/liveness.ts';
import { matchesFilter } from '../../transforms/claims/recordFilter.ts';
import { shownWhen } from '../../transforms/claims/shownWhen.ts';
import { isConditional } from '../../transforms/claims/stepReads.ts';
import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import { keyOfPath, lastStep, modelIn, pathAround, pathSteps } from '../../transforms/ground/claimPath.ts';
import type { PlanPlacement } from '../../transforms/ground/plan.ts';
import type { Assessed } from './assess.ts';
import { type Edit, rowsOfPath, valueOn } from './edits.ts';
import { type EditSite, type EditTools, siteAfter } from './editTools.ts';
import { additions } from './listEdits.ts';
import { settingEdits } from './operandEdits.ts';
import type { SearchDemand } from './repair.ts';
import type { SearchField } from './searchForm.ts';
import { fieldPaths, shows, type Target } from './targets.ts';

/** Returns the demand that a claim shows a target: the test, and the edits that bring claims nearer to it. */
export function demandOf(target: Target, tools: EditTools): SearchDemand {
  return {
    isMet: (assessed) => shows(target, assessed, tools.searchForm),
    edits: (assessed) => editsToward(target, assessed, tools),
  };
}

function editsToward(target: Target, assessed: Assessed, tools: EditTools): Edit[] {
  const site: EditSite = { claim: assessed.claim, moment: assessed.moment, rows: [] };
  switch (target.kind) {
    case 'page': {
      const skip = tools.searchForm.plan.pages[target.page]?.skipWhen;
      return skip ? tools.truth(skip, false, site) : [];
    }
    case 'option':
      return inField(target.field, site, assessed, tools, (path, at) =>
        settingEdits(path, [target.value], at, tools),
      );
    case 'branch':
      return towardBranch(target, site, tools);
    case 'met': {
      const field = tools.searchForm.fields.get(target.rule.owner.key);
      if (!field) return [];
      return inField(field, site, assessed, tools, (path, at) =>
        field.type === 'list'
          ? [additions(path, 1, undefined, at, tools)]
          : settingEdits(path, 'any', at, tools),
      );
    }
    case 'form':
    case 'exit':
    case 'broken':
      return [];
  }
}

function towardBranch(
  { asked, branch }: Extract<Target, { kind: 'branch' }>,
  site: EditSite,
  tools: EditTools,
): Edit[] {
  const { list, inner, condition } = asked;
  const truths = (at: EditSite) =>
    tools.truth(condition, branch, at).map((edit) => withFieldsShown(edit, at, tools));
  if (list === undefined) return truths(site);
  return insideRecord(inner === undefined ? list : `${list}.${inner}`, site, tools, truths);
}

/** Extends an edit by edits that show its fields where they are hidden, because hidden fields are emptied. */
function withFieldsShown(edit: Edit, at: EditSite, tools: EditTools): Edit {
  const { fields, plan } = tools.searchForm;
  let after: EditSite | undefined;
  const opening = edit.flatMap(({ path, value }) => {
    const field = fields.get(keyOfPath(path));
    if (!field || value === null || !field.placements.every((place) => isConditional(place, plan.pages)))
      return [];
    after ??= siteAfter(at, edit);
    const ways = livenessEdits(field.placements, { ...after, rows: rowsOfPath(path) }, tools);
    return tools.random.pick(ways ?? []) ?? [];
  });
  return [...opening, ...edit];
}

/** Returns edits in a record of a list: in an existing one, or in a new one. */
function insideRecord(key: string, site: EditSite, tools: EditTools, make: (at: EditSite) => Edit[]): Edit[] {
  const [list = '', inner] = pathSteps(key);
  const records = recordsOf(list, site);
  const outer =
    inner === undefined ? records : records.flatMap((path) => recordsOf(`${path}.${inner}`, site));
  const existing = outer.slice(0, 3).flatMap((path) => {
    const at = { ...site, rows: rowsOfPath(path) };
    return make(at).flatMap((edit) => withListShown(list, edit, at, tools));
  });
  const parents = inner === undefined ? [list] : records.slice(0, 1).map((path) => `${path}.${inner}`);
  const added = parents.flatMap((path): Edit[] => {
    const edit = additions(path, 1, undefined, site, tools);
    const at = edit[0]?.path;
    if (at === undefined) return [];
    const inside = siteAfter(site, edit, rowsOfPath(at));
    return make(inside).flatMap((further) => withListShown(list, [...edit, ...further], inside, tools));
  });
  const first =
    inner !== undefined && records.length === 0 ? [additions(list, 1, undefined, site, tools)] : [];
  return [...existing, ...added, ...first];
}

/** Maximum number of ways of showing a list that are combined with an edit in it. */
const WAYS_OF_SHOWING = 3;

/** Extends an edit in a record by edits that show the record where it is hidden, because hidden records are removed. */
export function withListShown(list: string, edit: Edit, at: EditSite, tools: EditTools): Edit[] {
  const placements = tools.searchForm.fields.get(list)?.placements ?? [];
  const after = siteAfter(at, edit);
  const record = at.rows.at(-1);
  if (record === undefined || valueOn(after.claim, record) === undefined) return [edit];
  const opening = livenessEdits(placements, { ...after, rows: [record] }, tools);
  return opening?.slice(0, WAYS_OF_SHOWING).map((open) => [...open, ...edit]) ?? [edit];
}

function recordsOf(path: string, { claim }: EditSite): string[] {
  const value = valueOn(claim, path);
  return Array.isArray(value)
    ? value.flatMap((record, at) => (record === null ? [] : [`${path}.${at}`]))
    : [];
}

/**
 * Returns the edits that `make` returns for each path of a field, in existing and in new records where it is in a list,
 * extended by edits that show the field.
 */
export function inField(
  field: SearchField,
  site: EditSite,
  assessed: Assessed,
  tools: EditTools,
  make: (path: string, at: EditSite) => Edit[],
): Edit[] {
  const { key } = field;
  const name = lastStep(key);
  const model = modelIn(key);
  const isList = tools.searchForm.fields.get(model)?.type === 'list';
  if (!isList || key === model)
    return fieldPaths(key, assessed).flatMap((path) => withLiveness(field, make(path, site), site, tools));
  return insideRecord(pathAround(key), site, tools, (at) => {
    const path = `${at.rows[0] ?? ''}.${name}`;
    return keyOfPath(path) === key ? withLiveness(field, make(path, at), at, tools) : [];
  });
}

/** Extends the edits by those that show the field where it is hidden. */
function withLiveness(
  { placements }: SearchField,
  edits: readonly Edit[],
  site: EditSite,
  tools: EditTools,
): Edit[] {
  const opening = livenessEdits(placements, site, tools);
  if (opening === undefined) return [...edits];
  return edits.slice(0, 8).flatMap((edit) => {
    const open = tools.random.pick(opening) ?? [];
    return [[...open, ...edit], open];
  });
}

/** Returns edits that show one of the placements; undefined where one is shown already. */
export function livenessEdits(
  placements: readonly PlanPlacement[],
  site: EditSite,
  { searchForm, truth }: EditTools,
): Edit[] | undefined {
  const rows = site.rows.map((path) => valueOn(site.claim, path) as ClaimRecord);
  const scope = { claim: site.claim, rows, ...site.moment };
  if (livenessOf(searchForm.plan, placements, scope).live) return undefined;
  const record = rows.at(-1);
  const own = record ? placements.filter(({ only }) => matchesFilter(only, record)) : placements;
  return own.flatMap((placement) => truth(shownWhen(placement, searchForm.plan), true, site));
}
