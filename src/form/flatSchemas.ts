import type { GlobalUISchemaOptions, RJSFSchema, UiSchema } from '@rjsf/utils';
import getSchemaType from '@rjsf/utils/lib/getSchemaType.js';
import getUiOptions from '@rjsf/utils/lib/getUiOptions.js';
import { pathSteps } from '../../transforms/ground/claimPath.ts';

/**
 * Implementation of the functions of RJSF's `schema/` folder for flat schemas, which the build resolves in place of
 * RJSF's: page schemas have no branches, references or defaults. RJSF's functions walk the entire schema twice at each
 * change, and are 25 kB. `VITE_PLAIN_RJSF=yes` builds with them.
 */

const theSchema = (_validator: unknown, schema: RJSFSchema): RJSFSchema => schema;
/** Returns the formData, or `{}` where it is undefined, because schemas have no defaults. */
const theData = (_validator: unknown, _schema: RJSFSchema, formData: unknown = {}): unknown => formData;
const no = (): boolean => false;

/** Throws, because only schemas with branches, references or surplus data need these functions. */
function refuse(): never {
  throw new Error('A page schema is flat: it has no branches, references or defaults to be resolved.');
}

/** Returns the schema of a field by the properties on its path. */
export function findFieldInSchema(
  _validator: unknown,
  _root: RJSFSchema,
  schema: RJSFSchema,
  path: string | readonly (string | number)[],
): { field?: RJSFSchema } {
  const steps = typeof path === 'string' ? pathSteps(path) : path;
  const field = steps.reduce<RJSFSchema | undefined>((at, step) => {
    const next = typeof step === 'number' ? at?.items : at?.properties?.[step];
    return next as RJSFSchema | undefined;
  }, schema);
  return field ? { field } : {};
}

/** Tests if RJSF shows a field's label: lists, objects and `ui:field` render their own. */
export function getDisplayLabel(
  _validator: unknown,
  schema: RJSFSchema,
  uiSchema: UiSchema = {},
  _root?: RJSFSchema,
  globalOptions?: GlobalUISchemaOptions,
): boolean {
  const { label = true } = getUiOptions(uiSchema, globalOptions);
  const type = getSchemaType(schema);
  if (type === 'array' || type === 'object' || uiSchema['ui:field']) return false;
  return Boolean(label) && !(type === 'boolean' && !uiSchema['ui:widget']);
}

export {
  no as isFilesArray,
  no as isMultiSelect,
  no as isSelect,
  refuse as findSelectedOptionInXxxOf,
  refuse as getClosestMatchingOption,
  refuse as getFieldNames,
  refuse as getFirstMatchingOption,
  refuse as getFromSchema,
  refuse as getUsedFormData,
  refuse as isValueEmpty,
  refuse as omitExtraData,
  refuse as relaxOptionsForScoring,
  refuse as sanitizeDataForNewSchema,
  refuse as toPathSchema,
  theData as getDefaultFormState,
  theSchema as retrieveSchema,
};
