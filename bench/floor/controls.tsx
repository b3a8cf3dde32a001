import { type ChangeEventHandler, memo, type ReactNode } from 'react';
import type { BenchField, BenchValue } from '../workloads.ts';

export interface ControlProps {
  id: string;
  field: BenchField;
  value: BenchValue | undefined;
  error: string | undefined;
  onPick?: ChangeEventHandler<HTMLInputElement>;
}

interface FrameProps {
  id: string;
  field: BenchField;
  error: string | undefined;
  children: ReactNode;
}

const Frame = ({ id, field, error, children }: FrameProps) => (
  <div className="field">
    <label htmlFor={id}>
      {field.label}
      {field.required ? ' *' : ''}
    </label>
    {children}
    {error ? (
      <p className="error" id={`${id}-error`}>
        {error}
      </p>
    ) : null}
  </div>
);

const aria = (id: string, error: string | undefined) =>
  error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : null;

const Text = memo(({ id, field, value, error }: ControlProps) => (
  <Frame id={id} field={field} error={error}>
    <input type="text" id={id} name={id} defaultValue={value as string | undefined} {...aria(id, error)} />
  </Frame>
));

const Select = memo(({ id, field, value, error }: ControlProps) => (
  <Frame id={id} field={field} error={error}>
    <select id={id} name={id} defaultValue={(value as string | undefined) ?? ''} {...aria(id, error)}>
      <option value="" />
      {field.options?.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </Frame>
));

const Radio = memo(({ id, field, error, onPick }: ControlProps) => (
  <Frame id={id} field={field} error={error}>
    {field.options?.map((option) => (
      <label key={option}>
        <input type="radio" name={id} id={`${id}-${option}`} value={option} onChange={onPick} /> {option}
      </label>
    ))}
  </Frame>
));

const Check = memo(({ id, field, value, onPick }: ControlProps) => (
  <div className="field">
    <label>
      <input type="checkbox" id={id} name={id} defaultChecked={value === true} onChange={onPick} />{' '}
      {field.label}
    </label>
  </div>
));

/** The native control of each kind of field. */
export const CONTROLS = { text: Text, select: Select, radio: Radio, checkbox: Check };
