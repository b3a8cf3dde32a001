import { type RenderResult, render } from '@testing-library/react';
import type { WidgetName } from '../schemas/uiOptions.ts';
import { ClaimPage } from '../src/form/ClaimPage.tsx';
import { pageOf, propsOf, stateOf, withValue } from '../src/form/claimPage.testkit.tsx';
import type { ClaimPageProps } from '../src/form/types.ts';
import type { WidgetExample } from './examples.ts';

/** Draws one example of a widget as the one field of a page, `claimDetails.field`. */
export function renderWidget(
  widget: WidgetName,
  example: Partial<WidgetExample>,
  over: Partial<ClaimPageProps> = {},
): RenderResult {
  const {
    label = 'Label',
    value = null,
    options = {},
    errors = [],
    disabled = false,
    required = false,
  } = example;
  const page = pageOf([{ name: 'field', widget, label, options }], [], 'claimDetails');
  const path = 'claimDetails.field';
  return render(
    <ClaimPage
      {...propsOf(page, {
        claim: withValue({}, path, value),
        state: stateOf(page, { [path]: { disabled, required } }),
        errors: { [path]: errors },
        ...over,
      })}
    />,
  );
}
