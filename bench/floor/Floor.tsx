import { type ChangeEvent, type FormEvent, memo, useCallback, useState } from 'react';
import {
  type BenchRow,
  type BenchSection,
  type BenchTable,
  fieldError,
  type Workload,
} from '../workloads.ts';
import { CONTROLS } from './controls.tsx';

/** Messages by name of the control. */
type Errors = Record<string, string>;

interface SectionProps {
  section: BenchSection;
  values: BenchRow;
  errors: Errors;
}

/** State exists only for the answers that show further fields; typing changes none. */
const Section = memo(({ section, values, errors }: SectionProps) => {
  const [answers, setAnswers] = useState<BenchRow>({});
  const asked = section.fields.flatMap(({ showIf }) => (showIf ? [showIf.field] : []));
  const onPick = useCallback(({ target }: ChangeEvent<HTMLInputElement>) => {
    const name = target.name.slice(target.name.indexOf('_') + 1);
    setAnswers((before) => ({
      ...before,
      [name]: target.type === 'checkbox' ? target.checked : target.value,
    }));
  }, []);
  return (
    <fieldset>
      <legend>{section.title}</legend>
      {section.fields.map((field) => {
        if (field.showIf && answers[field.showIf.field] !== field.showIf.equals) return null;
        const Control = CONTROLS[field.type];
        const id = `${section.name}_${field.name}`;
        const picked = asked.includes(field.name) ? { onPick } : null;
        return (
          <Control key={id} id={id} field={field} value={values[field.name]} error={errors[id]} {...picked} />
        );
      })}
    </fieldset>
  );
});

interface RowProps {
  table: BenchTable;
  index: number;
  values: BenchRow;
  errors: Errors;
}

const Row = memo(({ table, index, values, errors }: RowProps) => (
  <tr>
    {table.columns.map((field) => {
      const Control = CONTROLS[field.type];
      const id = `${table.name}_${index}_${field.name}`;
      return (
        <td key={id}>
          <Control id={id} field={field} value={values[field.name]} error={errors[id]} />
        </td>
      );
    })}
  </tr>
));

/** Reads the values straight from the DOM and checks them, by section or row, so that memoised parts stay. */
function check(form: HTMLFormElement, workload: Workload): Record<string, Errors> {
  const data = new FormData(form);
  const present = new Set([...form.elements].map((element) => (element as HTMLInputElement).name));
  const checkGroup = (prefix: string, fields: BenchSection['fields']): Errors =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const name = `${prefix}_${field.name}`;
        const message = present.has(name) ? fieldError(field, data.get(name)) : null;
        return message ? [[name, message]] : [];
      }),
    );
  const { table } = workload;
  const groups = [
    ...workload.sections.map(({ name, fields }) => [name, fields] as const),
    ...(table ? workload.rows.map((_, row) => [`${table.name}_${row}`, table.columns] as const) : []),
  ];
  return Object.fromEntries(groups.map(([prefix, fields]) => [prefix, checkGroup(prefix, fields)]));
}

const NONE: Errors = {};

/** The floor: a hand-written form of native, uncontrolled inputs that is checked when it is submitted. */
export function Floor({ workload }: { workload: Workload }) {
  const [errors, setErrors] = useState<Record<string, Errors>>({});
  const { table } = workload;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setErrors(check(event.currentTarget, workload));
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <h1>{workload.title}</h1>
      {workload.sections.map((section) => (
        <Section
          key={section.name}
          section={section}
          values={workload.initial[section.name] ?? {}}
          errors={errors[section.name] ?? NONE}
        />
      ))}
      {table ? (
        <table>
          <tbody>
            {workload.rows.map((row, index) => (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows of this table never move
                key={index}
                table={table}
                index={index}
                values={row}
                errors={errors[`${table.name}_${index}`] ?? NONE}
              />
            ))}
          </tbody>
        </table>
      ) : null}
      <button type="submit" id="submit">
        Submit
      </button>
    </form>
  );
}
