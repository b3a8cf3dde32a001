import { proxy } from 'valtio/vanilla';
import type { ModelParts } from '../../transforms/claims/payload.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type {
  Api,
  AuthorizeResponse,
  ModelPayload,
  SubmissionBody,
  SubmitResponse,
  SubmittedForm,
} from '../api/api.ts';
import { ApiProblem } from '../api/problem.ts';
import type { Authorization } from './authorization.ts';
import type { CaptchaStore } from './captcha.ts';
import { isDismissal, messageOfFailure, type ProblemMessage } from './problemMessages.ts';

export interface SubmissionState {
  isSubmitting: boolean;
  /** Bytes of the claim that have been sent, and all of them; 0 while nothing is under way. */
  sent: number;
  total: number;
  /** Reference codes of filed claims, by form (R3-12). */
  referenceCodes: Partial<Record<FormName, string>>;
  /** `captcha` of the authorize response by form, sent back with the submission (C6-13). */
  captchaRawValues: Partial<Record<FormName, string>>;
}

/** Claim to be submitted. */
export interface ClaimToSend {
  form: SubmittedForm;
  culture: string;
  idempotencyKey: string;
  configurationHash: string;
  /** The model parts by part name (R3-18 to R3-21). */
  parts: ModelParts;
  documents: File[];
  /** True where it was sent before without a response. */
  mayBeFiled: boolean;
  /** Locator of its draft, which is deleted with the filing; undefined for none. */
  draft?: string | undefined;
}

/** Receipt of the server for a filed claim: the time of filing and the stored documents. */
export interface Receipt {
  /** ISO, UTC. */
  submittedAt: string;
  documents: { name: string; size: number; sha256: string }[];
  /** True where a receipt is mailed, false for a claim without an address; left out where the server mails none. */
  mailed?: boolean | undefined;
}

/** Outcome of a submission. None of them changes what was typed. */
export type SubmitOutcome =
  | { kind: 'filed'; referenceCode: string; receipt: Receipt }
  | { kind: 'filedBefore'; referenceCode: string; message: ProblemMessage }
  | { kind: 'invalid'; errors: { path: string; rule: string; message: string }[]; message: ProblemMessage }
  | { kind: 'configurationChanged'; message: ProblemMessage }
  | { kind: 'deadlinePassed'; redirectUrl: string | null }
  | { kind: 'unauthorized' }
  /** The claimant stopped it. */
  | { kind: 'stopped'; message: ProblemMessage }
  /** `document` is the name of the document that the server refused. */
  | { kind: 'failed'; message: ProblemMessage; document?: string };

/** Outcome of a sign-in. */
export type AuthorizeOutcome =
  | { kind: 'authorized'; answer: AuthorizeResponse }
  | { kind: 'deadlinePassed'; redirectUrl: string | null }
  | { kind: 'refused'; message: ProblemMessage };

export interface SubmissionOptions {
  api: Pick<Api, 'authorize' | 'submit'>;
  captcha: CaptchaStore;
  authorization: Authorization;
  culture: () => string;
  /** Called with true where the wallet account is not the claim's, with false once a claim is filed (R8-06). */
  onMismatch?: (differs: boolean) => void;
  /** Reports an error that no response of the server explains. */
  report: (error: unknown) => void;
}

const FORMS_SUBMITTED: readonly FormName[] = ['standard', 'automotive', 'documents-upload'];

/** Returns the form if it can be submitted; throws for any other (R8-16). */
export function submittedForm(form: FormName): SubmittedForm {
  if (form === 'lookup' || !FORMS_SUBMITTED.includes(form)) {
    throw new Error(`Form type not available for submission: ${form}`);
  }
  return form;
}

/**
 * Returns the body of the submit request, with the captcha's token and the value of `captcha` in the authorize
 * response.
 */
export function submissionBody(
  { culture, configurationHash, parts, documents }: ClaimToSend,
  reCaptchaResponse: string,
  captchaRawValue: string | undefined,
): SubmissionBody {
  if (!culture) throw new Error('Culture missing.');
  return {
    reCaptchaResponse,
    userPreferredCulture: culture,
    configurationHash,
    ...(captchaRawValue && { captchaRawValue }),
    ...parts,
    documents,
  };
}

function outcomeOf(failure: unknown, message: ProblemMessage): SubmitOutcome {
  if (!(failure instanceof ApiProblem)) return { kind: 'failed', message };
  const { code, validationErrors = [], referenceCodeForm, redirectUrl } = failure.problem;
  if (validationErrors.length > 0) return { kind: 'invalid', errors: validationErrors, message };
  if (failure.status === 401) return { kind: 'unauthorized' };
  if (code === 'deadlinePassed') return { kind: 'deadlinePassed', redirectUrl: redirectUrl ?? null };
  if (code === 'configurationChanged') return { kind: 'configurationChanged', message };
  if (code === 'idempotencyKeyReused' && referenceCodeForm) {
    return { kind: 'filedBefore', referenceCode: referenceCodeForm, message };
  }
  const { document } = failure.problem;
  return { kind: 'failed', message, ...(document && { document }) };
}

interface Parts extends SubmissionOptions {
  state: SubmissionState;
  /** Abort controller of the pending submission. */
  stop: { now: AbortController | null };
}

