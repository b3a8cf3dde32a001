import { DEADLINE_KEYS, GLOBAL_DEADLINE, isFormName } from '../../transforms/config/names.ts';
import { toPointer } from '../../transforms/config/pointer.ts';
import { formDeadlines } from '../view/formDeadlines.ts';
import type { Check } from './check.ts';

/** C12-10: a deadline is that of a form which the settlement does not have: it closes nothing. */
export const formlessDeadline: Check = {
  code: 'formless-deadline',
  *run(view) {
    if (!view.isWhole('settlement.json')) return;
    const there = view.forms.map(({ name }) => name);
    const named = formDeadlines(view)
      .flat()
      .map(({ entry }) => entry.key);
    for (const key of Object.keys(view.bundle.settlement.deadlines)) {
      const form = formOf(key);
      if (form === undefined || there.includes(form) || named.includes(key)) continue;
      const others = there.map((name) => `${name} looks at ${DEADLINE_KEYS[name][0]}`).join(', ');
      yield {
        file: 'settlement.json',
        pointer: toPointer(['deadlines', key]),
        part: 'key',
        message: `${key} is the deadline of the form ${form}, which the settlement does not have.`,
        hint: `Add the form, or take the deadline away: ${others}.`,
      };
    }
  },
};

/** The form whose own key this is. */
function formOf(key: string) {
  return Object.keys(DEADLINE_KEYS)
    .filter(isFormName)
    .find((form) => key !== GLOBAL_DEADLINE && DEADLINE_KEYS[form].some((own) => own === key));
}
