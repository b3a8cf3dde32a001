import type { FormSettings } from '../../schemas/generated/types.ts';
import { planFieldsOf } from '../claims/planIndex.ts';
import { wayOf } from '../config/ways.ts';
import type { FormModel } from '../form/formModel.ts';
import { MODEL_KINDS } from '../ground/modelNames.ts';
import type { FormPlan, PlanModel } from '../ground/plan.ts';
import { type DocumentNode, nodeAt, schemaReference } from './documentNode.ts';
import { type LabelOf, modelSchemas } from './fieldSchema.ts';

/** Form of a settlement, from which its schemas in the OpenAPI document are built. */
export interface DescribedForm {
  built: Pick<FormModel, 'schema' | 'plan'>;
  settings: FormSettings;
  /** Limits of uploaded documents; `maxBytes` is per document. */
  documents: { maxBytes: number; maxFiles: number; accept: readonly string[] };
  configurationHash: string;
  pages: readonly { name: string; page: { path: string } }[];
}

/** Returns the names of a form's own schemas. */
export const componentNames = ({ formType }: Pick<FormPlan, 'formType'>) => ({
  submission: `${formType}Submission`,
  authorizeRequest: `${formType}AuthorizeRequest`,
  authorizeAnswer: `${formType}AuthorizeAnswer`,
  prefilled: `${formType}Prefilled`,
  fields: (model: string) => formType + model.charAt(0).toUpperCase() + model.slice(1),
  model: (model: string) => `${formType}${model.charAt(0).toUpperCase()}${model.slice(1)}Model`,
});

/** Schema of list items in the claim that are not records of models. */
const ANY_VALUE = { type: ['string', 'number', 'boolean', 'null'] };

/** Replaces the properties of a base schema: of an object, or of a list of it. */
const withProperties = (
  base: DocumentNode,
  properties: DocumentNode,
  more: DocumentNode = {},
): DocumentNode => ({
  ...base,
  ...more,
  properties: { ...nodeAt(base, 'properties'), ...properties },
});

/**
 * Describes prefilled records. The class list has the administrator's columns; those that the form's configuration
 * names are described.
 */
function prefilled(base: DocumentNode, plan: FormPlan, labelOf: LabelOf): DocumentNode {
  const known = planFieldsOf(plan, 'prepopulatedData');
  const properties = known.map(({ name }) => {
    const title = labelOf(`prepopulatedData.${name}`);
    return [name, { ...(title !== undefined && { title }), ...ANY_VALUE }];
  });
  const fields = {
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: ANY_VALUE,
  };
  return withProperties(
    base,
    { fields },
    { description: 'A row of the class list, as authorize answered it.' },
  );
}

/** Returns the schema of one model's part: the model, or a list of its records. */
function partOf(
  { name, kind }: PlanModel,
  form: DescribedForm,
  base: DocumentNode,
  labelOf: LabelOf,
): DocumentNode {
  const names = componentNames(form.built.plan);
  const item = schemaReference(name === 'prepopulatedData' ? names.prefilled : names.model(name));
  const { description } = base;
  const { list, said } = modelSchemas({ name, kind, fields: [] }, form.built, labelOf);
  const words = [description, ...said].filter((text) => typeof text === 'string').join(' ');
  const described = words === '' ? {} : { description: words };
  return kind === 'list' ? { ...base, ...described, ...list, items: item } : { ...described, ...item };
}

function documentsPart(base: DocumentNode, { documents }: DescribedForm): DocumentNode {
  const { maxBytes, maxFiles, accept } = documents;
  const said = `At most ${maxFiles}, each of at most ${maxBytes} bytes: ${accept.join(', ')}.`;
  const { description = '' } = base;
  return { ...base, maxItems: maxFiles, description: `${String(description)} ${said}`.trim() };
}

function submission(base: DocumentNode, form: DescribedForm, labelOf: LabelOf): DocumentNode {
  const { models } = form.built.plan;
  const properties = nodeAt(base, 'properties');
  const has = new Map(models.map((model) => [model.name as string, model]));
  const parts = Object.entries(properties).flatMap(([name, part]): [string, unknown][] => {
    const model = has.get(name);
    if (model) return [[name, partOf(model, form, nodeAt(properties, name), labelOf)]];
    if (Object.hasOwn(MODEL_KINDS, name)) return [];
    if (name !== 'documents') return [[name, part]];
    return has.has('documentContexts') ? [[name, documentsPart(nodeAt(properties, name), form)]] : [];
  });
  const singles = models.filter(({ kind }) => kind === 'single').map(({ name }) => name);
  const required = Array.isArray(base.required) ? base.required : [];
  return {
    ...base,
    required: [...new Set([...required, ...singles])],
    properties: Object.fromEntries(parts),
  };
}

function signIn(settings: FormSettings): string {
  const way = wayOf(settings, 'classList');
  if (way?.kind !== 'classList') return '';
  const sets = way.match.map((names) => names.join(' and '));
  return `Any of these is enough: ${sets.join('; ')}.`;
}

/** Returns the schemas of one form in a settlement's description, by name. `schemas` are those of the API. */
export function formComponents(
  schemas: DocumentNode,
  form: DescribedForm,
  labelOf: LabelOf,
): Record<string, DocumentNode> {
  const { plan } = form.built;
  const names = componentNames(plan);
  const [formModel, request] = [nodeAt(schemas, 'FormModel'), nodeAt(schemas, 'AuthorizeRequest')];
  const models = plan.models.filter(({ name }) => name !== 'prepopulatedData');
  const ofModels = models.flatMap((model) => [
    [names.fields(model.name), modelSchemas(model, form.built, labelOf).fields],
    [
      names.model(model.name),
      withProperties(formModel, { fields: schemaReference(names.fields(model.name)) }),
    ],
  ]);
  const asked = plan.models.some(({ name }) => name === 'credentials');
  const { credentials: _any, ...others } = nodeAt(request, 'properties');
  const own = asked
    ? { credentials: { description: signIn(form.settings), ...schemaReference(names.model('credentials')) } }
    : {};
  const rows = { type: 'array', items: schemaReference(names.prefilled) };
  return {
    ...Object.fromEntries(ofModels),
    [names.prefilled]: prefilled(formModel, plan, labelOf),
    [names.submission]: submission(nodeAt(schemas, 'Submission'), form, labelOf),
    [names.authorizeRequest]: { ...request, properties: { ...others, ...own } },
    [names.authorizeAnswer]: withProperties(nodeAt(schemas, 'AuthorizeAnswer'), { prepopulatedData: rows }),
  };
}
