import type { FormDeadline } from '../../schemas/generated/types.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { toPointer } from '../../transforms/ground/pointer.ts';
import type { BundleView } from './bundleView.ts';

/** One of the deadlines that a form's claims may have, and where it stands in settlement.json. */
export interface DeadlineView {
  form: FormName;
  entry: FormDeadline;
  index: number;
  pointer: string;
}

/** The deadlines of each form that has a list of them (C8-24). */
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
