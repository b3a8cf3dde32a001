import type { ServedForm } from '../../../server/bundle/loadBundle.ts';
import { isFormName } from '../../../transforms/ground/modelNames.ts';
import { BadRequestError } from './badRequest.ts';
import type { ServedRevision } from './servedRevision.ts';

/** Returns a form of the served bundle by name. Throws a BadRequestError for a form that it lacks. */
export function servedFormOf({ loaded }: ServedRevision, form: string): ServedForm {
  const served = isFormName(form) ? loaded.forms[form] : undefined;
  if (!served) throw new BadRequestError(`The settlement has no form ${form}.`);
  return served;
}
