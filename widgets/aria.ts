import { createContext } from 'react';
import type { FieldOptions } from '../schemas/uiOptions.ts';

/** Returns the DOM id of a field's hint, and `errorId` that of its error messages. */
export const hintId = (id: string) => `${id}__hint`;
export const errorId = (id: string) => `${id}__error`;

/**
 * Returns the `aria-describedby` of an input: the ids of its hint, of the widget's own elements (`own`) and, while
 * there is one, of its error; undefined for none.
 */
export function describedBy(
  id: string,
  options: FieldOptions,
  errors: readonly string[] | undefined,
  own: readonly (string | undefined)[] = [],
) {
  const ids = [options.hint && hintId(id), ...own, errors?.length && errorId(id)].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

interface Asked {
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readonly?: boolean | undefined;
}

/** Tests if a field has to be answered: required, and neither disabled nor read-only. */
export const isDemanded = ({ required, disabled, readonly }: Asked): boolean =>
  required === true && !disabled && !readonly;

/** Context of a group of boxes: the id of its error, and its first box, which is described by it. */
export const GroupError = createContext<{ errorId: string; first: string } | undefined>(undefined);

interface FieldAria {
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
}

/** Ids of the widget's own hint and error. */
export interface WidgetMessageIds {
  hintId?: string | undefined;
  /** Only while there is an error. */
  errorId?: string | undefined;
}

/** Returns the ARIA attributes of a widget's control. */
export function fieldAria(
  id: string,
  options: FieldOptions,
  state: Asked & { rawErrors?: readonly string[] | undefined },
  own: WidgetMessageIds = {},
): FieldAria {
  return {
    'aria-describedby': describedBy(id, options, state.rawErrors, [own.hintId, own.errorId]),
    'aria-invalid': state.rawErrors?.length || own.errorId ? true : undefined,
    'aria-required': isDemanded(state) || undefined,
  };
}
