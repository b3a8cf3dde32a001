// Worker thread that judges long claims, so that requests are answered meanwhile.
import { parentPort, workerData } from 'node:worker_threads';
import type { ServedForm, ServedForms } from '../../bundle/loadBundle.ts';
import { serveForms } from '../../bundle/loadBundle.ts';
import { ProblemError } from '../../http/problems.ts';
import { serverKeyFrom } from '../../security/serverKey.ts';
import { readClaim, requireHashes } from '../judgeSubmission.ts';
import { collectModelParts, type Parts } from '../modelParts.ts';
import { accept, type JudgingContext, judgeParsedClaim } from './accept.ts';
import { isSameContent } from './sameContent.ts';
import {
  type JudgingData,
  type JudgingRequest,
  type JudgingSteps,
  type StepAnswer,
  type StepCall,
  type StepName,
  type WiredProblem,
  wiredError,
  wiredProblem,
} from './wire.ts';

type StepRunners = {
  [Name in StepName]: (
    context: JudgingContext,
    served: ServedForm,
    given: JudgingSteps[Name]['given'],
  ) => JudgingSteps[Name]['answer'];
};

const RUN_STEP: StepRunners = {
  read: (_context, served, given) => {
    let models: Parts = {};
    const undescribed = refusalOf(() => {
      models = modelsOf(served, given);
    });
    if (undescribed) return { undescribed, otherHashes: null, noClaim: null };
    return {
      undescribed,
      otherHashes: refusalOf(() => requireHashes(served, models)),
      noClaim: refusalOf(() => readClaim(served, models)),
    };
  },
  isContentOf: (context, served, { documents, bound, ...sent }) =>
    isSameContent(context, served, { models: modelsOf(served, sent), documents }, bound, sent.circumstances),
  accept: (context, served, { id, documents, dataKey, ...sent }) => {
    const models = modelsOf(served, sent);
    const read = { claim: readClaim(served, models), models };
    const judgement = judgeParsedClaim(context, served, read, sent.circumstances);
    return accept(context, served, judgement, { id, documents, dataKey }, sent.circumstances);
  },
};

function modelsOf(served: ServedForm, { models }: Pick<JudgingRequest, 'models'>): Parts {
  const parts = collectModelParts(served);
  for (const [name, text] of models) parts.begin(name)(text);
  return parts.models();
}

function refusalOf(step: () => unknown): WiredProblem | null {
  try {
    step();
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return wiredProblem(error);
    throw error;
  }
}

function answerTo(data: JudgingData, forms: ServedForms, { id, step, given }: StepCall): StepAnswer {
  const context: JudgingContext = {
    bundle: { bundle: data.bundle },
    key: serverKeyFrom(data.keys),
    wallet: data.required === undefined ? null : { required: data.required },
    clock: () => given.now,
  };
  const served = forms[given.form];
  if (!served) throw new Error(`There is no form ${given.form}`);
  try {
    const does = RUN_STEP[step] as (
      context: JudgingContext,
      served: ServedForm,
      given: StepCall['given'],
    ) => unknown;
    return { id, value: does(context, served, given) };
  } catch (error) {
    return { id, ...wiredError(error) };
  }
}

const port = parentPort;
if (!port) throw new Error('This file is a thread’s');
const data = workerData as JudgingData;
const forms = serveForms(data.bundle, data.dataDir);
port.on('message', async (asked: StepCall) => port.postMessage(answerTo(data, await forms, asked)));
