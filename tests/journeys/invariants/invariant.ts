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
