import { readFileSync } from 'node:fs';
import { withTheme } from '@rjsf/core';
import { JUNK_OPTION_ID, type RJSFSchema } from '@rjsf/utils';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ModelEntry, Page } from '../../schemas/generated/types.ts';
import { type FormModule, loadForm } from '../../transforms/claims/loadForm.ts';
import { compileForm } from '../../transforms/compile/compileForm.ts';
import type { Bundle } from '../../transforms/config/bundle.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import { messageOf } from '../../transforms/messages/messageOf.ts';
import { EN } from '../../transforms/texts/en.ts';
import { loadDependencies } from '../../transforms/vocabulary/lazyDependencies.ts';
import { standaloneTheme } from '../../widgets/standaloneTheme.tsx';
import { claimValidator, withoutErrorTree } from './validator.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const models: ModelEntry[] = [
  {
    metadata: { formType: 'Standard', dtoMapping: 'claimantInfo', prepopulatedSubModel: null },
    fields: [
      { name: 'firstName', type: 'string', rules: [{ name: 'required' }] },
      {
        name: 'code',
        type: 'string',
        rules: [
          { name: 'maxLength', ordinalParams: [2] },
          { name: 'regularExpression', ordinalParams: ['^[A-Z]+$'] },
        ],
      },
      { name: 'elsewhere', type: 'string', rules: [{ name: 'required' }] },
    ],
  },
];

const pageOf = (path: string, names: string[]): Page => ({
  path,
  titleKey: 'Title',
  blocks: [
    { kind: 'fields', id: 'all', model: 'claimantInfo', fields: names.map((name) => ({ name })) },
  ] as Page['blocks'],
});

const bundle: Bundle = {
  settlement: {
    forms: {
      standard: { formType: 'Standard', pages: ['first', 'second'], authorization: { kind: 'open' } },
    },
  } as unknown as Bundle['settlement'],
  models: { models },
  pages: {
    'standard/first': pageOf('/standard/first', ['firstName', 'code']),
    'standard/second': pageOf('/standard/second', ['elsewhere']),
  },
  content: { en: {} },
  lists: {},
};

const SCHEMA = { $id: 'standard/page', type: 'object' } as const;

/** The form's module, as the browser gets it. */
async function compiled(): Promise<FormModule> {
  const { text } = compileForm(readForm(bundle, 'standard'));
  return import(`data:text/javascript,${encodeURIComponent(text)}`);
}

const loaded = async () => loadForm(await compiled(), {});

async function validator(page: string) {
  const form = await loaded();
  const context = () => ({
    now: new Date(0),
    allowedCharacters: null,
    culture: 'en',
    audience: 'browser' as const,
  });
  return {
    validate: claimValidator({ form, page, schema: SCHEMA, context, message: ({ rule }) => `not ${rule}` }),
  };
}

describe('the validator that RJSF gets', () => {
  it('C4-21: judges the whole claim and keeps the page’s part of the verdict', async () => {
    const { validate } = await validator('first');
    const { errors, errorSchema } = validate.validateFormData({}, SCHEMA);
    expect(errors.map(({ name, property, message }) => [name, property, message])).toEqual([
      ['required', '.claimantInfo.firstName', 'not required'],
    ]);
    expect(errorSchema).toEqual({ claimantInfo: { firstName: { __errors: ['not required'] } } });
  });

  it('C4-20: keeps the errors of one field in the order of its rules', async () => {
    const { validate } = await validator('first');
    const claim = { claimantInfo: { firstName: 'Ada', code: 'abc' } };
    const { errorSchema } = validate.validateFormData(claim, SCHEMA);
    expect(errorSchema).toEqual({
      claimantInfo: { code: { __errors: ['not maxLength', 'not regularExpression'] } },
    });
  });

  it('another page of the same form has another part', async () => {
    const { validate } = await validator('second');
    const { errors } = validate.validateFormData({ claimantInfo: { code: 'abc' } }, SCHEMA);
    expect(errors.map(({ property }) => property)).toEqual(['.claimantInfo.elsewhere']);
    expect(validate.rawValidation(SCHEMA, { claimantInfo: { elsewhere: 'x' } }).errors).toBeUndefined();
    expect(validate.isValid(SCHEMA, {}, SCHEMA)).toBe(false);
    expect(validate.isValid(SCHEMA, { claimantInfo: { elsewhere: 'x' } }, SCHEMA)).toBe(true);
  });
});

