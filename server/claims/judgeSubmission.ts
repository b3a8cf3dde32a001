import { judge } from '../../transforms/claims/judge.ts';
import { fromParts, PayloadError } from '../../transforms/claims/payload.ts';
import { readCredentials } from '../../transforms/claims/readCredentials.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import { camelCase, isModelName, MODEL_KINDS } from '../../transforms/ground/modelNames.ts';
import type { FormPlan } from '../../transforms/ground/plan.ts';
import type { ClaimError, JudgeContext, Verdict } from '../../transforms/ground/verdict.ts';
import { messageOf } from '../../transforms/messages/messageOf.ts';
import type { Texts } from '../../transforms/texts/lookUp.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import { textsOf } from '../culture.ts';
import { type Problem, ProblemError } from '../http/problems.ts';
import type { StoredDocument } from '../store/storedClaim.ts';
import type { AdmissionContext, AdmissionForm } from './admission.ts';
import { type DocumentFault, documentFaults, type SentDocument } from './documentMatch.ts';
import { type Parts, requireRightHash, type SentModel } from './modelParts.ts';
import type { Submission } from './receiveSubmission.ts';

/** Maximum number of errors in a response, which also has the count of all. */
const MOST_LISTED = 100;

type ValidationError = NonNullable<Problem['validationErrors']>[number];

const SHA_256 = /^[0-9a-f]{64}$/;

/** Judged claim, whose uploaded documents are compared with it once they have arrived. */
export interface JudgedSubmission {
  /** Settled claim, as it is stored. */
  claim: ClaimDocument;
  /** Returns the mismatches of `documentContexts` and documents; none where a value is of the wrong type. */
  faultsOf(documents: readonly SentDocument[]): DocumentFault[];
  /** Throws validationFailed with every error's path, those of mismatched documents too. */
  requireAccepted(documents: readonly StoredDocument[]): void;
}

/** Messages of errors outside the rules, which no browser of ours causes. English, for authors of clients. */
const STRUCTURE_TEXTS = {
  notLive: 'The field does not apply to this claim and must be empty',
  reset: 'The field was reset by another answer',
  exit: 'By these answers no claim can be filed',
};

/** Throws configurationChanged where a submission is of another configuration than the form (C2-02). */
export function requireSameConfiguration(
  { configurationHash }: ServedForm,
  { texts }: Pick<Submission, 'texts'>,
): void {
  const sent = texts.configurationHash;
  if (sent === undefined) throw invalid('The part configurationHash is missing');
  if (!SHA_256.test(sent))
    throw invalid('The part configurationHash is no SHA-256: GET /api/forms/manifest answers the right one');
  if (sent !== configurationHash)
    throw new ProblemError('configurationChanged', {
      configurationHash,
      detail: `The part configurationHash is of another configuration: it is ${configurationHash} now`,
    });
}

/** Throws configurationChanged where a record has another metadataHash than the form's model (C2-02). */
export function requireHashes(served: ServedForm, models: Parts): void {
  // Skipped, because the server stores its own rows.
  for (const [name, value] of Object.entries(models))
    if (name !== 'prepopulatedData')
      for (const model of [value].flat()) requireRightHash(served, name, model.metadataHash);
}

/** Throws formDisabled where the settlement has switched the form off. */
export function requireEnabled({ settings }: ServedForm): void {
  if (settings.enabled === false) throw new ProblemError('formDisabled');
}

/**
 * Builds the claim document of a submission. Throws where models are missing, of another form, or not the form's
 * (R5-39, R8-16).
 */
export function readClaim(served: ServedForm, models: Parts): ClaimDocument {
  const names = new Set(served.entries.map(({ metadata }) => camelCase(metadata.dtoMapping)));
  for (const [name, value] of Object.entries(models)) {
    if (!names.has(name)) throw invalid(`The form has no model ${name}`);
    for (const model of [value].flat()) requireOwn(served, name, model);
  }
  for (const name of names)
    if (isModelName(name) && MODEL_KINDS[name] === 'single' && !models[name])
      throw invalid(`The part ${name} is missing`);
  const { plan } = served.module.loaded;
  const parts = Object.entries(models).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(withCamelNames) : withCamelNames(value),
  ]);
  try {
    return withReadCredentials(fromParts(Object.fromEntries(parts), plan).claim, plan);
  } catch (error) {
    throw error instanceof PayloadError ? invalid(error.message) : error;
  }
}

