import type { Case, CaseFile, ExpectedError } from '../../schemas/generated/types.ts';
import { STRUCTURE_CODES } from '../../transforms/claims/structureCodes.ts';
import { configFieldsOf } from '../../transforms/config/configFieldsOf.ts';
import { configModelOf } from '../../transforms/config/configModelOf.ts';
import { waysOf } from '../../transforms/config/ways.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { camelCase, isFormName, isModelName, MODEL_KINDS } from '../../transforms/ground/modelNames.ts';
import { isContainer, toPointer } from '../../transforms/ground/pointer.ts';
import { RULE_NAMES, ruleNameOf, TYPE_RULES } from '../../transforms/vocabulary/rules.ts';
import { suggest } from '../findings/didYouMean.ts';
import { builtForms } from '../meaning/builtForms.ts';
import { type BundleView, formTypeOf } from '../view/bundleView.ts';
import { indexModels, type ModelIndex, type ModelView } from '../view/modelIndex.ts';
import { defineCheck, type Found } from './check.ts';

/** Names that a case may use: models of its form and, where it is of a settlement, cultures, ways in and exit pages. */
export interface KnownToCases {
  models: ModelView[];
  settlement?: { cultures: string[]; ways: string[]; exits: string[] };
  /** Tests if a name occurs in a part of the bundle that was left out, so that it is not unknown. */
  wasLeftOut(name: string): boolean;
}

/** Reports names in a case that the bundle does not have (C12-09), because such a case never gets its verdict. */
export const wrongCase = defineCheck({
  code: 'wrong-case',
  severity: 'error',
  summary: 'a case that names something that is not there',
  needs: 'file',
  *run(view) {
    for (const { source, value } of view.files.values()) {
      if (source.kind !== 'cases' || !isContainer(value)) continue;
      const file: Partial<CaseFile> = value;
      const known = knownTo(view, file);
      if (!known) continue;
      for (const fault of caseFaults(file, known)) yield { file: source.path, ...fault };
    }
  },
});

/**
 * Returns the names that the cases of a file may use; undefined where the bundle lacks its form or models.json is
 * unusable, which other checks report.
 */
export function knownTo(view: BundleView, { models, form }: Partial<CaseFile>): KnownToCases | undefined {
  if (models) return { models: ofOneForm(indexModels({ models })), wasLeftOut: () => false };
  if (form === undefined || !isFormName(form) || view.isLost('models.json')) return undefined;
  const settings = view.bundle.settlement.forms[form];
  if (!settings) return undefined;
  const ofForm = view.models.all.filter(({ formType }) => formType === formTypeOf(form));
  // A case may name a model whose name is misspelt in models.json.
  const isMisspelt = view.bundle.models.models.some(
    ({ metadata }) => !isModelName(camelCase(metadata.dtoMapping)),
  );
  const known: KnownToCases = {
    models: ofForm,
    wasLeftOut: (name) =>
      !view.isWhole('models.json') ||
      view.wasLeftOut(name) ||
      (isMisspelt && isModelName(name)) ||
      isSoughtElsewhere(view, name),
  };
  if (view.isLost('settlement.json')) return known;
  const pages = view.pages.filter((page) => page.form === form);
  const exits = pages.flatMap(({ page }) => (page.exits ?? []).map(({ to }) => to));
  const ways = waysOf(settings).map(({ kind }) => kind);
  return { ...known, settlement: { cultures: Object.keys(view.bundle.settlement.cultures), ways, exits } };
}

/** Tests if a page or a rule names a model that its form lacks, which another check reports. */
const isSoughtElsewhere = (view: BundleView, name: string): boolean =>
  builtForms(view).some(({ faults }) => faults.some(({ subject }) => subject?.name === name));

function ofOneForm({ all }: ModelIndex): ModelView[] {
  return all.filter(({ formType }) => formType === all[0]?.formType);
}

type Fault = Omit<Found, 'file'>;

/** Yields a finding of each name, rule and error path of a case file that is not known, by its pointer in the file. */
export function* caseFaults(
  { context, cases = [] }: Partial<CaseFile>,
  known: KnownToCases,
): Generator<Fault> {
  const { settlement } = known;
  if (settlement && context?.culture !== undefined && !settlement.cultures.includes(context.culture))
    yield fault(['context', 'culture'], `The settlement has no culture ${context.culture}.`, {
      word: context.culture,
      among: settlement.cultures,
      what: 'Cultures',
    });
  for (const [index, one] of cases.entries()) {
    // A broken case was left out.
    if (!isContainer(one)) continue;
    yield* claimFaults(one.claim, ['cases', index, 'claim'], known);
    for (const [position, error] of (one.errors ?? []).entries())
      yield* errorFaults(error, ['cases', index, 'errors', position], known);
    yield* admissionFaults(one, ['cases', index], known);
  }
}

type Path = readonly (string | number)[];

interface Meant {
  word: string;
  among: readonly string[];
  what: string;
}

function fault(
  path: Path,
  message: string,
  { word, among, what }: Meant,
  part: 'key' | 'value' = 'value',
): Fault {
  return { pointer: toPointer(path.map(String)), part, message, hint: suggest(word, among, what) };
}

