import { evaluateCondition } from '../conditions/evaluate.ts';
import { type Moment, momentOf } from '../conditions/scope.ts';
import type { ClaimDocument } from '../ground/claim.ts';
import { keyOfPath } from '../ground/claimPath.ts';
import type { FormPlan } from '../ground/plan.ts';
import type { ClaimError, JudgeContext, Verdict } from '../ground/verdict.ts';
import { isOfRequiredFamily } from '../vocabulary/rules.ts';
import type { RuleFailure } from '../vocabulary/runtime.ts';
import { completeClaim } from './complete.ts';
import { compareErrorsByConfiguration } from './errorOrder.ts';
import { fieldSitesOf } from './fieldSites.ts';
import { isSkipped } from './liveness.ts';
import { isRuleFailure, type LoadedForm, type StructureError } from './loadForm.ts';
import { LongTexts } from './longTexts.ts';
import { emptyPlaces } from './recordFilter.ts';
import { type Settled, settle } from './settle.ts';
import { STRUCTURE_CODES, structureCode } from './structureCodes.ts';
import { withoutValuesAt } from './withoutValuesAt.ts';

/** Error of a rule, with the path of the value that the rule belongs to and its position in the configuration. */
export interface RuleError extends ClaimError {
  owner: string;
  order: number;
}

/** Verdict whose errors name the rule of the configuration that each comes from. */
export interface DetailedVerdict extends Omit<Verdict, 'errors'> {
  errors: RuleError[];
}

function pathOf(pointer: string): string {
  return pointer.slice(1).replaceAll('/', '.');
}

function ruleError({ instancePath, params: failure }: RuleFailure): RuleError {
  const owner = pathOf(instancePath);
  return { params: {}, ...failure, path: reportedPath(owner, failure.path), owner };
}

function reportedPath(owner: string, path: string | undefined): string {
  if (path === undefined) return owner;
  return path.startsWith('/') ? path.slice(1) : `${owner}.${path}`;
}

/** Converts a structural error (a value of the wrong type, or an unknown name) to an error of the claim. */
function structureError(error: StructureError): ClaimError {
  const path = pathOf(error.instancePath);
  const rule = structureCode(error);
  if (rule !== STRUCTURE_CODES.additionalProperties) return { path, rule, params: {} };
  const unknown = String(error.params.additionalProperty);
  return { path: path ? `${path}.${unknown}` : unknown, rule, params: {} };
}

/** Tests if the path, or one that it is part of, is among the paths. */
function isWithin(path: string, paths: ReadonlySet<string>): boolean {
  if (paths.size === 0) return false;
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1))
    if (paths.has(path.slice(0, end))) return true;
  return false;
}

function counts(
  error: RuleError,
  settled: Settled,
  malformed: ReadonlySet<string>,
  clientOnly: ReadonlySet<string>,
): boolean {
  if (isWithin(error.owner, settled.dead) || isWithin(error.path, settled.dead)) return false;
  const rules = error.index === undefined ? [error.rule] : [error.rule, error.index];
  if (rules.some((rule) => settled.deadRules.has(`${error.owner}#${rule}`))) return false;
  if (isWithin(error.path, malformed)) return false;
  if (clientOnly.has(keyOfPath(error.owner))) return false;
  return !(isOfRequiredFamily(error.rule, error.variant) && isWithin(error.owner, settled.disabled));
}

const CLIENT_ONLY = new WeakMap<FormPlan, ReadonlySet<string>>();

/** Returns the keys of clientOnly fields, cached for each plan. */
function clientOnlyFields(plan: FormPlan): ReadonlySet<string> {
  const known = CLIENT_ONLY.get(plan);
  if (known) return known;
  const sites = plan.models.flatMap(fieldSitesOf);
  const made = new Set(sites.flatMap(({ key, field }) => (field.clientOnly ? [key] : [])));
  CLIENT_ONLY.set(plan, made);
  return made;
}

