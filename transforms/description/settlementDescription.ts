import type { Bundle } from '../config/bundle.ts';
import { joinPath } from '../ground/claimPath.ts';
import { isContainer } from '../ground/pointer.ts';
import { labelKeyOf, placementsOf } from '../pages/placements.ts';
import { textsIn } from '../texts/builtIn.ts';
import { DEFAULT_CULTURE, lookUp } from '../texts/lookUp.ts';
import {
  type DocumentNode,
  followed,
  inline,
  nodeAt,
  prune,
  schemaReference,
  withoutExamples,
} from './documentNode.ts';
import type { LabelOf } from './fieldSchema.ts';
import { componentNames, type DescribedForm, formComponents } from './formComponents.ts';

/** Bundle and forms from which a settlement's OpenAPI document is built. */
export interface DescribedSettlement {
  bundle: Pick<Bundle, 'settlement' | 'content' | 'lists' | 'pages'>;
  /** Forms of the settlement, in their order. */
  forms: readonly DescribedForm[];
}

/** Returns the English labels of a form's fields on its pages. */
function labelsOf({ bundle }: DescribedSettlement, form: string): LabelOf {
  const texts = textsIn(DEFAULT_CULTURE, bundle.content);
  const pages = Object.entries(bundle.pages).filter(([name]) => name.startsWith(`${form}/`));
  const labels = new Map<string, string>();
  for (const placement of pages.flatMap(([, page]) => placementsOf(page))) {
    const path = [placement.model, placement.within, placement.name].filter((part) => part !== undefined);
    const label = lookUp(labelKeyOf(placement), texts);
    if (label !== undefined && !labels.has(joinPath(...path))) labels.set(joinPath(...path), label);
  }
  return (path) => labels.get(path);
}

/** Operations whose examples would show another settlement's configuration. */
const OF_ANOTHER = [
  '/api/session',
  '/api/settlement',
  '/api/forms/config',
  '/api/forms/manifest',
  '/api/forms/{form}/pages',
];

function dropExamples(root: DocumentNode): void {
  for (const path of OF_ANOTHER)
    for (const operation of Object.values(nodeAt(root, 'paths', path))) {
      if (!isContainer(operation)) continue;
      const content = nodeAt(operation, 'responses', '200', 'content');
      for (const [type, media] of Object.entries(content))
        if (isContainer(media)) content[type] = withoutExamples(media);
    }
}

/** Replaces the schema of an operation's media type by one of the settlement; `media` holds one type. */
function ownContent(root: DocumentNode, node: DocumentNode, schema: string): DocumentNode {
  const described = followed(root, node);
  const content = Object.entries(nodeAt(described, 'content')).map(([type, media]) => {
    const { encoding, ...rest } = isContainer(media) ? withoutExamples(media) : {};
    const parts = nodeAt(root, 'components', 'schemas', schema, 'properties');
    const kept = isContainer(encoding)
      ? Object.entries(encoding).filter(([part]) => Object.hasOwn(parts, part))
      : null;
    return [
      type,
      { ...rest, schema: schemaReference(schema), ...(kept && { encoding: Object.fromEntries(kept) }) },
    ];
  });
  return { ...described, content: Object.fromEntries(content) };
}

/** Gives the operations of a form its own schemas. */
function describeCalls(root: DocumentNode, form: DescribedForm): void {
  const { plan } = form.built;
  const names = componentNames(plan);
  const paths = nodeAt(root, 'paths');
  const authorize = nodeAt(paths, `/api/forms/${plan.form}/authorize`, 'post');
  authorize.requestBody = ownContent(root, nodeAt(authorize, 'requestBody'), names.authorizeRequest);
  const answers = nodeAt(authorize, 'responses');
  answers['200'] = ownContent(root, nodeAt(answers, '200'), names.authorizeAnswer);
  if (!Object.hasOwn(paths, `/api/forms/${plan.form}`)) return;
  const submit = nodeAt(paths, `/api/forms/${plan.form}`, 'post');
  submit.requestBody = ownContent(root, nodeAt(submit, 'requestBody'), names.submission);
}

