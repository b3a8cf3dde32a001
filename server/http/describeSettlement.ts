import type { components } from '../../openapi/generated/types.ts';
import type { LoadedBundle } from '../bundle/loadBundle.ts';
import { apiDescription } from './apiDescription.ts';

/** An OpenAPI document. */
export type ApiDocument = components['schemas']['ApiDescription'];

/**
 * The API's description with the models, fields, pages and lists of a settlement (C14-06). What builds forms is loaded
 * only when somebody asks: a start is quick without it.
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
  // It has what every document has: settlementDescription() adds to the one that it is given, and leaves out paths alone.
  return settlementDescription(root, { bundle, forms: described }) as ApiDocument;
}
