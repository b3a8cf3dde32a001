import { type FocusEvent, useMemo, useRef } from 'react';
import { pathSteps } from '../../../transforms/ground/claimPath.ts';
import type { ChoiceGroupRenderBlock } from '../../../transforms/pages/types.ts';
import { errorId, GroupError, hintId } from '../../../widgets/aria.ts';
import { ErrorText } from '../../../widgets/ErrorText.tsx';
import { InlineMarkdown } from '../../../widgets/InlineMarkdown/InlineMarkdown.tsx';
import { RequiredMark } from '../../../widgets/RequiredMark.tsx';
import { errorsAt } from '../errorTree.ts';
import { domId } from '../fieldIds.ts';
import { fieldValueAt, useFields } from './FieldGroup.tsx';
import type { BlockProps } from './types.ts';

/**
 * Returns event handlers of a choice group that report the blur of its check boxes only when the focus leaves the
 * group, so that no box is judged while the focus, or a press of a label, stays within it.
 */
function useLeaving({ block, field }: BlockProps<ChoiceGroupRenderBlock>) {
  const isPressed = useRef(false);
  const release = () => {
    isPressed.current = false;
  };
  return {
    onPointerDownCapture: () => {
      isPressed.current = true;
    },
    // A press ends with the focus on a box, with a click, or as a scroll.
    onFocusCapture: release,
    onClickCapture: release,
    onPointerCancelCapture: release,
    onBlurCapture: (event: FocusEvent<HTMLElement>) => {
      if (isPressed.current || event.currentTarget.contains(event.relatedTarget)) {
        event.stopPropagation();
        return;
      }
      for (const ref of block.fields)
        if (domId(ref.path) !== event.target.id) field.onBlur(domId(ref.path), fieldValueAt(field, ref));
    },
  };
}

/** Tests if all of the boxes are disabled or hidden. */
const isClosed = ({ block, field }: BlockProps<ChoiceGroupRenderBlock>): boolean =>
  block.fields.every(({ model, name, leaf = name }) => {
    const ui = field.uiSchema?.[model]?.[leaf];
    return ui?.['ui:widget'] === 'hidden' || ui?.['ui:disabled'] === true;
  });

/** Group of check boxes that answer one question: a fieldset with its legend, hint and message (C8-19). */
export function ChoiceGroup(props: BlockProps<ChoiceGroupRenderBlock>) {
  const { block, field } = props;
  const leaving = useLeaving(props);
  const boxes = useFields(block.fields, field);
  const id = domId(block.path);
  const [message] = errorsAt(field.errorSchema, ...pathSteps(block.path)).__errors ?? [];
  const first = block.fields.find((_, at) => boxes[at] !== null);
  const inError = useMemo(
    () => (message && first ? { errorId: errorId(id), first: domId(first.path) } : undefined),
    [message, first, id],
  );
  const { text } = field.registry.formContext;
  const isAsked = block.required === true && !isClosed(props);
  const described = [isAsked && `${id}__required`, block.hint && hintId(id), message && errorId(id)]
    .filter(Boolean)
    .join(' ');
  if (!first) return null;
  return (
    <div className={message ? 'cw-field cw-field--error' : 'cw-field'}>
      <fieldset className="cw-fieldset" id={id} aria-describedby={described || undefined} {...leaving}>
        <legend className="cw-label">
          <InlineMarkdown text={block.label} />
          <RequiredMark shown={isAsked} />
        </legend>
        {isAsked ? (
          // A group has no ARIA attribute for it: screen readers read it with the hint.
          <span id={`${id}__required`} hidden>
            {text('Ui_Required')}
          </span>
        ) : null}
        {block.hint ? (
          <p className="cw-hint" id={hintId(id)}>
            <InlineMarkdown text={block.hint} />
          </p>
        ) : null}
        <div className="cw-choices">
          <GroupError value={inError}>{boxes}</GroupError>
        </div>
        {message ? (
          <div className="cw-error" id={errorId(id)}>
            <p>
              <ErrorText text={text} message={message} />
            </p>
          </div>
        ) : null}
      </fieldset>
    </div>
  );
}
