import type { FieldPlacement, ServerList } from '../../schemas/generated/types.ts';
import type { OptionLabel } from '../ground/plan.ts';
import { areEqual } from '../values/equality.ts';
import { own } from '../values/own.ts';

function labelIn(
  { options, optionsList }: FieldPlacement,
  lists: Readonly<Record<string, ServerList>>,
  value: string,
): OptionLabel | undefined {
  const isIt = (option: { value: unknown }) => areEqual({ value: option.value }, { value });
  const option = options?.find(isIt);
  if (option) return { labelKey: option.label };
  const list = optionsList === undefined ? undefined : own(lists, optionsList);
  const label = list?.values.find(isIt)?.label;
  return label === undefined ? undefined : { label };
}

/** Returns the label of a value from the first placement of a field that offers it; undefined where none does. */
export function optionLabelIn(
  placed: readonly FieldPlacement[],
  lists: Readonly<Record<string, ServerList>>,
  value: string,
): OptionLabel | undefined {
  return placed.map((field) => labelIn(field, lists, value)).find((label) => label !== undefined);
}
