import { BUILT_IN_LISTS } from '../../transforms/config/builtInLists.ts';
import type { FieldConfig } from '../../transforms/config/modelConfig.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import type { BundleView } from '../view/bundleView.ts';
import { documentDemands } from '../view/documentDemands.ts';
import { type FieldView, type ModelView, nameWithin } from '../view/modelIndex.ts';
import { keyOf, type Literal } from './fieldValues.ts';
import { offeredBy, placedAnswers, setByBlocks } from './placedAnswers.ts';

const DOCUMENTS = 'documentContexts';

/** Model of a field, and the list field that it is in. */
interface Owner {
  model: string;
  within?: string;
}

/** Returns the distinct values of a field that the bundle names: options, values of rules, values that blocks set. */
export function knownValues(view: BundleView, formType: string, owner: Owner, name: string): Literal[] {
  const model = view.models.find(formType, owner.model);
  const field = model?.fields.get(nameWithin(owner.within, camelCase(name)));
  if (!model || !field) return [];
  if (field.field.type === 'boolean') return [true, false];
  const isKind = model.name === DOCUMENTS && field.field.name === 'kind';
  const values = [
    ...offeredValues(view, model, field),
    ...field.field.rules.flatMap((rule) => listedBy(view, rule)),
    ...(isKind ? documentDemands(model.config).map(({ kind }) => kind) : []),
    ...(setByBlocks(view).get(keyOf(model, field)) ?? []),
  ];
  return [...new Set(values)].filter((value) => !isEmpty(value));
}

/** Returns the kinds of uploaded documents that a form names: in rules, options and blocks. */
export function knownDocumentKinds(view: BundleView, formType: string): Literal[] {
  return knownValues(view, formType, { model: DOCUMENTS }, 'kind');
}

function offeredValues(view: BundleView, model: ModelView, field: FieldView): Literal[] {
  const places = placedAnswers(view).get(keyOf(model, field)) ?? [];
  return places.flatMap(({ placement }) => {
    const { optionsList } = placement.field;
    return offeredBy(view, placement.field) ?? (optionsList === undefined ? [] : listed(view, optionsList));
  });
}

function listedBy(
  view: BundleView,
  { name, ordinalParams, namedParams }: FieldConfig['rules'][number],
): Literal[] {
  if (camelCase(name) !== 'oneOf') return [];
  const list = namedParams?.list;
  const values = (ordinalParams ?? []).filter((value) => typeof value !== 'object' || value === null);
  return typeof list === 'string' ? listed(view, list) : values;
}

function listed(view: BundleView, name: string): Literal[] {
  const own = view.bundle.lists[name]?.values;
  const builtIn = Object.hasOwn(BUILT_IN_LISTS, name) ? BUILT_IN_LISTS[name]?.('en') : undefined;
  return (own ?? builtIn ?? []).map(({ value }) => value);
}
