import fc from 'fast-check';
import type { Model } from '../model.ts';
import type { SeenField } from '../observe.ts';
import { pathOfId } from '../places.ts';
import type { FieldPath, StepOf } from '../step.ts';
import { choosing } from './choose.ts';
import { type Command, intend } from './command.ts';
import { answerable, fieldAt, idAt, meant } from './entering.ts';
import { learnText } from './type.ts';

/** What a browser has stored of somebody else who uses it, by the token of `autocomplete`. */
const STRANGER: Record<string, string> = {
  'given-name': 'Ana Lucía',
  'additional-name': 'Q',
  'family-name': 'O’Neill-Pérez',
  name: 'Ana Lucía O’Neill-Pérez',
  email: 'ana.perez@example.org',
  tel: '+1 206 555 0142',
  'tel-national': '2065550142',
  'address-line1': '12 Main St',
  'address-line2': 'Apt 4',
  'address-level2': 'Fresno',
  'address-level1': 'CA',
  'postal-code': '93721',
  bday: '1980-02-03',
};

/** A token may have a section, or a kind of address or telephone, before its name. */
const tokenOf = ({ autocomplete }: SeenField): string => autocomplete.split(' ').at(-1) ?? '';

const isFilled = (field: SeenField): boolean => !['', 'off', 'on', 'one-time-code'].includes(tokenOf(field));

function filledIn(model: Model, field: SeenField, whose: 'own' | 'stranger'): [FieldPath, string][] {
  const at = pathOfId(field.id);
  const text = whose === 'own' ? String(meant(model, at) ?? '') : (STRANGER[tokenOf(field)] ?? '');
  const isThere = field.kind !== 'select' || field.options.includes(text);
  return text !== '' && text !== field.value && isThere ? [[at, text]] : [];
}

function resolve(
  model: Model,
  { whose, focuses }: { whose: 'own' | 'stranger'; focuses: boolean },
): StepOf<'autofill'> | null {
  const fields = answerable(model, ['text', 'select']).filter(isFilled);
  const values = Object.fromEntries(fields.flatMap((field) => filledIn(model, field, whose)));
  return Object.keys(values).length < 2 ? null : { do: 'autofill', values, focuses };
}

/** Runs in the page: every field at once, as Chrome does it (`focus` and `blur`, which do not bubble, around keys, input and change) or by input and change alone. */
function fillFromWithin({
  entries,
  focuses,
}: {
  entries: [id: string, text: string][];
  focuses: boolean;
}): void {
  for (const [id, text] of entries) {
    const control = document.getElementById(id);
    if (!control) continue;
    const send = (event: Event) => control.dispatchEvent(event);
    if (focuses) send(new FocusEvent('focus'));
    if (focuses) send(new KeyboardEvent('keydown', { bubbles: true, key: 'Unidentified' }));
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
    send(new Event('input', { bubbles: true }));
    send(new Event('change', { bubbles: true }));
    if (focuses) send(new KeyboardEvent('keyup', { bubbles: true, key: 'Unidentified' }));
    if (focuses) send(new FocusEvent('blur'));
  }
}

/** The browser fills in all that it has stored of a person, without the focus moving. */
export const autofilling: Command<'autofill'> = {
  draw: intend(
    { whose: fc.constantFrom('own' as const, 'stranger' as const), focuses: fc.boolean() },
    resolve,
  ),
  async perform({ page }, { values, focuses }, model) {
    const entries = Object.entries(values).map(([at, text]): [string, string] => [
      idAt(model.seen, at),
      text,
    ]);
    await page.evaluate(fillFromWithin, { entries, focuses });
  },
  learn(model, { values }, after) {
    for (const [at, value] of Object.entries(values))
      if (fieldAt(model.seen, at)?.kind === 'select')
        choosing.learn?.(model, { do: 'choose', at, value }, after);
      else learnText(model, at, value, after);
  },
};