/** Removes the operations and members of forms that the settlement does not have. */
function leaveOut(root: DocumentNode, forms: ReadonlySet<string>): void {
  const paths = nodeAt(root, 'paths');
  const every = nodeAt(root, 'components', 'schemas', 'FormName').enum;
  for (const form of Array.isArray(every) ? every.map(String) : [])
    if (!forms.has(form))
      for (const path of [`/api/forms/${form}`, `/api/forms/${form}/authorize`]) delete paths[path];
  for (const holder of [
    nodeAt(root, 'components', 'schemas', 'Manifest'),
    nodeAt(root, 'components', 'schemas', 'Settlement', 'properties', 'forms'),
  ]) {
    const properties = nodeAt(holder, 'properties');
    for (const form of Object.keys(properties)) if (!forms.has(form)) delete properties[form];
    holder.required = [...forms];
  }
}

const isAmong = (values: unknown, value: string): boolean => Array.isArray(values) && values.includes(value);

/** Restricts a member of a schema to these values, where there are any. */
function enumerate(schema: DocumentNode, values: readonly string[]): void {
  if (values.length > 0) schema.enum = [...new Set(values)];
}

function enumerateNames(root: DocumentNode, { bundle, forms }: DescribedSettlement): void {
  const schemas = nodeAt(root, 'components', 'schemas');
  const pages = forms.flatMap((form) => form.pages);
  enumerate(
    nodeAt(schemas, 'FormName'),
    forms.map(({ built }) => built.plan.form),
  );
  const filing = nodeAt(schemas, 'FilingFormName');
  enumerate(
    filing,
    forms.map(({ built }) => built.plan.form).filter((form) => isAmong(filing.enum, form)),
  );
  enumerate(nodeAt(schemas, 'CultureCode'), Object.keys(bundle.settlement.cultures));
  enumerate(
    nodeAt(schemas, 'NamedPage', 'properties', 'name'),
    pages.map(({ name }) => name),
  );
  enumerate(
    nodeAt(schemas, 'Page', 'properties', 'path'),
    pages.map(({ page }) => page.path),
  );
  const parameters = nodeAt(root, 'paths', '/api/lists/{name}', 'get', 'parameters');
  for (const parameter of Object.values(parameters))
    if (isContainer(parameter) && parameter.name === 'name')
      enumerate(nodeAt(parameter, 'schema'), Object.keys(bundle.lists));
}

/** Describes the prefilled rows of the session: those of each form have the schema of its class list. */
function describeSession(root: DocumentNode, forms: readonly DescribedForm[]): void {
  const rows = nodeAt(root, 'components', 'schemas', 'Session', 'properties', 'prepopulatedData');
  const properties = forms.map(({ built: { plan } }) => [
    plan.formType,
    { type: 'array', items: schemaReference(componentNames(plan).prefilled) },
  ]);
  const { propertyNames: _any, ...rest } = rows;
  const session = nodeAt(root, 'components', 'schemas', 'Session', 'properties');
  session.prepopulatedData = {
    ...rest,
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}

function describeItself(root: DocumentNode, { bundle, forms }: DescribedSettlement): void {
  const info = nodeAt(root, 'info');
  const name = lookUp(bundle.settlement.nameKey, textsIn(DEFAULT_CULTURE, bundle.content));
  info.title = `${String(info.title)}: ${name ?? bundle.settlement.nameKey}`;
  info.description =
    `${String(info.description ?? '').trimEnd()}\n\nThis is the description of one settlement, with its own models, fields, pages ` +
    'and lists. The bounds of its fields are those that hold whatever else is answered; texts are counted and compared ' +
    'after Unicode normalisation (NFC): send them so. All rules are those of `GET /api/forms/config`.\n';
  info['x-configuration-hashes'] = Object.fromEntries(
    forms.map(({ built, configurationHash }) => [built.plan.form, configurationHash]),
  );
}

/**
 * Returns the API's description with the models, fields, pages and lists of one settlement (C14-06). `api` is the
 * document of openapi/, which is not modified. The same settlement gives the same document.
 */
export function settlementDescription(api: DocumentNode, settlement: DescribedSettlement): DocumentNode {
  const root: DocumentNode = JSON.parse(JSON.stringify(api));
  const schemas = nodeAt(root, 'components', 'schemas');
  for (const form of settlement.forms)
    Object.assign(
      schemas,
      formComponents(nodeAt(api, 'components', 'schemas'), form, labelsOf(settlement, form.built.plan.form)),
    );
  leaveOut(root, new Set(settlement.forms.map(({ built }) => built.plan.form)));
  for (const form of settlement.forms) describeCalls(root, form);
  describeSession(root, settlement.forms);
  enumerateNames(root, settlement);
  dropExamples(root);
  describeItself(root, settlement);
  inline(root);
  prune(root);
  return root;
}
