import type { FieldPathList } from '@rjsf/utils';
import { useMemo } from 'react';
import type { FieldValue } from '../../../transforms/ground/claim.ts';
import type { ModelName } from '../../../transforms/ground/modelNames.ts';
import { fieldLocation } from '../fieldIds.ts';
import type { PageRegistry } from '../pageContext.ts';

/** Returns the event handlers of a draft's fields, which commit to the draft, never to the claim. */
export function useDraftHandlers({ formContext }: PageRegistry, model: ModelName, draft: string) {
  return useMemo(
    () => ({
      onChange: (value: unknown, path: FieldPathList) =>
        formContext.records().change(model, draft, String(path.at(-1)), value as FieldValue),
      onBlur: (id: string) => formContext.records().touch(model, draft, fieldLocation(id).field),
    }),
    [formContext, model, draft],
  );
}
