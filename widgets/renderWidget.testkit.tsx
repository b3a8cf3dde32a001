import { type RenderResult, render } from '@testing-library/react';
import type { WidgetName } from '../schemas/uiOptions.ts';
import type { WidgetContext } from './context.ts';
import { ExampleForm, FIELD } from './exampleForm.testkit.tsx';
import type { WidgetExample } from './examples.ts';

interface WidgetEvents
  extends Partial<Pick<WidgetContext, 'searchList' | 'attach' | 'filePlace' | 'acceptedFiles' | 'announce'>> {
  /** The field with this DOM id has another value. */
  onCommit?: (id: string, value: unknown) => void;
  /** The field with this DOM id was left. */
  onBlurField?: (id: string) => void;
}

/** Draws one example of a widget as the one field of a form, with a button after it. */
export function renderWidget(
  widget: WidgetName,
  example: Partial<WidgetExample>,
  { onCommit, onBlurField, ...context }: WidgetEvents = {},
): RenderResult {
  return render(
    <ExampleForm
      widget={widget}
      example={example}
      context={context}
      onChange={({ formData }, id) => {
        if (id !== undefined) onCommit?.(id, formData[FIELD]);
      }}
      onBlur={(id) => onBlurField?.(id)}
    >
      <button type="submit">Next</button>
    </ExampleForm>,
  );
}
