import type { ValueRenderBlock } from '../../../transforms/pages/types.ts';
import { isFigure } from '../../../transforms/values/display.ts';
import { answerText } from '../records/answerText.ts';
import { fieldValueAt } from './FieldGroup.tsx';
import { labelParts } from './labelParts.tsx';
import type { BlockProps } from './types.ts';

/** Block with a label and the current value of a field, read-only. */
export function ValueLine({ block, field }: BlockProps<ValueRenderBlock>) {
  const { text } = field.registry.formContext;
  const { display } = block;
  const value = fieldValueAt(field, block.field);
  const shown = answerText(value, display && { 'ui:options': { display } }, text);
  return (
    <dl className="cw-answers">
      <div className="cw-answer">
        <dt>{labelParts(block)}</dt>
        <dd className={display && isFigure({ display }) ? 'cw-number' : undefined}>
          {shown || text('Ui_None')}
        </dd>
      </div>
    </dl>
  );
}
