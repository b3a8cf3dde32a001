import type { FieldOptions, WidgetName } from '../schemas/uiOptions.ts';

/** One state of a widget, for the gallery, the render tests, the axe run and the screenshots. */
export interface WidgetExample {
  name: string;
  label: string;
  value: string | number | boolean | null | { name: string; size: number; type: string };
  options?: Partial<FieldOptions>;
  errors?: string[];
  disabled?: boolean;
  required?: boolean;
}

export interface WidgetExamples {
  widget: WidgetName;
  examples: WidgetExample[];
}

const LONG =
  'The name of the person or company that you bought the vehicle from, as it stands on the contract of sale';

type Values = { empty: WidgetExample['value']; filled: WidgetExample['value'] };

/** The states that every widget must look right in, and those that are its own. */
export function exampleSet(
  widget: WidgetName,
  label: string,
  { empty, filled }: Values,
  options: Partial<FieldOptions> = {},
  own: WidgetExample[] = [],
): WidgetExamples {
  const examples: WidgetExample[] = [
    { name: 'default', label, value: empty, options },
    { name: 'filled', label, value: filled, options },
    {
      name: 'hint',
      label,
      value: empty,
      options: { ...options, hint: 'As it stands on **your letter**.' },
      required: true,
    },
    { name: 'error', label, value: filled, options, errors: ['Value is required'], required: true },
    { name: 'disabled', label, value: filled, options, disabled: true },
    { name: 'longLabel', label: LONG, value: empty, options },
    {
      name: 'rtl',
      label: 'الاسم الكامل',
      value: filled,
      options: { ...options, hint: 'كما هو مكتوب في الرسالة' },
    },
    ...own,
  ];
  return { widget, examples };
}
