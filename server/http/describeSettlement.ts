import type { components } from '../../openapi/generated/types.ts';
import type { LoadedBundle } from '../bundle/loadBundle.ts';
import { apiDescription } from './apiDescription.ts';

/** OpenAPI document of a settlement's API. */
export type ApiDocument = components['schemas']['ApiDescription'];

/**
 * Builds the OpenAPI document of the API with the models, fields, pages and lists of a settlement (C14-06). Loads the
 * builder of forms at the first call only, for a quick start.
 */
export async function describeSettlement({ bundle, forms }: LoadedBundle): Promise<ApiDocument> {
  const [{ buildFaultlessForm }, { readForm }, { settlementDescription }] = await Promise.all([
    import('../../transforms/form/buildFormModel.ts'),
    import('../../transforms/config/readForm.ts'),
    import('../../transforms/description/settlementDescription.ts'),
  ]);
  const described = Object.values(forms).map((served) => {
    const built = buildFaultlessForm(readForm(bundle, served.form));
    return { ...served, built, pages: [...served.pages, ...served.exitPages] };
  });
  const { root } = apiDescription();
  // An OpenAPI document, because settlementDescription() only adds to the generated one and leaves out paths.
  return settlementDescription(root, { bundle, forms: described }) as ApiDocument;
}
