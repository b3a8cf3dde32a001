import type {
  Content,
  ModelEntry,
  ModelField,
  Page,
  Rule,
  Settlement,
} from '../../schemas/generated/types.ts';
import { judge } from '../claims/judge.ts';
import { type FormModule, type LoadedForm, loadForm } from '../claims/loadForm.ts';
import { compileForm } from '../compile/compileForm.ts';
import type { Bundle } from '../config/bundle.ts';
import { type ConfigFault, ConfigurationError } from '../config/errors.ts';
import type { FormConfig } from '../config/formConfig.ts';
import { readForm, readInlineForm } from '../config/readForm.ts';
import { buildFormModel } from '../form/buildFormModel.ts';
import type { FormName } from '../ground/modelNames.ts';
import type { FormPlan } from '../ground/plan.ts';
import type { ClaimError, JudgeContext, Verdict } from '../ground/verdict.ts';
import { messageOf } from '../messages/messageOf.ts';
import { EN } from '../texts/en.ts';
import type { Texts } from '../texts/lookUp.ts';
import { ALL_TOOLS } from '../vocabulary/tools.testkit.ts';

type Literal = string | number | boolean | null;

/** Noon in Los Angeles on 05/20/2026: far from midnight in every zone of the United States. */
export const NOON = new Date('2026-05-20T19:00:00Z');

export const CONTEXT: JudgeContext = {
  now: NOON,
  allowedCharacters: 'abc',
  culture: 'en',
  audience: 'browser',
};

export const NO_TEXTS: Texts = { culture: 'en', active: {}, fallback: EN };

/** A rule with ordinal and named parameters. */
export function rule(
  name: string,
  ordinalParams?: Literal[],
  namedParams?: Record<string, unknown>,
  errorMessageKeys?: Rule['errorMessageKeys'],
): Rule {
  return {
    name,
    ...(ordinalParams && { ordinalParams }),
    ...(namedParams && { namedParams }),
    ...(errorMessageKeys && { errorMessageKeys }),
  };
}

/** A field; text where no type is given. */
export function field(
  name: string,
  rules: Rule[] = [],
  type: ModelField['type'] = 'string',
  more: Partial<ModelField> = {},
): ModelField {
  return { name, type, rules, ...more };
}

/** An entry of the Standard form. */
export function entry(
  dtoMapping: string,
  fields: ModelField[],
  more: Partial<ModelEntry> & { formType?: ModelEntry['metadata']['formType'] } = {},
): ModelEntry {
  const { formType = 'Standard', ...rest } = more;
  return { metadata: { formType, dtoMapping }, fields, ...rest };
}

/** What a bundle of a test is made of: its models, and the pages of the Standard form in their sequence. */
export interface SmallBundle {
  models: ModelEntry[];
  pages?: Record<string, Pick<Page, 'blocks'> & Partial<Page>>;
  /** Pages outside the sequence. */
  exitPages?: Record<string, Pick<Page, 'blocks'> & Partial<Page>>;
  lists?: Bundle['lists'];
  content?: Record<string, Content>;
  settlement?: Partial<Settlement>;
}

function pagesOf(pages: SmallBundle['pages']): [string, Page][] {
  return Object.entries(pages ?? {}).map(([name, page]) => [
    `standard/${name}`,
    { path: `/standard/${name}`, titleKey: `Title_${name}`, ...page },
  ]);
}

/** A whole bundle around the models and pages of a test. */
export function bundleOf({
  models,
  pages,
  exitPages,
  lists = {},
  content = {},
  settlement,
}: SmallBundle): Bundle {
  return {
    settlement: {
      nameKey: 'Settlement_Name',
      theme: 'jnd-7-0-default',
      cultures: { en: 'English' },
      timeZone: 'Pacific Standard Time',
      deadlines: {},
      characterWhitelist: 'abc',
      contact: { phoneKey: 'Phone', emailKey: 'Email', addressKey: 'Address' },
      links: { siteUrl: 'https://example.org', privacyPolicyUrl: 'https://example.org/privacy' },
      forms: {
        standard: {
          formType: 'Standard',
          pages: Object.keys(pages ?? {}),
          authorization: { kind: 'open' },
        },
      },
      ...settlement,
    },
    models: { models },
    pages: Object.fromEntries([...pagesOf(pages), ...pagesOf(exitPages)]),
    content,
    lists,
  };
}