function* admissionFaults({ authorize, exit }: Case, path: Path, known: KnownToCases): Generator<Fault> {
  if (authorize)
    yield* fieldFaults(authorize.credentials, 'credentials', [...path, 'authorize', 'credentials'], known);
  if (!known.settlement) return;
  const { ways, exits } = known.settlement;
  if (authorize?.way !== undefined && !ways.includes(authorize.way))
    yield fault([...path, 'authorize', 'way'], `The form has no way in by ${authorize.way}.`, {
      word: authorize.way,
      among: ways,
      what: 'Ways in',
    });
  if (exit !== undefined && !exits.includes(exit))
    yield fault([...path, 'exit'], `No exit of the form leads to a page ${exit}.`, {
      word: exit,
      among: exits,
      what: 'Exit pages',
    });
}

/** Yields unknown models and fields of a claim. Values of a wrong JSON type are errors of the verdict. */
function* claimFaults(claim: unknown, path: Path, known: KnownToCases): Generator<Fault> {
  if (!isContainer(claim)) return;
  for (const [name, value] of Object.entries(claim)) {
    const at = [...path, name];
    if (!configModelOf(known.models, name)) yield* unknownModel(name, at, known);
    else if (!Array.isArray(value)) yield* fieldFaults(value, name, at, known);
    else
      for (const [index, record] of value.entries()) yield* fieldFaults(record, name, [...at, index], known);
  }
}

/**
 * Yields unknown fields of a model, a record, or an entry of a list within one; `model` may be
 * `claimTransactions.items`.
 */
function* fieldFaults(record: unknown, model: string, path: Path, known: KnownToCases): Generator<Fault> {
  const fields = fieldsIn(model, known);
  if (!isContainer(record) || Array.isArray(record) || !fields) return;
  for (const [name, value] of Object.entries(record)) {
    const field = fields.find((candidate) => candidate.name === name);
    if (!field && !known.wasLeftOut(name))
      yield fault(
        [...path, name],
        `${model}.${name} is not part of the claim.`,
        { word: name, among: fields.map((other) => other.name), what: 'Fields' },
        'key',
      );
    if (field?.type !== 'list' || !Array.isArray(value)) continue;
    for (const [index, entry] of value.entries())
      yield* fieldFaults(entry, `${model}.${name}`, [...path, name, index], known);
  }
}

/** Returns the fields of a model, or of a list field of it; undefined where neither exists. */
function fieldsIn(path: string, known: KnownToCases) {
  const [model = '', list] = pathSteps(path);
  return configFieldsOf(configModelOf(known.models, model)?.config, list);
}

function* unknownModel(name: string, path: Path, { models, wasLeftOut }: KnownToCases): Generator<Fault> {
  if (wasLeftOut(name)) return;
  const among = models.map((model) => model.name);
  yield fault(path, `${name} is not part of the claim.`, { word: name, among, what: 'Models' }, 'key');
}

/** Codes of a verdict that are no rules: structure, types, and documents without a fitting description. */
const OTHER_RULES: readonly string[] = [
  ...Object.values(STRUCTURE_CODES),
  ...Object.keys(TYPE_RULES),
  'computed',
  'documentName',
  'documentMissing',
  'documentSize',
  'documentUnclaimed',
];

function* errorFaults({ path, rule }: ExpectedError, at: Path, known: KnownToCases): Generator<Fault> {
  // A case may expect an unknown name.
  if (rule === STRUCTURE_CODES.additionalProperties || known.wasLeftOut(rule)) return;
  if (!OTHER_RULES.includes(rule) && ruleNameOf(rule) !== rule)
    yield fault([...at, 'rule'], `There is no rule ${rule}.`, {
      word: rule,
      among: [...RULE_NAMES, ...OTHER_RULES],
      what: 'Rules',
    });
  const wrong = pathFault(path, known);
  if (wrong) yield { ...wrong, pointer: toPointer([...at, 'path'].map(String)), part: 'value' };
}

/** Returns the fault of an error path: model, position in its list, field, position in it, field of that. */
function pathFault(path: string, known: KnownToCases): Pick<Fault, 'message' | 'hint'> | undefined {
  const [name = '', ...rest] = pathSteps(path);
  if (rest.concat(name).some(known.wasLeftOut)) return undefined;
  if (!configModelOf(known.models, name))
    return unknownIn(
      path,
      name,
      known.models.map((model) => model.name),
    );
  return withinFault(path, name, rest, known, isModelName(name) && MODEL_KINDS[name] === 'list');
}

function withinFault(
  path: string,
  of: string,
  steps: readonly string[],
  known: KnownToCases,
  isList: boolean,
): Pick<Fault, 'message' | 'hint'> | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return undefined;
  if (isList && !/^\d+$/.test(step))
    return {
      message: `The path ${path} names no record of ${of}.`,
      hint: `Write its position: ${of}.0.${step}.`,
    };
  const [name, ...below] = isList ? rest : steps;
  if (name === undefined) return undefined;
  const fields = fieldsIn(of, known) ?? [];
  const field = fields.find((candidate) => candidate.name === name);
  if (!field)
    return unknownIn(
      path,
      name,
      fields.map((other) => other.name),
    );
  if (field.type === 'list') return withinFault(path, `${of}.${name}`, below, known, true);
  if (below.length === 0) return undefined;
  return { message: `The path ${path} goes on behind the field ${name}.`, hint: `End it with ${name}.` };
}

function unknownIn(path: string, word: string, among: readonly string[]): Pick<Fault, 'message' | 'hint'> {
  return {
    message: `The path ${path} leads nowhere: there is no ${word}.`,
    hint: suggest(word, among, 'Known'),
  };
}