const CONTEXT = () => ({
  now: new Date(0),
  allowedCharacters: null,
  culture: 'en',
  audience: 'browser' as const,
});

const ABOUT: RJSFSchema = {
  $id: 'about',
  type: 'object',
  properties: {
    claimantInfo: {
      type: 'object',
      properties: { firstName: { type: 'string', title: 'First name' }, code: { type: 'string' } },
    },
  },
};

describe('every method of a ValidatorType', () => {
  const claim = { claimantInfo: { code: 'abc', elsewhere: 'x' } };
  const make = async () =>
    claimValidator({
      form: await loaded(),
      schema: ABOUT,
      page: 'first',
      context: CONTEXT,
      message: ({ rule }) => `not ${rule}`,
    });

  it('C11-03: validateFormData lists errors as RJSF does: name, property, message, params, title and stack', async () => {
    const { errors } = (await make()).validateFormData(claim, ABOUT);
    expect(errors[0]).toEqual({
      name: 'required',
      property: '.claimantInfo.firstName',
      message: 'not required',
      params: {},
      schemaPath: '#/required',
      title: 'First name',
      stack: "'First name' not required",
    });
    expect(errors.map(({ name }) => name)).toEqual(['required', 'maxLength', 'regularExpression']);
    expect(errors[1]?.params).toEqual({ max: 2 });
  });

  it('C11-03: validateFormData applies transformErrors and customValidate', async () => {
    const { errors, errorSchema } = (await make()).validateFormData(
      claim,
      ABOUT,
      (_, handler) => {
        handler.claimantInfo?.code?.addError('mine');
        return handler;
      },
      (found) => found.filter(({ name }) => name === 'maxLength'),
    );
    expect(errorSchema).toMatchObject({ claimantInfo: { code: { __errors: ['not maxLength', 'mine'] } } });
    expect(errors.map(({ message }) => message)).toEqual(['not maxLength', 'mine']);
  });

  it('C11-03: rawValidation reports what Ajv would, and nothing for a claim without errors', async () => {
    const validate = await make();
    const { errors = [] } = validate.rawValidation<{ keyword: string }>(ABOUT, { claimantInfo: {} });
    expect(errors).toEqual([
      {
        instancePath: '/claimantInfo/firstName',
        keyword: 'required',
        params: {},
        schemaPath: '#/required',
        parentSchema: { type: 'string', title: 'First name' },
        message: 'not required',
      },
    ]);
    expect(validate.rawValidation(ABOUT, { claimantInfo: { firstName: 'Ada' } })).toEqual({
      errors: undefined,
    });
  });

  it('C11-03: isValid answers for the form, for its branches, and never takes the junk option', async () => {
    const branch = { $id: 'branch', const: 1 };
    const branches = { branch: (value: unknown) => value === 1 };
    const options = { schema: ABOUT, page: 'first', context: CONTEXT, message: () => '', branches };
    const validate = claimValidator({ form: await loaded(), ...options });
    expect(validate.isValid(ABOUT, { claimantInfo: { firstName: 'Ada' } }, ABOUT)).toBe(true);
    expect(validate.isValid(ABOUT, {}, ABOUT)).toBe(false);
    expect(validate.isValid(branch, 1, ABOUT)).toBe(true);
    expect(validate.isValid(branch, 2, ABOUT)).toBe(false);
    expect(validate.isValid({ $id: JUNK_OPTION_ID }, {}, ABOUT)).toBe(false);
    expect(() => validate.isValid({ $id: 'other' }, {}, ABOUT)).toThrow('No precompiled validator function');
  });

  it('C11-03: another schema than the form’s is an error, as is one without an $id', async () => {
    const validate = await make();
    expect(() => validate.validateFormData({}, { ...ABOUT, title: 'x' })).toThrow(
      'differs from the rootSchema',
    );
    const form = await loaded();
    const options = { form, schema: { type: 'object' } as const, context: CONTEXT, message: () => '' };
    expect(() => claimValidator(options)).toThrow('needs an $id');
  });

  it('C11-03: withoutErrorTree keeps the list, which alone stops a submit, and shows nothing', async () => {
    const { errors, errorSchema } = withoutErrorTree(await make()).validateFormData(claim, ABOUT);
    expect(errors).toHaveLength(3);
    expect(errorSchema).toEqual({ __errors: [] });
  });

  it('withoutErrorTree names the fields, and words nothing: a claim page says its errors itself', async () => {
    const message = vi.fn(() => 'worded');
    const validator = claimValidator({ form: await loaded(), schema: ABOUT, context: CONTEXT, message });
    const { errors } = withoutErrorTree(validator).validateFormData(claim, ABOUT);
    expect(errors.map(({ property }) => property)).toContain('.claimantInfo.firstName');
    expect(message).not.toHaveBeenCalled();
  });
});

