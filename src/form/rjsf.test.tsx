import Form from '@rjsf/core';
import {
  createSchemaUtils,
  type ErrorSchema,
  ErrorSchemaBuilder,
  type FieldProps,
  type FieldTemplateProps,
  type ValidatorType,
  type WidgetProps,
} from '@rjsf/utils';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClaimPage } from './ClaimPage.tsx';
import {
  type FieldSpec,
  pageOf,
  propsOf,
  SILENT_RECORDS,
  StandaloneClaim,
  stateOf,
} from './claimPage.testkit.tsx';
import { PageForm } from './pageForm.ts';
import { TRANSACTION, tableBlock, withList } from './records/lists.testkit.ts';
import { claimTheme } from './theme.ts';

afterEach(cleanup);

const NAME: FieldSpec = { name: 'firstName', widget: 'text', label: 'First name' };
const CITY: FieldSpec = { name: 'city', widget: 'text', label: 'City' };
const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } });

type Theme = Record<'fields' | 'templates' | 'widgets', Record<string, unknown>>;

/** Puts something else into RJSF's registry for one drawing of a page. */
function drawWith(part: keyof Theme, entries: Record<string, unknown>, page = pageOf([NAME])) {
  const theme = claimTheme as unknown as Theme;
  const own = theme[part];
  theme[part] = { ...own, ...entries };
  try {
    return render(<ClaimPage {...propsOf(page)} />);
  } finally {
    theme[part] = own;
  }
}

function treeOf(paths: string[]): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  for (const path of paths) builder.addErrors('no', path);
  return builder.ErrorSchema;
}

const refusing = (paths: string[]): ValidatorType => ({
  validateFormData: () => ({
    errors: paths.map((path) => ({ property: `.${path}`, stack: 'no' })),
    errorSchema: treeOf(paths),
  }),
  isValid: () => false,
  rawValidation: <T,>() => ({
    errors: paths.map((path) => ({ instancePath: `/${path.replaceAll('.', '/')}` }) as T),
  }),
});

describe('RJSF draws the page', () => {
  it('C11-01: the widget that the uiSchema names comes from the registry', () => {
    const Loud = ({ id, value }: WidgetProps) => <output id={id}>loud {value}</output>;
    drawWith('widgets', { text: Loud });
    expect(screen.getByLabelText('First name').textContent).toBe('loud ');
  });

  it('C11-01: the field template comes from the registry', () => {
    const Only = ({ label, children }: FieldTemplateProps) => (
      <div>
        <p>only {label}</p>
        {children}
      </div>
    );
    drawWith('templates', { FieldTemplate: Only });
    expect(screen.getByText('only First name')).toBeTruthy();
    expect(document.querySelector('label')).toBeNull();
  });

  it('C11-01: the root field and the list fields are chosen by ui:field', () => {
    const Bare = ({ schema }: FieldProps) => <p>{Object.keys(schema.properties ?? {}).join()}</p>;
    drawWith('fields', { PageField: Bare });
    expect(screen.getByText('claimantInfo')).toBeTruthy();
    cleanup();
    const page = withList(pageOf([]), tableBlock, [
      { name: 'description', widget: 'text' },
      { name: 'amount', widget: 'text' },
    ]);
    drawWith('fields', { RecordTable: ({ name }: FieldProps) => <p>list {name}</p> }, page);
    expect(screen.getByText('list claimTransactions')).toBeTruthy();
  });

  it('C11-01: the type of the schema chooses the field, and the field its default widget', () => {
    const page = pageOf([NAME]);
    const model = page.schema.properties.claimantInfo;
    if (model?.type !== 'object') throw new Error('The page has no model.');
    model.properties.firstName = { type: ['boolean', 'null'], title: 'First name' };
    Object.assign(page.uiSchema.claimantInfo ?? {}, { firstName: { 'ui:options': { label: 'First name' } } });
    drawWith('widgets', { CheckboxWidget: ({ id }: WidgetProps) => <input type="checkbox" id={id} /> }, page);
    expect(document.querySelector('#root_claimantInfo_firstName')).toHaveProperty('type', 'checkbox');
  });
});

