import { DEADLINE_KEYS, type FormName, isFormName } from '../../transforms/ground/modelNames.ts';
import { toPointer } from '../../transforms/ground/pointer.ts';
import { formDeadlines } from '../view/formDeadlines.ts';
import { defineCheck } from './check.ts';

/** Reports a deadline whose key closes only forms that the settlement does not have (C12-10). */
export const formlessDeadline = defineCheck({
  code: 'formless-deadline',
  severity: 'warning',
  summary: 'a deadline of a form that the settlement does not have',
  needs: 'file',
  *run(view) {
    if (!view.isWhole('settlement.json')) return;
    const there = view.forms.map(({ name }) => name);
    const named = formDeadlines(view)
      .flat()
      .map(({ entry }) => entry.key);
    for (const key of Object.keys(view.bundle.settlement.deadlines)) {
      const forms = formsOf(key);
      if (forms.length === 0 || forms.some((form) => there.includes(form)) || named.includes(key)) continue;
      const others = there.map((name) => `${name} looks at ${DEADLINE_KEYS[name][0]}`).join(', ');
      yield {
        file: 'settlement.json',
        pointer: toPointer(['deadlines', key]),
        part: 'key',
        message: `${key} is the deadline of ${formList(forms)}, which the settlement does not have.`,
        hint: `Add ${forms.length > 1 ? 'one of them' : 'the form'}, or take the deadline away: ${others}.`,
      };
    }
  },
});

/** Returns the forms that a deadline of this key closes. */
function formsOf(key: string): FormName[] {
  return Object.keys(DEADLINE_KEYS)
    .filter(isFormName)
    .filter((form) => DEADLINE_KEYS[form].some((own) => own === key));
}

const formList = (forms: readonly FormName[]): string =>
  `${forms.length > 1 ? 'the forms' : 'the form'} ${forms.join(' and ')}`;
