import type { Node } from 'jsonc-parser';
import { knownDocumentKinds, knownValues } from '../../../bundle/meaning/knownValues.ts';
import { waysOf } from '../../../bundle/meaning/operandLookup.ts';
import { picturesIn } from '../../../bundle/reading/picturesIn.ts';
import type { BundleView } from '../../../bundle/view/bundleView.ts';
import { WINDOWS_TIME_ZONES } from '../../../transforms/deadlines/timeZones.ts';
import { BUILT_IN } from '../../../transforms/texts/builtIn.ts';
import { type Candidate, named, valued } from './candidate.ts';
import type { CompletionPosition } from './completionPositionAt.ts';
import type { KnownNames } from './knownNames.ts';
import { childAt, textAt } from './nodes.ts';
import { operandsAt } from './operandCandidates.ts';
import { comparedField, parameterNames, parameterValues } from './parameterCandidates.ts';
import { fieldsOf, formOf, MEMBERS_MODEL, soughtIn } from './resolve.ts';
import type { WrittenRow } from './scopes.ts';
import type { ValueKind } from './valuePlaces.ts';

/** Bundle for completion: the names that it defines, and the view of its files. */
export interface CompletedBundle {
  known: KnownNames;
  view: BundleView;
}

/** Autocomplete tokens of HTML that a claim form may need. */
const AUTOCOMPLETE = (
  'off on name honorific-prefix given-name additional-name family-name honorific-suffix nickname ' +
  'organization organization-title email tel tel-national tel-country-code tel-area-code tel-local ' +
  'street-address address-line1 address-line2 address-line3 address-level1 address-level2 address-level3 ' +
  'address-level4 postal-code country country-name bday bday-day bday-month bday-year sex language url ' +
  'username one-time-code cc-name cc-number cc-exp cc-type transaction-amount transaction-currency'
).split(' ');

type Values = (place: CompletionPosition, bundle: CompletedBundle) => Candidate[];

/** Returns the values of a field, which is searched in these rows, the nearest first. */
function valuesIn(
  rows: readonly WrittenRow[],
  name: string | undefined,
  place: CompletionPosition,
  { known, view }: CompletedBundle,
) {
  if (name === undefined) return [];
  return place.scope.formTypes.flatMap((formType) => {
    const row = rows.find((one) => fieldsOf(known, formType, one)?.has(name));
    const values = row ? knownValues(view, formType, row, name) : [];
    return values.map((value) => valued(value, `value of ${name}`));
  });
}

const ofPlaced =
  (name: string | undefined): Values =>
  (place, bundle) =>
    valuesIn(place.scope.placed ? [place.scope.placed] : [], name, place, bundle);

/** Returns the nearest surrounding object that has a key. */
function objectWith(node: Node | undefined, key: string): Node | undefined {
  for (let object = node; object; object = object.parent)
    if (object.type === 'object' && childAt(object, key)) return object;
  return undefined;
}

/** Returns the values of a test's field, or the ways in; operands where the test has neither. */
const compared: Values = (place, bundle) => {
  const values = valuesOfTest(place, bundle);
  return values.length > 0 ? values : operandsAt(place, bundle.known);
};

const valuesOfTest: Values = (place, bundle) => {
  const operand = childAt(objectWith(place.around, 'value'), 'value');
  const field = textAt(operand, 'field');
  if (field !== undefined)
    return valuesIn(soughtIn({ scope: place.scope, around: operand }, 'operandField'), field, place, bundle);
  const member = textAt(operand, 'member');
  if (member !== undefined) return memberValues(member, place, bundle);
  if (!childAt(operand, 'entry')) return [];
  return place.scope.formTypes.flatMap((formType) => named(waysOf(bundle.view, formType), 'way in'));
};

/** Returns the values of a field of the class list, with those of the field that it fills. */
const memberValues = (name: string, place: CompletionPosition, bundle: CompletedBundle): Candidate[] => {
  const filled = place.scope.formTypes.flatMap((formType) => {
    const fills = bundle.known.models.get(formType)?.get(MEMBERS_MODEL)?.fills;
    return fills === undefined ? [] : [{ model: fills }];
  });
  return [{ model: MEMBERS_MODEL }, ...filled].flatMap((row) => valuesIn([row], name, place, bundle));
};

const awaited: Values = (place, bundle) =>
  valuesIn(soughtIn(place, 'parameterField'), comparedField(place), place, bundle);

const documentKind: Values = ({ scope }, { view }) =>
  scope.formTypes.flatMap((formType) =>
    knownDocumentKinds(view, formType).map((kind) => valued(kind, 'kind of document')),
  );

const pagePath: Values = ({ scope }, { view }) => {
  const form = formOf(scope);
  const pages = view.pages.filter((page) => form === undefined || page.form === form);
  return named(
    pages.map(({ page }) => page.path).filter((path) => path !== ''),
    'address of a page',
  );
};

/** Functions that return the candidates, by kind of value. */
const VALUES: Record<ValueKind, Values> = {
  compared,
  operand: (place, { known }) => operandsAt(place, known),
  placed: (place, bundle) => ofPlaced(textAt(objectWith(place.around, 'name'), 'name'))(place, bundle),
  picked: (place, bundle) => ofPlaced(textAt(place.around, 'field'))(place, bundle),
  awaited,
  claimed: (place, bundle) => ofPlaced(place.key)(place, bundle),
  documentKind,
  parameter: parameterValues,
  parameterName: parameterNames,
  timeZone: () => named(Object.keys(WINDOWS_TIME_ZONES), 'time zone'),
  culture: (_place, { view }) => named(Object.keys(view.bundle.settlement.cultures), 'culture'),
  builtInCulture: () => named(Object.keys(BUILT_IN), 'culture that the product has texts of'),
  pagePath,
  picture: (_place, { view }) => named(picturesIn(view.directory), 'picture'),
  autocomplete: () => named(AUTOCOMPLETE, 'what a browser fills in'),
};

/** Returns completion candidates: the values that are valid at a position of a file. */
export function valuesAt(place: CompletionPosition, kind: ValueKind, bundle: CompletedBundle): Candidate[] {
  return VALUES[kind](place, bundle);
}
