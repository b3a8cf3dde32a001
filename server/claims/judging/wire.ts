import type { KeyObject } from 'node:crypto';
import type { Bundle } from '../../../transforms/config/bundle.ts';
import type { FormName } from '../../../transforms/ground/modelNames.ts';
import { ProblemError } from '../../http/problems.ts';
import type { BoundKey, StoredDocument } from '../../store/storedClaim.ts';
import { errorOf, type Failure, failureOf } from '../../threads/failure.ts';
import type { WrittenPart } from '../modelParts.ts';
import type { ReceivedDocuments } from '../storedAnswers.ts';
import type { Accepted, Circumstances } from './accept.ts';

/** Initial data of the judging thread, all of it transferable. The other types of this file are its messages. */
export interface JudgingData {
  bundle: Bundle;
  /** Folder of the compiled forms. */
  dataDir: string;
  /** Server's key and the older ones, as in `ServerKey.roots`. */
  keys: readonly KeyObject[];
  /** Requirement of a login to the settlement's wallet; left out where it has no wallet. */
  required: boolean | undefined;
}

/** Submission to judge, sent with each step because the thread stores none. */
export interface JudgingRequest {
  form: FormName;
  /** JSON of each model's part, in the order in which they began. */
  models: readonly WrittenPart[];
  circumstances: Circumstances;
  /** Clock of the sender. */
  now: Date;
}

/** Argument and result of each step that the judging thread runs. */
export interface JudgingSteps {
  /** Refusals of the models before any rule is applied, each for the step that throws it. */
  read: { given: JudgingRequest; answer: Refusals };
  isContentOf: { given: JudgingRequest & Content & { bound: BoundKey }; answer: boolean };
  accept: { given: JudgingRequest & ReceivedDocuments & { id: string }; answer: Accepted };
}

interface Content {
  documents: readonly StoredDocument[];
}

/** Problem of each step; null for none. */
export interface Refusals {
  undescribed: WiredProblem | null;
  otherHashes: WiredProblem | null;
  noClaim: WiredProblem | null;
}

/** ProblemError as plain data. */
export type WiredProblem = Pick<ProblemError, 'code' | 'members' | 'headers'>;

export const wiredProblem = ({ code, members, headers }: ProblemError): WiredProblem => ({
  code,
  members,
  headers,
});

export const unwiredProblem = ({ code, members, headers }: WiredProblem): ProblemError =>
  new ProblemError(code, members, headers);

export type StepName = keyof JudgingSteps;

/** Message that runs a step on the judging thread. */
export type StepCall = {
  [Name in StepName]: { id: number; step: Name; given: JudgingSteps[Name]['given'] };
}[StepName];

/** Message with the result of a step, or the error that it threw. */
export type StepAnswer = { id: number } & (
  | { value: unknown }
  | { problem: WiredProblem }
  | { failure: Failure }
);

/** Converts an error to plain data. */
export const wiredError = (error: unknown): { problem: WiredProblem } | { failure: Failure } =>
  error instanceof ProblemError ? { problem: wiredProblem(error) } : { failure: failureOf(error) };

/** Rebuilds the error that a step threw: a ProblemError, or any other. */
export const unwiredError = (answer: { problem: WiredProblem } | { failure: Failure }): Error =>
  'problem' in answer ? unwiredProblem(answer.problem) : errorOf(answer.failure);