describe('RJSF carries the claim', () => {
  it('C11-01: the page hears of changes from the form, under the path of the field’s id', () => {
    const onCommit = vi.fn();
    const Button = ({ onChange }: WidgetProps) => (
      <button type="button" onClick={() => onChange('Ada', undefined, 'root_claimantInfo_city')}>
        set
      </button>
    );
    const theme = claimTheme as unknown as Theme;
    const own = theme.widgets;
    theme.widgets = { ...own, text: Button };
    const claim = { claimantInfo: { city: 'Turin', firstName: 'x' } };
    render(<ClaimPage {...propsOf(pageOf([NAME]), { claim, onCommit })} />);
    theme.widgets = own;
    fireEvent.click(screen.getByText('set'));
    // The value is read from RJSF's data, in which the widget changed its own field only.
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('claimantInfo.city', 'Turin');
  });

  it('C11-01: Next asks the validator, with all that was typed', () => {
    const onNext = vi.fn();
    const onRefused = vi.fn();
    const validator = refusing(['claimantInfo.firstName']);
    const asked = vi.spyOn(validator, 'rawValidation');
    const page = pageOf([NAME]);
    const claim = { claimantInfo: { firstName: null } };
    render(<StandaloneClaim page={page} claim={claim} over={{ validator, onNext, onRefused }} />);
    type(screen.getByLabelText('First name'), 'Ada');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(asked.mock.calls.map(([schema, claim]) => [claim, schema])).toEqual([
      [{ claimantInfo: { firstName: 'Ada' } }, page.schema],
    ]);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(['claimantInfo.firstName']);
    expect(onNext).not.toHaveBeenCalled();
  });

  it('C11-01: Next goes on where the validator finds nothing', () => {
    const onNext = vi.fn();
    const onRefused = vi.fn();
    render(<ClaimPage {...propsOf(pageOf([NAME]), { validator: refusing([]), onNext, onRefused })} />);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onNext).toHaveBeenCalledOnce();
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('C11-01: errors are shown by extraErrors alone: what the validator found stands once', () => {
    const errors = { 'claimantInfo.firstName': ['Value is required'] };
    const validator = refusing(['claimantInfo.firstName']);
    const props = propsOf(pageOf([NAME]), { validator });
    const { rerender } = render(<ClaimPage {...props} />);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    rerender(<ClaimPage {...props} errors={errors} />);
    expect(screen.getAllByText('Value is required')).toHaveLength(1);
    expect(screen.queryByText('no')).toBeNull();
    rerender(<ClaimPage {...props} errors={{}} />);
    expect(screen.queryByText('Value is required')).toBeNull();
  });
});

describe('what was typed and is not committed yet', () => {
  it('C11-01: goes to the claim when its field goes', () => {
    const onCommit = vi.fn();
    const page = pageOf([NAME, CITY]);
    const props = propsOf(page, { onCommit });
    const { rerender } = render(<ClaimPage {...props} />);
    type(screen.getByLabelText('First name'), 'Ada');
    rerender(<ClaimPage {...props} state={stateOf(page, { 'claimantInfo.firstName': { hidden: true } })} />);
    expect(screen.queryByLabelText('First name')).toBeNull();
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('claimantInfo.firstName', 'Ada');
  });

  it('C11-01: goes to the claim when the page goes, though RJSF’s form goes with it', () => {
    const onCommit = vi.fn();
    const { unmount } = render(<ClaimPage {...propsOf(pageOf([NAME]), { onCommit })} />);
    type(screen.getByLabelText('First name'), 'Ada');
    unmount();
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('claimantInfo.firstName', 'Ada');
  });

  it('C11-01: stays with its draft when the page goes', () => {
    const change = vi.fn();
    const onCommit = vi.fn();
    const page = withList(pageOf([]), { ...tableBlock, fields: ['description'] }, [
      { name: 'description', widget: 'text' },
    ]);
    const draft = { id: 'd1', index: null, values: {}, errors: {}, states: {} };
    const props = propsOf(page, {
      onCommit,
      drafts: { claimTransactions: [draft] },
      records: { ...SILENT_RECORDS, change },
    });
    const { unmount } = render(<ClaimPage {...props} />);
    type(screen.getByLabelText('description'), 'Fee');
    unmount();
    expect(change).toHaveBeenCalledExactlyOnceWith('claimTransactions', 'd1', 'description', 'Fee');
    expect(onCommit).not.toHaveBeenCalled();
  });

  it('R4-11: of a row that is deleted does not end in the row that takes its place', () => {
    const onCommit = vi.fn();
    const remove = vi.fn();
    const page = withList(pageOf([]), { ...tableBlock, fields: ['description'] }, [
      { name: 'description', widget: 'text' },
    ]);
    const claim = { claimTransactions: [{ description: 'Fee' }, { description: 'Deposit' }] };
    const calls: string[] = [];
    onCommit.mockImplementation((path: string) => calls.push(path));
    remove.mockImplementation(() => calls.push('remove'));
    render(<ClaimPage {...propsOf(page, { claim, onCommit, records: { ...SILENT_RECORDS, remove } })} />);
    fireEvent.click(screen.getByRole('button', { name: 'Edit entry 1' }));
    type(screen.getByLabelText('description'), 'Charge');
    act(() => fireEvent.click(screen.getByRole('button', { name: 'Delete entry 1' })));
    expect(calls).toEqual(['claimTransactions.0.description', 'remove']);
  });
});

describe('the accelerator', () => {
  it('C11-01: is there unless it is switched off', () => {
    expect(PageForm === Form).toBe(import.meta.env.VITE_PLAIN_RJSF === 'yes');
  });

  it('C11-01: draws the page once for an answer, and a table beside it not at all', () => {
    const isPlain = PageForm === Form;
    const drawn = vi.fn();
    const read = vi.fn(() => 'Fee');
    const record = Object.defineProperty({}, 'description', { enumerable: true, get: read });
    const page = withList(pageOf([NAME]), tableBlock, TRANSACTION);
    render(
      <Profiler id="page" onRender={drawn}>
        <StandaloneClaim page={page} claim={{ claimTransactions: [record] }} />
      </Profiler>,
    );
    drawn.mockClear();
    read.mockClear();
    type(screen.getByLabelText('First name'), 'Ada');
    fireEvent.blur(screen.getByLabelText('First name'));
    expect(drawn.mock.calls.length > 1).toBe(isPlain);
    expect(read.mock.calls.length > 0).toBe(isPlain);
  });
});

describe('the parts of RJSF that are left out', () => {
  it('C11-04: are left out of these tests as they are of the build', () => {
    const props = { schema: {}, validator: refusing([]) };
    const { fields, widgets } = Form.getRegistry(props, {}, createSchemaUtils(props.validator, {}));
    expect(Object.keys(fields)).toEqual(['SchemaField', 'StringField', 'BooleanField']);
    expect(widgets).toEqual({});
  });
});
