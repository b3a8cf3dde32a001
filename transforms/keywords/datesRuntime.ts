import type { JudgeContext } from '../claims/types.ts';
import { bindKeywords, type Runtime } from './runtime.ts';
import { validDate } from './validDate.ts';

/** What a compiled validator asks for as `#claimwright/dates`: the keywords that need a date library. */
export function createDatesRuntime(getContext: () => JudgeContext): Runtime {
  return bindKeywords({ validDate }, getContext);
}
