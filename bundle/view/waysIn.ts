import type { Way } from '../../schemas/generated/types.ts';
import { waysOf } from '../../transforms/config/ways.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { toPointer } from '../../transforms/ground/pointer.ts';
import type { BundleView } from './bundleView.ts';

/** Returns the ways in of a form, each with its JSON pointer in settlement.json (C8-23). */
export function waysIn({ bundle }: BundleView, form: FormName): { way: Way; pointer: string }[] {
  const settings = bundle.settlement.forms[form];
  if (!settings?.authorization) return [];
  const place = ['forms', form, 'authorization'];
  const several = Array.isArray(settings.authorization);
  return waysOf(settings).map((way, index) => ({
    way,
    pointer: toPointer(several ? [...place, index] : place),
  }));
}
