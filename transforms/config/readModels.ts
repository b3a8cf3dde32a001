import type { FormType, ModelEntry, ModelField, ModelsFile } from '../../schemas/generated/types.ts';
import { camelCase, isModelName, MODEL_KINDS } from '../ground/modelNames.ts';
import { type ConfigFault, ConfigurationError, FaultCollector, SourceLocation } from './errors.ts';
import type { FieldConfig, ModelConfig } from './modelConfig.ts';

const MODEL_NAMES = Object.keys(MODEL_KINDS).join(', ');

/** Nesting level of a field. Only fields of a list model's records may be lists (C8-12). */
type Level = 'single' | 'record' | 'innerRecord';

function checkListField(
  field: ModelField,
  level: Level,
  place: SourceLocation,
  faults: FaultCollector,
): void {
  const isList = field.type === 'list';
  if (isList && level !== 'record')
    faults.add(
      place
        .at('type')
        .fault(
          'list-fields',
          `A list cannot stand ${level === 'single' ? 'in a single model' : 'within a list within a record'}`,
          'Move the list into the records of a list model.',
        ),
    );
  if (isList && !field.fields?.length)
    faults.add(
      place.fault(
        'list-fields',
        `The list ${field.name} has no fields`,
        'Give it the fields of its records.',
      ),
    );
  if (!isList && field.fields)
    faults.add(
      place
        .at('fields')
        .fault(
          'list-fields',
          `${field.name} has fields but is no list`,
          'Make its type list, or remove the fields.',
        ),
    );
}

function readField(
  field: ModelField,
  level: Level,
  place: SourceLocation,
  faults: FaultCollector,
): FieldConfig {
  checkListField(field, level, place, faults);
  const config: FieldConfig = {
    name: camelCase(field.name),
    type: field.type,
    rules: field.rules ?? [],
    clientOnly: field.clientOnly === true,
    place,
  };
  if (field.computed !== undefined) config.computed = field.computed;
  if (field.fields) config.fields = readFields(field.fields, 'innerRecord', place.at('fields'), faults);
  return config;
}

/** Creates the fault of a file field outside of documents, because only records of documents can have files. */
const outsideDocuments = ({ name, place }: FieldConfig): ConfigFault =>
  place.fault(
    'file-outside-documents',
    `The file field ${name} is not in documentContexts`,
    'Documents are records of documentContexts.',
  );

function readFields(
  fields: readonly ModelField[],
  level: Level,
  place: SourceLocation,
  faults: FaultCollector,
): FieldConfig[] {
  const configs = fields.map((field, index) => readField(field, level, place.at(index), faults));
  const seen = new Map<string, number>();
  for (const [index, { name }] of configs.entries()) {
    if (seen.has(name))
      faults.add(
        place
          .at(index, 'name')
          .fault(
            'ambiguous-name',
            `The field ${name} is there twice`,
            'Remove or rename one of them; only the first letter is compared without case.',
          ),
      );
    seen.set(name, index);
  }
  const files = configs.filter((config) => config.type === 'file');
  if (level === 'innerRecord') for (const file of files) faults.add(outsideDocuments(file));
  for (const file of files.slice(1))
    faults.add(
      file.place.fault(
        'several-files',
        `${file.name} is the second file field of the model`,
        'Keep one file field; further files are further records (R5-36).',
      ),
    );
  return configs;
}

function readModel(
  entry: ModelEntry,
  place: SourceLocation,
  faults: FaultCollector,
): ModelConfig | undefined {
  const name = camelCase(entry.metadata.dtoMapping);
  if (!isModelName(name)) {
    faults.add(
      place
        .at('metadata', 'dtoMapping')
        .fault(
          'unknown-model',
          `There is no model ${entry.metadata.dtoMapping} in a claim`,
          `Use one of ${MODEL_NAMES}.`,
          { name: entry.metadata.dtoMapping },
        ),
    );
    return undefined;
  }
  const kind = MODEL_KINDS[name];
  const fields = readFields(entry.fields, kind === 'list' ? 'record' : 'single', place.at('fields'), faults);
  if (name !== 'documentContexts')
    for (const file of fields.filter((field) => field.type === 'file')) faults.add(outsideDocuments(file));
  if (kind === 'single' && entry.rules?.length)
    faults.add(
      place
        .at('rules')
        .fault(
          'misplaced-rule',
          `${name} is no list, so it takes no rules of its own`,
          'Put the rules on its fields.',
        ),
    );
  return { name, kind, rules: entry.rules ?? [], fields, entry, place };
}

/**
 * Reads model entries of one form in the order of the configuration, names in camelCase (C2-01). Faults are added to
 * `faults`; models that cannot be read are left out.
 */
export function collectModels(
  entries: readonly { entry: ModelEntry; place: SourceLocation }[],
  faults: FaultCollector,
): ModelConfig[] {
  const models: ModelConfig[] = [];
  for (const { entry, place } of entries) {
    const model = readModel(entry, place, faults);
    if (!model) continue;
    if (models.some((other) => other.name === model.name))
      faults.add(
        place
          .at('metadata', 'dtoMapping')
          .fault('duplicate-model', `The form has two models ${model.name}`, 'Join them into one entry.'),
      );
    else models.push(model);
  }
  return models;
}

/**
 * Reads the models of one type of form in models.json. Faults are added to `faults`; unreadable models are left out.
 */
export function modelsOfForm(
  { models }: ModelsFile,
  formType: FormType,
  faults: FaultCollector,
): ModelConfig[] {
  const entries = models.map((entry, index) => ({
    entry,
    place: new SourceLocation('models.json', `/models/${index}`),
  }));
  return collectModels(
    entries.filter(({ entry }) => entry.metadata.formType === formType),
    faults,
  );
}

/** Reads the models of one form as the server sends them. Throws a ConfigurationError with every fault. */
export function readModels(entries: readonly ModelEntry[]): ModelConfig[] {
  const faults = new FaultCollector();
  const file = 'models.json';
  const models = collectModels(
    entries.map((entry, index) => ({ entry, place: new SourceLocation(file, `/models/${index}`) })),
    faults,
  );
  if (faults.faults.length) throw new ConfigurationError(faults.faults);
  return models;
}
