import { livenessOf } from '../../transforms/claims/liveness.ts';
import { isAmong } from '../../transforms/claims/only.ts';
import { shownWhen } from '../../transforms/claims/shownWhen.ts';
import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import { keyOfPath, lastStep, modelIn, pathAround, pathSteps } from '../../transforms/ground/claimPath.ts';
import type { PlanPlacement } from '../../transforms/ground/plan.ts';
import type { Assessed } from './assess.ts';
import { type Move, moved, rowsOfPath, valueOn } from './edits.ts';
import type { KnownField } from './formKnowledge.ts';
import { additions } from './listMoves.ts';
import type { Site, Tools } from './moveTools.ts';
import { settingMoves } from './operandMoves.ts';
import type { Demand } from './repair.ts';
import { pathsOf, shows, type Target } from './targets.ts';

/** What a claim must show for a target, and the moves towards it. */
export function demandOf(target: Target, tools: Tools): Demand {
  return {
    isMet: (assessed) => shows(target, assessed, tools.knowledge),
    moves: (assessed) => movesToward(target, assessed, tools),
  };
}

function movesToward(target: Target, assessed: Assessed, tools: Tools): Move[] {
  const site: Site = { claim: assessed.claim, moment: assessed.moment, rows: [] };
  switch (target.kind) {
    case 'page': {
      const skip = tools.knowledge.plan.pages[target.page]?.skipWhen;
      return skip ? tools.truth(skip, false, site) : [];
    }
    case 'option':
      return inField(target.field, site, assessed, tools, (path, at) =>
        settingMoves(path, [target.value], at, tools),
      );
    case 'branch':
      return towardBranch(target, site, tools);
    case 'met': {
      const field = tools.knowledge.fields.get(target.rule.owner.key);
      if (!field) return [];
      return inField(field, site, assessed, tools, (path, at) =>
        field.type === 'list'
          ? [additions(path, 1, undefined, at, tools)]
          : settingMoves(path, 'any', at, tools),
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
  site: Site,
  tools: Tools,
): Move[] {
  const { list, inner, condition } = asked;
  const truths = (at: Site) =>
    tools.truth(condition, branch, at).map((move) => withFieldsShown(move, at, tools));
  if (list === undefined) return truths(site);
  return insideRecord(inner === undefined ? list : `${list}.${inner}`, site, tools, truths);
}

/** A move with what shows the fields that it sets, where they are hidden: what is hidden is empty. */
function withFieldsShown(move: Move, at: Site, tools: Tools): Move {
  const { claim } = moved({ claim: at.claim, entry: null }, move);
  const opening = move.flatMap(({ path, value }) => {
    const field = tools.knowledge.fields.get(keyOfPath(path));
    if (!field || value === null) return [];
    const ways = livenessMoves(field.placements, { ...at, claim, rows: rowsOfPath(path) }, tools);
    return tools.random.pick(ways ?? []) ?? [];
  });
  return [...opening, ...move];
}

/** Moves in a record of a list: in one that is there, or in a new one. */
function insideRecord(key: string, site: Site, tools: Tools, make: (at: Site) => Move[]): Move[] {
  const [list = '', inner] = pathSteps(key);
  const records = recordsOf(list, site);
  const outer =
    inner === undefined ? records : records.flatMap((path) => recordsOf(`${path}.${inner}`, site));
  const existing = outer.slice(0, 3).flatMap((path) => {
    const at = { ...site, rows: rowsOfPath(path) };
    return make(at).flatMap((move) => withListShown(list, move, at, tools));
  });
  const parents = inner === undefined ? [list] : records.slice(0, 1).map((path) => `${path}.${inner}`);
  const added = parents.flatMap((path): Move[] => {
    const move = additions(path, 1, undefined, site, tools);
    const at = move[0]?.path;
    if (at === undefined) return [];
    const { claim } = moved({ claim: site.claim, entry: null }, move);
    const inside = { ...site, claim, rows: rowsOfPath(at) };
    return make(inside).flatMap((further) => withListShown(list, [...move, ...further], inside, tools));
  });
  const first =
    inner !== undefined && records.length === 0 ? [additions(list, 1, undefined, site, tools)] : [];
  return [...existing, ...added, ...first];
}

/** How many ways of showing a list are tried with a move in it. */
const WAYS_OF_SHOWING = 3;

/** A move in a record, with what shows the record where it is not shown: no claim has a record that is hidden. */
export function withListShown(list: string, move: Move, at: Site, tools: Tools): Move[] {
  const placements = tools.knowledge.fields.get(list)?.placements ?? [];
  const { claim } = moved({ claim: at.claim, entry: null }, move);
  const record = at.rows.at(-1);
  if (record === undefined || valueOn(claim, record) === undefined) return [move];
  const opening = livenessMoves(placements, { ...at, claim, rows: [record] }, tools);
  return opening?.slice(0, WAYS_OF_SHOWING).map((open) => [...open, ...move]) ?? [move];
}

function recordsOf(path: string, { claim }: Site): string[] {
  const value = valueOn(claim, path);
  return Array.isArray(value)
    ? value.flatMap((record, at) => (record === null ? [] : [`${path}.${at}`]))
    : [];
}

/** Moves at a field, wherever it stands, with what it needs to be asked. */
export function inField(
  field: KnownField,
  site: Site,
  assessed: Assessed,
  tools: Tools,
  make: (path: string, at: Site) => Move[],
): Move[] {
  const { key } = field;
  const name = lastStep(key);
  const model = modelIn(key);
  const isList = tools.knowledge.fields.get(model)?.type === 'list';
  if (!isList || key === model)
    return pathsOf(key, assessed).flatMap((path) => withLiveness(field, make(path, site), site, tools));
  return insideRecord(pathAround(key), site, tools, (at) => {
    const path = `${at.rows[0] ?? ''}.${name}`;
    return keyOfPath(path) === key ? withLiveness(field, make(path, at), at, tools) : [];
  });
}

/** The moves, each with what makes the field be asked, where it is not. */
function withLiveness({ placements }: KnownField, moves: readonly Move[], site: Site, tools: Tools): Move[] {
  const opening = livenessMoves(placements, site, tools);
  if (opening === undefined) return [...moves];
  return moves.slice(0, 8).flatMap((move) => {
    const open = tools.random.pick(opening) ?? [];
    return [[...open, ...move], open];
  });
}

/** Moves that make one of the placements show; undefined where one does already. */
export function livenessMoves(
  placements: readonly PlanPlacement[],
  site: Site,
  { knowledge, truth }: Tools,
): Move[] | undefined {
  const rows = site.rows.map((path) => valueOn(site.claim, path) as ClaimRecord);
  const scope = { claim: site.claim, rows, ...site.moment };
  if (livenessOf(knowledge.plan, placements, scope).live) return undefined;
  const record = rows.at(-1);
  const own = record ? placements.filter(({ only }) => isAmong(only, record)) : placements;
  return own.flatMap((placement) => truth(shownWhen(placement, knowledge.plan), true, site));
}
