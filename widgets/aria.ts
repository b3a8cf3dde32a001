import { createContext } from 'react';
import type { FieldOptions } from '../schemas/uiOptions.ts';

export const hintId = (id: string) => `${id}__hint`;
export const errorId = (id: string) => `${id}__error`;

/** What describes an input: its hint, what the widget itself adds and, while there is one, its error. */
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

/** Whether a field waits for an answer, and must have one: nobody can answer one that is closed. */
export const isDemanded = ({ required, disabled, readonly }: Asked): boolean =>
  required === true && !disabled && !readonly;

/** The message of a group of boxes, by its element, and the box that is described by it: the first. */
export const GroupError = createContext<{ errorId: string; first: string } | undefined>(undefined);

interface FieldAria {
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
}

/** The elements in which a widget itself says something of its input. */
export interface OwnMessages {
  hintId?: string | undefined;
  /** Only while there is something wrong. */
  errorId?: string | undefined;
}

/** The ARIA attributes that every single control carries. */
export function fieldAria(
  id: string,
  options: FieldOptions,
  state: Asked & { rawErrors?: readonly string[] | undefined },
  own: OwnMessages = {},
): FieldAria {
  return {
    'aria-describedby': describedBy(id, options, state.rawErrors, [own.hintId, own.errorId]),
    'aria-invalid': state.rawErrors?.length || own.errorId ? true : undefined,
    'aria-required': isDemanded(state) || undefined,
  };
}