/** Runs one request at a time (R4-18), each with a captcha token of its own (R4-20). */
async function withCaptcha<T>({ state, captcha }: Parts, work: (token: string) => Promise<T>): Promise<T> {
  state.isSubmitting = true;
  try {
    const token = await captcha.execute();
    if (captcha.state.enabled && !token) throw new Error('Missing captcha token while captcha is enabled.');
    return await work(token);
  } finally {
    state.isSubmitting = false;
    Object.assign(state, { sent: 0, total: 0 });
    captcha.reset();
  }
}

async function authorize(
  parts: Parts,
  form: FormName,
  credentials: ModelPayload | null,
): Promise<AuthorizeOutcome> {
  const { api, authorization, state, report } = parts;
  const culture = parts.culture();
  authorization.begin(form);
  try {
    const answer = await withCaptcha(parts, (token) =>
      api.authorize(form, credentials, token, authorization.state.ways[form]),
    );
    authorization.finish(form, answer.authorized);
    state.captchaRawValues[form] = answer.captcha;
    return { kind: 'authorized', answer };
  } catch (failure) {
    if (failure instanceof ApiProblem && failure.problem.code === 'deadlinePassed') {
      return { kind: 'deadlinePassed', redirectUrl: failure.problem.redirectUrl ?? null };
    }
    const message = messageOfFailure(failure, 'authorize', culture);
    if (!(failure instanceof ApiProblem) && !isDismissal(message)) report(failure);
    authorization.finish(form, false, message);
    return { kind: 'refused', message };
  }
}

const isAbort = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'AbortError';

/**
 * Returns the outcome of an aborted submission: the claim may be filed once its last byte was sent, and cannot be
 * before.
 */
function stopped(mayBeFiled: boolean): SubmitOutcome {
  const filing = mayBeFiled ? 'Alert_MaybeFiled' : 'Alert_NotFiled';
  return { kind: 'stopped', message: { key: 'App_SendingStopped', params: {}, filing } };
}

function filed(
  { state, onMismatch }: Parts,
  { form, culture }: ClaimToSend,
  { referenceCodeForm: referenceCode, submittedAt, documents, mailed }: SubmitResponse,
): SubmitOutcome {
  if (!referenceCode) return outcomeOf(null, messageOfFailure(null, 'submit', culture));
  state.referenceCodes[form] = referenceCode;
  onMismatch?.(false);
  return { kind: 'filed', referenceCode, receipt: { submittedAt, documents, mailed } };
}

function refused(
  { state, authorization, report, onMismatch }: Parts,
  { form, culture, mayBeFiled }: ClaimToSend,
  failure: unknown,
): SubmitOutcome {
  const message = messageOfFailure(failure, 'submit', culture);
  if (mayBeFiled && message.filing) message.filing = 'Alert_MaybeFiled';
  const outcome = outcomeOf(failure, message);
  if (outcome.kind === 'filedBefore') state.referenceCodes[form] = outcome.referenceCode;
  authorization.fail(message);
  if (!(failure instanceof ApiProblem)) {
    if (!isDismissal(message)) report(failure);
    return outcome;
  }
  if (failure.problem.nonMatchingPaymentElection) onMismatch?.(true);
  return outcome;
}

async function submit(parts: Parts, claim: ClaimToSend): Promise<SubmitOutcome> {
  const { api, state } = parts;
  const { form, idempotencyKey } = claim;
  const body = (token: string) => submissionBody(claim, token, state.captchaRawValues[form]);
  let isSent = false;
  const progressed = (sent: number, total: number) => {
    isSent = sent >= total;
    Object.assign(state, { sent, total });
  };
  const controller = new AbortController();
  parts.stop.now = controller;
  try {
    const answer = await withCaptcha(parts, (token) =>
      api.submit(form, body(token), idempotencyKey, progressed, controller.signal, claim.draft),
    );
    return filed(parts, claim, answer);
  } catch (failure) {
    return isAbort(failure) ? stopped(isSent || claim.mayBeFiled) : refused(parts, claim, failure);
  } finally {
    parts.stop.now = null;
  }
}

/**
 * Creates the store that sends authorize and submit requests, one at a time; a second is a developer's error (R8-16).
 */
export function createSubmission(options: SubmissionOptions) {
  const state = proxy<SubmissionState>({
    isSubmitting: false,
    sent: 0,
    total: 0,
    referenceCodes: {},
    captchaRawValues: {},
  });
  const parts: Parts = { ...options, state, stop: { now: null } };

  function refuseSecond(): void {
    if (state.isSubmitting) throw new Error('Form is already submitting');
  }

  return {
    state,
    async authorize(form: FormName, credentials: ModelPayload | null): Promise<AuthorizeOutcome> {
      refuseSecond();
      return authorize(parts, form, credentials);
    },
    /** Aborts the pending submission; the claim keeps its key, so that sent again it is filed once (C6-08). */
    stop: () => parts.stop.now?.abort(),
    async submit(claim: ClaimToSend): Promise<SubmitOutcome> {
      refuseSecond();
      return submit(parts, claim);
    },
  };
}

export type SubmissionStore = ReturnType<typeof createSubmission>;
