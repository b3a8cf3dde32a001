import { isRuleFailure, type LoadedForm } from '../../transforms/claims/loadForm.ts';
import { ConfigurationError, SourceLocation } from '../../transforms/config/errors.ts';
import type { FormConfig } from '../../transforms/config/formConfig.ts';
import type { FieldConfig, ModelConfig } from '../../transforms/config/modelConfig.ts';
import { AUTHORED_KINDS } from '../../transforms/fields/fields.ts';
import type { ClaimDocument, ClaimRecord } from '../../transforms/ground/claim.ts';
import type { JudgeContext } from '../../transforms/ground/verdict.ts';
import { messageOf } from '../../transforms/messages/messageOf.ts';
import { textsIn } from '../../transforms/texts/builtIn.ts';
import { DEFAULT_CULTURE } from '../../transforms/texts/lookUp.ts';
import { AUTHORING } from '../../transforms/vocabulary/authoring.ts';
import { ruleNameOf } from '../../transforms/vocabulary/rules.ts';
import type { RuleFailure } from '../../transforms/vocabulary/runtime.ts';
import { loadCompiled } from '../loadCompiled.ts';
import { type BundleView, formTypeOf } from '../view/bundleView.ts';
import { type FilledField, isList } from './filledFields.ts';

/** Fault of one cell of a class list. */
export interface CellFault {
  column: string;
  /** Rule that fails: `range`, or `date` for a text that is none. */
  rule: string;
  /** Path of the field: `claimantInfo.email`. */
  field: string;
  /** Message of the rule in English. */
  message: string;
}

/**
 * Creates a function from the cells of a row, by column, to the first fault of each cell. Resolves to undefined where
 * no column fills a field, or where the rules of the fields do not compile.
 */
export async function rowJudge(
  view: BundleView,
  form: BundleView['forms'][number],
  filled: readonly FilledField[],
): Promise<((cells: ReadonlyMap<string, string>) => CellFault[]) | undefined> {
  if (filled.length === 0) return undefined;
  const { settlement, lists, content } = view.bundle;
  const loaded = await compiled({
    form: form.name,
    formType: settlement.forms[form.name]?.formType ?? 'Standard',
    models: modelsOf(view, form, filled, settlement.characterWhitelist !== null),
    pages: [],
    exitPages: [],
    lists,
    otherForms: [],
    contentVariants: [],
    deadlines: { entries: [], place: new SourceLocation('settlement.json') },
  });
  if (!loaded) return undefined;
  const context: JudgeContext = {
    now: new Date(0),
    allowedCharacters: settlement.characterWhitelist,
    culture: DEFAULT_CULTURE,
    audience: 'cli',
    lists,
  };
  const texts = textsIn(DEFAULT_CULTURE, content);
  return (cells) => {
    const unread = filled.flatMap((one) => unreadable(one, cells.get(one.column) ?? ''));
    const judged = failuresIn(loaded, context, filled, cells).map(
      ({ path, rule, params, keys, variant }): CellFault[] => {
        const one = filled.find(({ model, field }) => path === `${model}.${field.name}`);
        if (!one) return [];
        const error = {
          path,
          rule,
          params: params ?? {},
          ...(variant !== undefined && { variant }),
          ...(keys && { keys }),
        };
        return [{ column: one.column, rule, field: path, message: messageOf(error, texts) }];
      },
    );
    return firstOfEach([...unread, ...judged.flat()]);
  };
}

/** Compiles the form; undefined where its rules are at fault, which is reported at their places. */
async function compiled(form: FormConfig): Promise<LoadedForm | undefined> {
  try {
    return await loadCompiled(form);
  } catch (error) {
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  }
}

function modelsOf(
  view: BundleView,
  { name: form }: BundleView['forms'][number],
  filled: readonly FilledField[],
  hasWhitelist: boolean,
): ModelConfig[] {
  const names = [...new Set(filled.map(({ model }) => model))];
  return names.flatMap((name) => {
    const own = filled.filter(({ model }) => model === name);
    const config = view.models.find(formTypeOf(form), name)?.config;
    const fields = new Map(own.map(({ field }) => [field.name, withKnownRules(field, hasWhitelist)]));
    return config ? [{ ...config, rules: [], fields: [...fields.values()] }] : [];
  });
}

/** Removes the whitelist rule where there is no whitelist, because it would fail for each value. */
function withKnownRules(field: FieldConfig, hasWhitelist: boolean): FieldConfig {
  return hasWhitelist
    ? field
    : { ...field, rules: field.rules.filter(({ name }) => !asksForWhitelist(name)) };
}

function asksForWhitelist(name: string): boolean {
  const rule = ruleNameOf(name);
  return rule !== undefined && AUTHORING[rule].looksAt === 'characters';
}

/** Returns the fault of a cell that is no value of its field's type, so that its rules need not run. */
function unreadable({ column, model, field }: FilledField, cell: string): CellFault[] {
  const { cell: written } = AUTHORED_KINDS[field.type];
  if (cell === '' || written === null || written.fits(cell)) return [];
  return [{ column, rule: field.type, field: `${model}.${field.name}`, message: written.message }];
}

type Failure = RuleFailure['params'] & { path: string };

function failuresIn(
  loaded: LoadedForm,
  context: JudgeContext,
  filled: readonly FilledField[],
  cells: ReadonlyMap<string, string>,
): Failure[] {
  const records: Record<string, ClaimRecord> = {};
  for (const { model, field, column } of filled) {
    const cell = cells.get(column) ?? '';
    const isText = field.type !== 'boolean' && field.type !== 'file' && field.type !== 'list';
    const record = records[model] ?? {};
    records[model] = record;
    record[field.name] = isText && cell !== '' ? cell : field.type === 'boolean' ? false : null;
  }
  const models = Object.entries(records).map(([name, record]) => [
    name,
    filled.some(({ model }) => model === name && isList(model)) ? [record] : record,
  ]);
  const claim = Object.fromEntries(models) as ClaimDocument;
  return loaded.validate(claim, context).flatMap((error) => {
    if (!isRuleFailure(error)) return [];
    return [
      {
        ...error.params,
        path: error.instancePath
          .slice(1)
          .replaceAll('/', '.')
          .replace(/\.0(?=\.)/, ''),
      },
    ];
  });
}

/** Returns the first fault of each cell. */
function firstOfEach(faults: readonly CellFault[]): CellFault[] {
  return faults.filter(({ column }, index) => faults.findIndex((other) => other.column === column) === index);
}