function withReadCredentials(claim: ClaimDocument, plan: FormPlan): ClaimDocument {
  const { credentials } = claim;
  if (!credentials || Array.isArray(credentials)) return claim;
  return { ...claim, credentials: readCredentials(credentials, plan) };
}

/** Converts field names, which may arrive in PascalCase (C2-01). */
function withCamelNames(model: SentModel): SentModel {
  return { ...model, fields: camelNames(model.fields) };
}

function camelNames(fields: Record<string, unknown>): Record<string, unknown> {
  const named = Object.entries(fields).map(([name, value]) => [camelCase(name), camelRecords(value)]);
  return Object.fromEntries(named);
}

/** Converts the records of an inner list; a file's description is no record and stays. */
function camelRecords(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((record) =>
    typeof record === 'object' && record !== null && !Array.isArray(record) ? camelNames(record) : record,
  );
}

function requireOwn(served: ServedForm, name: string, { metadata }: SentModel): void {
  if (camelCase(metadata.dtoMapping) !== name)
    throw invalid(`The part ${name} holds a model ${metadata.dtoMapping}`);
  if (camelCase(metadata.formType) !== camelCase(served.settings.formType))
    throw invalid(`The part ${name} is of the form ${metadata.formType}`);
}

function invalid(detail: string): ProblemError {
  return new ProblemError('invalidRequest', { detail });
}

/** Judges a claim document by the form's rules as of `now`. The result then checks the uploaded documents, too. */
export function judgeSubmission(
  context: Pick<AdmissionContext, 'bundle'>,
  served: Pick<AdmissionForm, 'module'>,
  claim: ClaimDocument,
  { now, culture, entry }: Pick<JudgeContext, 'now' | 'culture' | 'entry'>,
): JudgedSubmission {
  const { loaded } = served.module;
  const { lists, settlement } = context.bundle.bundle;
  const allowedCharacters = settlement.characterWhitelist;
  const moment = { now, culture, ...(entry && { entry }) };
  const verdict = judge(claim, loaded, { ...moment, allowedCharacters, audience: 'server', lists });
  const faultsOf: JudgedSubmission['faultsOf'] = (documents) =>
    verdict.structure.length > 0 ? [] : documentFaults(verdict.claim, loaded.plan, documents);
  return {
    claim: verdict.claim,
    faultsOf,
    requireAccepted: (documents) => {
      const texts = textsOf(context, culture);
      const found = [...errorsOf(verdict, texts), ...faultsOf(documents).map((fault) => () => fault)];
      if (found.length === 0) return;
      const validationErrors = found.slice(0, MOST_LISTED).map((error) => error());
      throw new ProblemError('validationFailed', { validationErrors, validationErrorCount: found.length });
    },
  };
}

/** Returns every error of a verdict, with texts that are composed only for those listed. */
function errorsOf(verdict: Verdict, texts: Texts): (() => ValidationError)[] {
  const { structure, errors, changes, exit } = verdict;
  return [
    ...[...structure, ...errors].map((error) => () => ruleError(error, texts)),
    ...changes.map(
      ({ path, reason }) =>
        () =>
          structureError(path, reason),
    ),
    ...(exit ? [() => structureError(exit.page, 'exit')] : []),
  ];
}

function structureError(path: string, rule: keyof typeof STRUCTURE_TEXTS): ValidationError {
  return { path, rule, message: STRUCTURE_TEXTS[rule] };
}

function ruleError(error: ClaimError, texts: Texts): ValidationError {
  return { path: error.path, rule: error.rule, message: messageOf(error, texts) };
}
