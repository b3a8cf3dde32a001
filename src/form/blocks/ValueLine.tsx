import type { ValueRenderBlock } from '../../../transforms/pages/types.ts';
import { useCell } from '../pageContext.ts';
import { answerText } from '../records/answerText.ts';
import { labelParts } from './labelParts.tsx';
import type { BlockProps } from './types.ts';

/** A label with the value that a field holds now. */
export function ValueLine({ block, registry }: BlockProps<ValueRenderBlock>) {
  const { model, text } = registry.formContext;
  const { value } = useCell(model.field(block.field.path));
  return (
    <dl className="cw-answers">
      <div className="cw-answer">
        <dt>{labelParts(block)}</dt>
        <dd>{answerText(value, undefined, text) || text('Ui_None')}</dd>
      </div>
    </dl>
  );
}
