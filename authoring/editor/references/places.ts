import { PLACEMENT_TEXT_NAMES } from '../../../transforms/pages/placementTexts.ts';
import { type KnownPlace, OPERANDS } from './knownPlace.ts';

/** Kind of a name at a position of a file, by which it is resolved. */
export type Naming =
  /** Model that models.json defines. */
  | 'modelDefinition'
  /** Model of the form. */
  | 'model'
  /** Field of a model or of a list's records. */
  | 'fieldDefinition'
  /** Field in an operand: of the surrounding records, of the own model, or of the model in the same object. */
  | 'operandField'
  /** Field in a parameter of a rule. */
  | 'parameterField'
  /** Field of the list in the same object. */
  | 'summedField'
  /** Field of the records of the rule's own list. */
  | 'recordField'
  /** Field of the row of the class list. */
  | 'memberField'
  /** Field that a page shows, of its block's model or its own. */
  | 'placedField'
  /** Field with its model: `model.field`. */
  | 'modelAndField'
  /** Path of an error: `model.0.field`. */
  | 'errorPath'
  /** List model, or list within the surrounding records. */
  | 'records'
  | 'rule'
  | 'mask'
  /** File of lists/, or built-in list. */
  | 'valueList'
  | 'page'
  | 'form'
  | 'deadlineDefinition'
  | 'deadline'
  | 'content'
  | 'contentDefinition'
  /** Content key, or a text whose placeholders may name deadlines. */
  | 'contentText'
  /** Column of the class list. */
  | 'column'
  /** Column of the class list that is also a field of the credentials. */
  | 'credential';

/** Positions of names of one kind. */
export interface NamingPlace extends KnownPlace {
  names: Naming;
}

/** Keys of operands with names. */
const IN_OPERANDS: readonly [key: string, names: Naming][] = [
  ['field', 'operandField'],
  ['model', 'model'],
  ['count', 'records'],
  ['sum', 'summedField'],
  ['of', 'records'],
  ['member', 'memberField'],
];

const operands: NamingPlace[] = OPERANDS.flatMap(([file, at]) =>
  IN_OPERANDS.map(([key, names]) => ({ in: file, at: `${at}/${key}`, names })),
);

const inModels = (at: string, names: Naming): NamingPlace => ({ in: 'models', at, names });
const inPages = (at: string, names: Naming): NamingPlace => ({ in: 'page', at, names });
const inSettlement = (at: string, names: Naming): NamingPlace => ({ in: 'settlement', at, names });

const contentIn = (make: (at: string, names: Naming) => NamingPlace, ...keys: string[]): NamingPlace[] =>
  keys.map((at) => make(at, 'content'));

/** All positions in a bundle's files of names that other files contain, too. The first match counts. */
export const PLACES: readonly NamingPlace[] = [
  inModels('models/*/metadata/dtoMapping', 'modelDefinition'),
  inModels('models/*/metadata/prepopulatedSubModel', 'model'),
  inModels('models/*/fields/*/name', 'fieldDefinition'),
  inModels('models/*/fields/*/fields/*/name', 'fieldDefinition'),
  inModels('models/**/rules/*/name', 'rule'),
  ...contentIn(inModels, 'models/**/rules/*/errorMessageKeys/*'),
  inModels('models/**/rules/*/namedParams/validationContext', 'model'),

  inPages('blocks/*/model', 'model'),
  inPages('blocks/*/name', 'placedField'),
  inPages('blocks/*/fields/*/model', 'model'),
  inPages('blocks/*/fields/*/name', 'placedField'),
  inPages('blocks/*/fields/*/columns/*/name', 'placedField'),
  inPages('blocks/*/only/field', 'placedField'),
  { in: 'page', at: 'blocks/*/order/*', names: 'placedField', part: 'key' },
  inPages('blocks/*/fields/**/maskName', 'mask'),
  inPages('blocks/*/fields/**/dependencies/*/mask', 'mask'),
  inPages('blocks/*/fields/**/optionsList', 'valueList'),
  inPages('blocks/*/fields/**/prepopulatedDataKey', 'column'),
  inPages('blocks/*/pages/*', 'page'),
  inPages('exits/*/to', 'page'),
  ...contentIn(
    inPages,
    ...[
      'titleKey',
      'stepKey',
      'introKey',
      'nextLabelKey',
      'backLabelKey',
      'banner/headerKey',
      'banner/copyKeys/*',
    ],
    ...['titleKey', 'textKey', 'textKeys/*', 'labelKey', 'hintKey'].map((key) => `blocks/*/${key}`),
    ...['recordLabelKey', 'addLabelKey', 'cancelLabelKey', 'finishLabelKey'].map((key) => `blocks/**/${key}`),
    ...['label', ...PLACEMENT_TEXT_NAMES, 'requiredMessageKey'].map((key) => `blocks/*/fields/**/${key}`),
  ),

  { in: 'settlement', at: 'forms/*', names: 'form', part: 'key' },
  inSettlement('forms/*/pages/*', 'page'),
  inSettlement('forms/*/deadlines/*/key', 'deadline'),
  inSettlement('forms/*/rowChoice/questionKey', 'content'),
  inSettlement('forms/*/rowChoice/columns/*', 'column'),
  { in: 'settlement', at: 'deadlines/*', names: 'deadlineDefinition', part: 'key' },
  inSettlement('forms/*/authorization/**/match/*/*', 'credential'),
  inSettlement('forms/*/authorization/**/field', 'modelAndField'),
  inSettlement('forms/*/receiptTo', 'modelAndField'),
  { in: 'settlement', at: 'status/answers/*', names: 'form', part: 'key' },
  inSettlement('status/answers/*', 'modelAndField'),
  { in: 'settlement', at: 'contentVariants/*', names: 'content', part: 'key' },
  ...contentIn(
    inSettlement,
    ...['nameKey', 'contact/*', 'header/claimsAdminTitleKey', 'header/caseNumberKey', 'header/logo/altKey'],
    ...['agency/banner/textKey', 'agency/banner/detailKeys/*', 'agency/identifier/textKey'],
    ...[
      'agency/identifier/links/*/labelKey',
      'contentVariants/*/*/key',
      'status/questionKey',
      'status/hintKey',
    ],
  ),

  { in: 'content', at: '*', names: 'contentDefinition', part: 'key' },
  { in: 'content', at: '*', names: 'contentText' },

  { in: 'cases', at: 'form', names: 'form' },
  { in: 'cases', at: 'cases/*/claim/*', names: 'model', part: 'key' },
  { in: 'cases', at: 'cases/*/claim/*/*', names: 'placedField', part: 'key' },
  { in: 'cases', at: 'cases/*/claim/*/*/*', names: 'placedField', part: 'key' },
  { in: 'cases', at: 'cases/*/claim/*/*/*/*/*', names: 'placedField', part: 'key' },
  { in: 'cases', at: 'cases/*/authorize/credentials/*', names: 'credential', part: 'key' },
  { in: 'cases', at: 'cases/*/errors/*/path', names: 'errorPath' },
  { in: 'cases', at: 'cases/*/errors/*/rule', names: 'rule' },

  ...operands,
];
