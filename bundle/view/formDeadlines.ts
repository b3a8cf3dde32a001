import type { FormDeadline } from '../../schemas/generated/types.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { toPointer } from '../../transforms/ground/pointer.ts';
import type { BundleView } from './bundleView.ts';

/** Deadline that a form lists, with its index in that list and its location in settlement.json. */
export interface DeadlineView {
  form: FormName;
  entry: FormDeadline;
  index: number;
  pointer: string;
}

/** Returns a list for each form of the settlement: the deadlines that it lists, or none (C8-24). */
export function formDeadlines({ bundle, forms }: BundleView): DeadlineView[][] {
  return forms.map(({ name }) =>
    (bundle.settlement.forms[name]?.deadlines ?? []).map((entry, index) => ({
      form: name,
      entry,
      index,
      pointer: toPointer(['forms', name, 'deadlines', index]),
    })),
  );
}
