import type { ErrorSchema, FieldPathId, RJSFSchema } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import type { ClaimDocument, FieldValue } from '../../../transforms/ground/claim.ts';
import type { FieldGroupBlock, FieldRef } from '../../../transforms/pages/types.ts';
import { TextWithLanguage } from '../../../widgets/TextWithLanguage.tsx';
import { errorsAt } from '../errorTree.ts';
import { domId } from '../fieldIds.ts';
import type { PageUiSchema } from '../liveUiSchema.ts';
import type { PageFieldProps } from '../pageContext.ts';
import { sameFields } from './sameFields.ts';
import type { BlockProps } from './types.ts';

interface Leaf {
  schema: RJSFSchema;
  uiSchema: PageUiSchema;
  value: FieldValue;
  errors: ErrorSchema;
}

/** Returns the value of a field in the page's formData; null where the claim has none. */
export function fieldValueAt({ formData }: PageFieldProps, { model, name }: FieldRef): FieldValue {
  const fields = (formData as ClaimDocument | undefined)?.[model];
  return fields && !Array.isArray(fields) ? (fields[name] ?? null) : null;
}

/**
 * Returns the schema, uiSchema, errors and data of one field of the root field; throws for a field that the page lacks.
 */
function leafOf(page: PageFieldProps, field: FieldRef): Leaf {
  const { model, name, path, leaf = name } = field;
  const record = page.schema.properties?.[model] as RJSFSchema | undefined;
  const schema = record?.properties?.[name] as RJSFSchema | undefined;
  const uiSchema = page.uiSchema?.[model]?.[leaf] as PageUiSchema | undefined;
  if (!schema || !uiSchema)
    throw new Error(`The page ${page.registry.formContext.page} has no schema for the field ${path}.`);
  const errors = errorsAt(page.errorSchema, model, name);
  return { schema, uiSchema, value: fieldValueAt(page, field), errors };
}

function drawn(page: PageFieldProps, field: FieldRef, fieldPathId: FieldPathId) {
  const { SchemaField } = page.registry.fields;
  const { schema, uiSchema, value, errors } = leafOf(page, field);
  if (!SchemaField || uiSchema['ui:widget'] === 'hidden') return null;
  return (
    <SchemaField
      key={field.path}
      name={field.name}
      schema={schema}
      uiSchema={uiSchema}
      formData={value}
      errorSchema={errors}
      fieldPathId={fieldPathId}
      required={uiSchema['ui:options']?.required === true}
      registry={page.registry}
      onChange={page.onChange}
      onBlur={page.onBlur}
      onFocus={page.onFocus}
    />
  );
}

/** Returns an element for each field of a block, in their order, by RJSF's SchemaField; null for a hidden one. */
export function useFields(refs: readonly FieldRef[], page: PageFieldProps) {
  const ids = useMemo(
    () => refs.map(({ path, model, name }) => ({ $id: domId(path), path: [model, name] })),
    [refs],
  );
  return refs.map((ref, index) => drawn(page, ref, ids[index] as FieldPathId));
}

type FieldGroupProps = BlockProps<Pick<FieldGroupBlock, 'id' | 'title' | 'fields'>>;

/** Number of fields from which on a block is about as high as a screen. */
const LONG = 10;

/** Block of fields in a column, under a heading where it has a title. */
export const FieldGroup = memo(function FieldGroup({ block, field }: FieldGroupProps) {
  const fields = useFields(block.fields, field);
  const className = fields.length < LONG ? 'cw-group' : 'cw-group cw-group--long';
  if (!block.title) return <div className={className}>{fields}</div>;
  return (
    <section className={className} aria-labelledby={`block-${block.id}`}>
      <h2 className="cw-heading cw-heading--h2" id={`block-${block.id}`}>
        <TextWithLanguage text={block.title} />
      </h2>
      {fields}
    </section>
  );
}, sameFields);