const NO_FIELDS: ReadonlySet<string> = new Set();

function exitOf(plan: FormPlan, claim: ClaimDocument, moment: Moment): Verdict['exit'] {
  const scope = { claim, rows: [], ...moment };
  for (const [index, page] of plan.pages.slice(0, plan.sequence).entries()) {
    const exit = page.exits?.find(({ when }) => evaluateCondition(when, scope));
    if (exit && !isSkipped(plan, index, scope)) return { page: page.name, to: exit.to };
  }
  return undefined;
}

function publicError({ owner: _owner, order: _order, ...error }: RuleError): ClaimError {
  return error;
}

/**
 * Judges a claim: completes it, settles it, validates it, drops the errors of what is not live, and sorts the rest in
 * the order of the configuration. Browser, server and CLI all call this function (C4-21).
 */
export function judge(claim: unknown, form: LoadedForm, context: JudgeContext): Verdict {
  const verdict = judgeInDetail(claim, form, context);
  return { ...verdict, errors: verdict.errors.map(publicError) };
}

/**
 * Judges a claim as `judge` does, with errors that identify which of several rules of a kind failed. Values of a wrong
 * type are judged as empty by all other rules (C12-13).
 */
export function judgeInDetail(claim: unknown, form: LoadedForm, context: JudgeContext): DetailedVerdict {
  const verdict = judgeAsItStands(claim, form, context);
  const wrong = new Set(verdict.structure.map(({ path }) => path));
  if (wrong.size === 0) return verdict;
  const rest = judgeAsItStands(withoutValuesAt(claim, wrong), form, context);
  const errors = rest.errors.filter(({ path, owner }) => !isWithin(path, wrong) && !isWithin(owner, wrong));
  const { claim: settled, structure, changes } = verdict;
  return { claim: settled, errors, structure, changes, ...(rest.exit && { exit: rest.exit }) };
}

/** Returns all errors of a claim: values of wrong types, unknown names, and failed rules. */
export function allErrors({ structure, errors }: Pick<Verdict, 'structure' | 'errors'>): ClaimError[] {
  return [...structure, ...errors];
}

function judgeAsItStands(claim: unknown, form: LoadedForm, context: JudgeContext): DetailedVerdict {
  const { plan } = form;
  const moment = momentOf(context);
  const completed = completeClaim(claim, plan);
  const longTexts = new LongTexts(completed, plan);
  const settled = settle(completed, plan, moment);
  const rules: RuleError[] = settled.errors.map((error) => ({ ...error, owner: error.path, order: -1 }));
  const structure: ClaimError[] = [];
  // A browser judges claims that are settled already, in which a record that is not live is null; an incoming claim
  // cannot have null there.
  const places = context.audience === 'browser' ? emptyPlaces(settled.claim, plan) : NO_FIELDS;
  for (const error of form.validate(settled.claim, context)) {
    if (isRuleFailure(error)) rules.push(ruleError(error));
    else {
      const wrong = structureError(error);
      // A record that is not live is null, which is no error.
      if (!isWithin(wrong.path, settled.dead) && !places.has(wrong.path)) structure.push(wrong);
    }
  }
  const malformed = new Set(structure.map((error) => error.path));
  const clientOnly = context.audience === 'server' ? clientOnlyFields(plan) : NO_FIELDS;
  longTexts.restore();
  const counted = rules.filter((error) => counts(error, settled, malformed, clientOnly));
  const errors = longTexts.errorsIn(counted, {
    make: (error): RuleError => ({ ...error, owner: error.path, order: -1 }),
    isLive: (path) => !isWithin(path, settled.dead),
  });
  const exit = exitOf(plan, settled.claim, moment);
  return {
    claim: settled.claim,
    errors: errors.sort(compareErrorsByConfiguration(plan)),
    structure,
    changes: settled.changes,
    ...(exit && { exit }),
  };
}
