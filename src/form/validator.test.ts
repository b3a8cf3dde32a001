import { describe, expect, it } from 'vitest';
import type { ModelEntry, Page } from '../../schemas/generated/types.ts';
import { type FormModule, loadForm } from '../../transforms/claims/loadForm.ts';
import { compileForm } from '../../transforms/compile/compileForm.ts';
import type { Bundle } from '../../transforms/config/bundle.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import { claimValidator } from './validator.ts';

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
async function loaded() {
  const { text } = compileForm(readForm(bundle, 'standard'));
  const module: FormModule = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  return loadForm(module, {});
}

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