/** A compiled and loaded form, with what tests ask of it. */
export interface TestForm {
  plan: FormPlan;
  /** The compiled module, before its rules are bound. */
  module: FormModule;
  loaded: LoadedForm;
  requires: string[];
  judge(claim: unknown, context?: Partial<JudgeContext>): Verdict;
  /** `path rule` of each error, in order. */
  failures(claim: unknown, context?: Partial<JudgeContext>): string[];
  /** `path: text` of each error, in order. */
  messages(claim: unknown, context?: Partial<JudgeContext>, texts?: Texts): string[];
  /** The texts of the errors of one field of claimantInfo that holds a value. */
  textsOf(name: string, value: unknown, others?: object, context?: Partial<JudgeContext>): string[];
}

async function load(config: FormConfig): Promise<TestForm> {
  const { plan, text, requires } = compileForm(config);
  const url = `data:text/javascript;charset=utf-8,${encodeURIComponent(text)}`;
  const module = (await import(/* @vite-ignore */ url)) as FormModule;
  const loaded = loadForm(module, ALL_TOOLS);
  const verdictOf: TestForm['judge'] = (claim, context) => judge(claim, loaded, { ...CONTEXT, ...context });
  const errorsOf = (claim: unknown, context?: Partial<JudgeContext>): ClaimError[] =>
    verdictOf(claim, context).errors;
  return {
    plan,
    module,
    loaded,
    requires,
    judge: verdictOf,
    failures: (claim, context) => errorsOf(claim, context).map(({ path, rule: name }) => `${path} ${name}`),
    messages: (claim, context, texts = NO_TEXTS) =>
      errorsOf(claim, context).map((error) => `${error.path}: ${messageOf(error, texts)}`),
    textsOf: (name, value, others, context) =>
      errorsOf({ claimantInfo: { ...others, [name]: value } }, context)
        .filter(({ path }) => path === `claimantInfo.${name}`)
        .map((error) => messageOf(error, NO_TEXTS)),
  };
}

/** A form of model entries alone: no pages, so that every field is live. */
export function inlineForm(models: readonly ModelEntry[]): Promise<TestForm> {
  return load(readInlineForm(models));
}

/** A form of claimantInfo alone. */
export function claimantForm(...fields: ModelField[]): Promise<TestForm> {
  return inlineForm([entry('claimantInfo', fields)]);
}

/** One form of a bundle. */
export function bundleForm(bundle: SmallBundle, form: FormName = 'standard'): Promise<TestForm> {
  return load(readForm(bundleOf(bundle), form));
}

/** Every fault that reading or building finds. */
export function faultsOf(read: () => FormConfig): readonly ConfigFault[] {
  try {
    return buildFormModel(read()).faults;
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
}

/** The faults of model entries, each as `code pointer`. */
export function inlineFaults(models: readonly ModelEntry[]): string[] {
  return faultsOf(() => readInlineForm(models)).map(({ code, pointer }) => `${code} ${pointer}`);
}

/** The faults of a bundle's Standard form, each as `code file pointer`. */
export function bundleFaults(bundle: SmallBundle): string[] {
  return faultsOf(() => readForm(bundleOf(bundle), 'standard')).map(
    ({ code, file, pointer }) => `${code} ${file} ${pointer}`,
  );
}

/** The faults of one rule on a field of claimantInfo with a date, a number, a boolean and a list beside it. */
export function faultsOfRule(
  written: Rule,
  type: ModelField['type'] = 'string',
  more: readonly ModelEntry[] = [],
): string[] {
  const prefix = '/models/0/fields/0/rules/0';
  const models = [
    entry('claimantInfo', [
      field('own', [written], type, type === 'list' ? { fields: [field('inner')] } : {}),
      field('other'),
      field('flag', [], 'boolean'),
      field('start', [], 'date'),
    ]),
    ...more,
  ];
  return inlineFaults(models).map((fault) => fault.replace(prefix, ''));
}
