/** Ways to make a form or a claim smaller by one part, so that what a failure shows can be read at a glance. */

type Json = unknown;

function isObject(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type MayGo = (key: string, holder: Json) => boolean;

function* withoutOneEntry(list: Json[], mayGo: MayGo): Generator<Json> {
  for (const [index, item] of list.entries()) {
    if (mayGo(String(index), list)) yield list.toSpliced(index, 1);
    for (const smaller of withoutOnePart(item, mayGo)) yield list.with(index, smaller);
  }
}

function* withoutOneProperty(object: Record<string, Json>, mayGo: MayGo): Generator<Json> {
  for (const [key, item] of Object.entries(object)) {
    const { [key]: _gone, ...rest } = object;
    if (mayGo(key, object)) yield rest;
    for (const smaller of withoutOnePart(item, mayGo)) yield { ...object, [key]: smaller };
  }
}

/** Copies of a value, each without one array entry or one property that `mayGo` allows, at any depth. */
function* withoutOnePart(value: Json, mayGo: MayGo): Generator<Json> {
  if (Array.isArray(value)) yield* withoutOneEntry(value, mayGo);
  else if (isObject(value)) yield* withoutOneProperty(value, mayGo);
}

/** The smallest value that still holds, going greedily through one removal after another. */
export function reduced<T>(value: T, mayGo: MayGo, stillHolds: (value: T) => boolean): T {
  for (const smaller of withoutOnePart(value, mayGo)) {
    if (stillHolds(smaller as T)) return reduced(smaller as T, mayGo, stillHolds);
  }
  return value;
}

/** Of a form: whole models, fields, rules, calculations and the entries of lists; never the parts of a parameter. */
export function mayLeaveForm(key: string, holder: Json): boolean {
  if (key === 'computed') return true;
  return (
    Array.isArray(holder) &&
    holder.every((entry) => isObject(entry) && ('rules' in entry || 'fields' in entry || 'name' in entry))
  );
}

const OPTIONAL_ON_PAGES = ['skipWhen', 'required', 'hide', 'disable', 'disableOnFulfilled', 'resetValue'];

/** Of pages: blocks, placements and dependencies, and what may be left out of them. The pages themselves stay. */
export function mayLeavePage(key: string, holder: Json): boolean {
  if (!Array.isArray(holder)) return OPTIONAL_ON_PAGES.includes(key);
  return holder.every((entry) => isObject(entry) && !('path' in entry));
}

/** Of a claim: anything. */
export function mayLeaveClaim(): boolean {
  return true;
}