describe('a form of its own', () => {
  const spaceless = (text: string) => text.replace(/\s+/g, '');

  it('C11-03: the example of docs/validator.md validates without eval', async () => {
    const Form = withTheme(standaloneTheme);
    const [onSubmit, onError] = [vi.fn(), vi.fn()];
    const module = await compiled();
    const refuse = () => {
      throw new Error("script-src 'self' allows no eval");
    };
    vi.stubGlobal('Function', new Proxy(Function, { construct: refuse, apply: refuse }));
    vi.stubGlobal('eval', refuse);
    // example
    const form = loadForm(module, await loadDependencies(module.requires));
    const schema: RJSFSchema = {
      $id: 'about-you',
      type: 'object',
      properties: {
        claimantInfo: { type: 'object', properties: { firstName: { type: 'string', title: 'First name' } } },
      },
    };
    const validator = claimValidator({
      form,
      schema,
      context: () => ({ now: new Date(), allowedCharacters: null, culture: 'en', audience: 'browser' }),
      message: (error) => messageOf(error, { culture: 'en', active: {}, fallback: EN }),
    });
    const page = <Form schema={schema} validator={validator} onSubmit={onSubmit} onError={onError} />;
    // end
    render(page);
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onError.mock.lastCall?.[0].map(({ stack }: { stack: string }) => stack)).toEqual([
      "'First name' Value is required",
      '.claimantInfo.elsewhere Value is required',
    ]);
    const [, example = ''] = /\/\/ example\n(.*?)\/\/ end/s.exec(readFileSync(__filename, 'utf8')) ?? [];
    expect(spaceless(readFileSync('docs/validator.md', 'utf8'))).toContain(spaceless(example));
  });

  it('C11-03: what was typed before Enter is what is submitted, though no page flushes it', () => {
    const Form = withTheme(standaloneTheme);
    const onSubmit = vi.fn();
    const silent = {
      validateFormData: () => ({ errors: [], errorSchema: {} }),
      isValid: () => true,
      rawValidation: () => ({}),
    };
    const schema: RJSFSchema = { type: 'object', properties: { name: { type: 'string', title: 'Name' } } };
    render(<Form schema={schema} validator={silent} onSubmit={onSubmit} />);
    const input = screen.getByLabelText('Name');
    fireEvent.input(input, { target: { value: 'Ada' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    const form = input.closest('form');
    if (form) fireEvent.submit(form);
    expect(onSubmit.mock.lastCall?.[0].formData).toEqual({ name: 'Ada' });
  });
});
