import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import { fitToMask } from '../../transforms/masks/fitToMask.ts';
import { masksAt } from './invariants/refused.ts';
import type { KeptClaim } from './kept.ts';
import { answer, type Model } from './model.ts';
import type { FieldPath } from './step.ts';

/** A text whose mask follows another answer, as a telephone number's does the country, takes the new mask's shape (C7-07). */
export function adoptReshaped(model: Model, { entered }: KeptClaim): void {
  for (const [name, held] of Object.entries(entered)) {
    if (!held || Array.isArray(held)) continue;
    const own = model.entered[name as ModelName] as ClaimRecord | undefined;
    for (const [field, value] of Object.entries(held)) {
      const before = own?.[field];
      const path: FieldPath = `${name}.${field}`;
      if (typeof before !== 'string' || before === '' || typeof value !== 'string' || before === value)
        continue;
      if (masksAt(model, path).some((mask) => fitToMask(before, mask) === value)) answer(model, path, value);
    }
  }
}
