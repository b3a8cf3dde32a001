import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/endpoints.ts';
import { createUploadSlots } from '../limits/uploadSlots.ts';
import { captchaHandlers } from './captcha.ts';
import { claimsHandlers } from './claims.ts';
import { cultureHandlers } from './culture.ts';
import { draftsHandlers } from './drafts.ts';
import { formsHandlers } from './forms.ts';
import { listsHandlers } from './lists.ts';
import { publicOperationHandlers } from './operation.ts';
import { sessionHandlers } from './session.ts';
import { settlementHandlers } from './settlement.ts';
import { statusHandlers } from './status.ts';
import { walletHandlers } from './wallet.ts';

/** Collects the handlers of every operation of the API. */
export function handlersOf(context: AppContext, operationsKey: string | undefined): Handlers {
  const slots = createUploadSlots(context.limits);
  return {
    ...settlementHandlers(context),
    ...cultureHandlers(context),
    ...sessionHandlers(context),
    ...captchaHandlers(context),
    ...formsHandlers(context),
    ...listsHandlers(context),
    ...walletHandlers(context),
    ...claimsHandlers(context, slots),
    ...statusHandlers(context),
    ...draftsHandlers(context, slots),
    ...publicOperationHandlers(context, operationsKey),
  };
}
