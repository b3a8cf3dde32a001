import { DEADLINE_KEYS, type FormName, GLOBAL_DEADLINE } from '../../transforms/ground/modelNames.ts';
import { toPointer } from '../../transforms/ground/pointer.ts';
import { own } from '../../transforms/values/own.ts';
import type { BundleView } from '../view/bundleView.ts';
import { defineCheck } from './check.ts';

/** Reports a form that no deadline closes for all, beside a global deadline that does not apply to it (C15-02). */
export const openEndedForm = defineCheck({
  code: 'open-ended-form',
  severity: 'warning',
  summary: 'a form that no deadline closes, beside a global one',
  needs: 'file',
  *run(view) {
    const { deadlines } = view.bundle.settlement;
    if (!view.isWhole('settlement.json') || !own(deadlines, GLOBAL_DEADLINE)) return;
    for (const { name } of view.forms) {
      const [key] = DEADLINE_KEYS[name];
      if (DEADLINE_KEYS[name].some((known) => own(deadlines, known))) continue;
      const open = openClaims(view, name);
      if (open === undefined) continue;
      yield {
        file: 'settlement.json',
        pointer: toPointer(['forms', name]),
        part: 'key',
        message: `${open} without end: ${GLOBAL_DEADLINE} closes the forms standard and lookup alone.`,
        hint: `Add ${key} to deadlines. To close it with the others, give the form "deadlines": [{ "key": "${GLOBAL_DEADLINE}" }].`,
      };
    }
  },
});

/** Names the claims of a form that no deadline closes; undefined where a deadline of the form's list closes all. */
function openClaims({ bundle }: BundleView, form: FormName): string | undefined {
  const list = bundle.settlement.forms[form]?.deadlines ?? [];
  if (list.length === 0) return `The form ${form} stays open`;
  if (list.some(({ when }) => when === undefined)) return undefined;
  return `The form ${form} stays open to claims that meet no condition of its deadlines,`;
}
