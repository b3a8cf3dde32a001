import { pathOfPage } from '../model.ts';
import { type Invariant, pressesNext } from './invariant.ts';

/** Every tap does what it is for, and nobody is thrown out: the page shown is the one that the answers lead to. */
export const isWhereExpected: Invariant = ({ model, after, step }) => {
  if (model.end === 'expired')
    return after.path === '/session-expired' ? [] : [`the session has ended, and ${after.path} is shown`];
  if (model.end === 'deadline')
    return after.path === '/deadline' ? [] : [`the deadline has passed, and ${after.path} is shown`];
  if (model.end === 'exit') return [];
  const wanted = pathOfPage(model);
  if (after.path !== wanted) return [`${after.path} is shown, not ${wanted}`];
  const saidNothing =
    after.summary === null && after.dialog === null && after.painted.length === 0 && after.said.length === 0;
  return pressesNext(step) && model.refused && saidNothing ? ['Next led nowhere, and nothing is said'] : [];
};
