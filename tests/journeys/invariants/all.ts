import { deadlineIsSaid } from './deadlineIsSaid.ts';
import { errorsAreHeard } from './errorsAreHeard.ts';
import { fieldsAgree } from './fieldsAgree.ts';
import { fitsItsWidth } from './fitsItsWidth.ts';
import { focusIsSensible } from './focusIsSensible.ts';
import type { Invariant } from './invariant.ts';
import { isWhereExpected } from './isWhereExpected.ts';
import { messagesAreDeserved } from './messagesAreDeserved.ts';
import { messagesAreShown } from './messagesAreShown.ts';
import { messagesStand } from './messagesStand.ts';
import { nothingComplains } from './nothingComplains.ts';
import { regionsAreThere } from './regionsAreThere.ts';
import { savedIsTrue } from './savedIsTrue.ts';
import { storeAgrees } from './storeAgrees.ts';
import { summaryAgrees } from './summaryAgrees.ts';
import { typedIsThere } from './typedIsThere.ts';

/** What is looked at after each step. */
export const INVARIANTS = {
  nothingComplains,
  isWhereExpected,
  typedIsThere,
  storeAgrees,
  fieldsAgree,
  messagesAreDeserved,
  messagesStand,
  messagesAreShown,
  errorsAreHeard,
  savedIsTrue,
  regionsAreThere,
  summaryAgrees,
  focusIsSensible,
  fitsItsWidth,
  deadlineIsSaid,
} satisfies Record<string, Invariant>;

export type InvariantName = keyof typeof INVARIANTS;
