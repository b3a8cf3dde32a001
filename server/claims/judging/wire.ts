import type { KeyObject } from 'node:crypto';
import type { Bundle } from '../../../transforms/config/bundle.ts';
import type { FormName } from '../../../transforms/ground/modelNames.ts';
import { ProblemError } from '../../http/problems.ts';
import type { BoundKey, StoredDocument } from '../../store/storedClaim.ts';
import { errorOf, type Failure, failureOf } from '../../threads/failure.ts';
import type { WrittenPart } from '../modelParts.ts';
import type { Accepted, Circumstances } from './accept.ts';

/** What the thread is started with. All of it is plain, or may be handed to another thread. */
export interface JudgingData {
  bundle: Bundle;
  /** Where the compiled forms are. */
  dataDir: string;
  /** The server's key and the older ones, as `ServerKey.roots` has them. */
  keys: readonly KeyObject[];
  /** Whether an account of the settlement's wallet has to be logged in to; left out where it has no wallet. */
  required: boolean | undefined;
}

/** One submission, as it goes to the thread at each step: the thread remembers none. */
export interface JudgingRequest {
  form: FormName;
  /** The JSON of each model's part, in the order in which they began. */
  models: readonly WrittenPart[];
  circumstances: Circumstances;
  /** The time where it is judged. */
  now: Date;
}

/** The steps, what each is given, and what it answers. */
export interface JudgingSteps {
  /** What refuses the models before a rule is looked at, by the step whose turn it is to say so. */
  read: { given: JudgingRequest; answer: Refusals };
  isContentOf: { given: JudgingRequest & Content & { bound: BoundKey }; answer: boolean };
  accept: { given: JudgingRequest & Content & { id: string }; answer: Accepted };
}

interface Content {
  documents: readonly StoredDocument[];
}

/** Null where a step has nothing against them. */
export interface Refusals {
  undescribed: WiredProblem | null;
  otherHashes: WiredProblem | null;
  noClaim: WiredProblem | null;
}

/** A ProblemError in a form that a message can carry. */
export type WiredProblem = Pick<ProblemError, 'code' | 'members' | 'headers'>;

export const wiredProblem = ({ code, members, headers }: ProblemError): WiredProblem => ({
  code,
  members,
  headers,
});

export const unwiredProblem = ({ code, members, headers }: WiredProblem): ProblemError =>
  new ProblemError(code, members, headers);

export type StepName = keyof JudgingSteps;

export type StepCall = {
  [Name in StepName]: { id: number; step: Name; given: JudgingSteps[Name]['given'] };
}[StepName];

export type StepAnswer = { id: number } & (
  | { value: unknown }
  | { problem: WiredProblem }
  | { failure: Failure }
);

/** What came of a step that threw. */
export const wiredError = (error: unknown): { problem: WiredProblem } | { failure: Failure } =>
  error instanceof ProblemError ? { problem: wiredProblem(error) } : { failure: failureOf(error) };

export const unwiredError = (answer: { problem: WiredProblem } | { failure: Failure }): Error =>
  'problem' in answer ? unwiredProblem(answer.problem) : errorOf(answer.failure);
