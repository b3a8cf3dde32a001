import { memo, useEffect, useMemo } from 'react';
import type { ModelName } from '../../../transforms/config/names.ts';
import { FieldView } from '../FieldView.tsx';
import type { PageRegistry } from '../pageContext.ts';
import { domId } from '../pageModel.ts';
import type { RecordDraft } from '../types.ts';
import { type Column, OPEN_STATE } from './listParts.ts';

interface DraftFieldProps {
  model: ModelName;
  draft: RecordDraft;
  column: Column;
  registry: PageRegistry;
}

const NO_ERRORS: readonly string[] = [];

/** One field of a draft. Its value goes to the draft, never to the claim. */
export const DraftField = memo(function DraftField({ model, draft, column, registry }: DraftFieldProps) {
  const page = registry.formContext.model;
  const { id } = draft;
  const { name } = column;
  const handle = useMemo(() => {
    const $id = domId(`${model}.${id}.${name}`);
    return {
      pathId: { $id, path: [model, id, name] },
      onChange: (value: unknown) => page.props.records.change(model, id, name, value as never),
      onBlur: () => page.props.records.touch(model, id, name),
    };
  }, [page, model, id, name]);
  useEffect(() => {
    page.draftFields.set(handle.pathId.$id, { model, draft: id });
    return () => {
      page.draftFields.delete(handle.pathId.$id);
    };
  }, [page, handle, model, id]);
  return (
    <FieldView
      name={name}
      schema={column.schema}
      uiSchema={column.uiSchema}
      registry={registry}
      value={draft.values[name] ?? null}
      state={draft.states[name] ?? OPEN_STATE}
      errors={draft.errors[name] ?? NO_ERRORS}
      {...handle}
    />
  );
});
