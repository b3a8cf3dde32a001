import type { Model } from '../model.ts';
import type { Seen } from '../observe.ts';
import type { Step } from '../step.ts';

/** What an invariant looks at: the page before and after a step, and what the claim must be. */
export interface Moment {
  step: Step;
  before: Seen;
  after: Seen;
  model: Model;
  /** What the browser complained of since the journey began. */
  complaints: string[];
}

/** What must hold after every step; answers what does not, a line each. */
export type Invariant = (moment: Moment) => string[];

/** Tests if a step presses Next, which moves the focus to the summary once more where it is refused. */
export const pressesNext = (step: Step): boolean =>
  step.do === 'next' || (step.do === 'type' && (step.haste === 'next' || step.haste === 'enter'));
