import type { ListEntry } from '../../schemas/generated/types.ts';
import type { JourneyForm } from './form.ts';
import type { Seen } from './observe.ts';

const entriesOf = ({ bundle }: JourneyForm): ListEntry[] =>
  Object.values(bundle.lists).flatMap(({ values }) => values);

/** What a searched list calls one of its values: people type and pick that. */
export const labelOf = (form: JourneyForm, value: string): string =>
  entriesOf(form).find((entry) => entry.value === value)?.label ?? value;

const valueCalled = (form: JourneyForm, label: string): string =>
  entriesOf(form).find((entry) => entry.label === label)?.value ?? label;

/** What was seen, with the value of what was picked from a searched list in place of the words that stand there. */
export const withListValues = (form: JourneyForm, seen: Seen): Seen => ({
  ...seen,
  fields: seen.fields.map((field) =>
    field.kind === 'search' ? { ...field, value: valueCalled(form, field.value) } : field,
  ),
});
