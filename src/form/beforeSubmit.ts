import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { PendingCommits } from '../../widgets/pending.ts';
import type { ClaimPageProps } from './types.ts';

/** Delays a submit, which is repeated if `until` resolves to true. */
function holdBack(event: FormEvent, until: Promise<boolean>): void {
  event.preventDefault();
  event.stopPropagation();
  const form = event.target;
  void until.then((goesOn) => {
    if (goesOn && form instanceof HTMLFormElement && form.isConnected) form.requestSubmit();
  });
}

/** Settles pending input; focuses a field that has no value then, which shows why, and returns false. */
async function settle(pending: PendingCommits): Promise<boolean> {
  const lost = await pending.settle();
  if (lost !== undefined) document.getElementById(lost)?.focus();
  return lost === undefined;
}

/**
 * Creates the handler of a submit before RJSF's own: it commits pending input and loads missing rules, so that RJSF
 * validates all answers by all rules.
 */
export function createBeforeSubmit(props: () => ClaimPageProps, pending: PendingCommits) {
  return (event: FormEvent): void => {
    if (pending.isOpen()) {
      holdBack(event, settle(pending));
      return;
    }
    flushSync(() => {
      pending.flush();
      props().onBeforeNext?.();
    });
    const rules = props().missingRules?.();
    if (rules) holdBack(event, rules);
  };
}
