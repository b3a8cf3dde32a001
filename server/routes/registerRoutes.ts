import type { AppContext } from '../context.ts';
import type { Binder } from '../http/binder.ts';
import { bindCaptcha } from './captcha.ts';
import { bindClaims } from './claims.ts';
import { bindCulture } from './culture.ts';
import { bindForms } from './forms.ts';
import { bindLists } from './lists.ts';
import { bindOperation } from './operation.ts';
import { bindSession } from './session.ts';
import { bindSettlement } from './settlement.ts';

/** Every resource of the API: the list, and nothing else. */
export function registerRoutes(binder: Binder, context: AppContext): void {
  for (const bindResource of [
    bindSettlement,
    bindCulture,
    bindSession,
    bindCaptcha,
    bindForms,
    bindLists,
    bindClaims,
    bindOperation,
  ])
    bindResource(binder, context);
  binder.assertComplete();
}
