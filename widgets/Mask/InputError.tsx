import { useEffect } from 'react';
import { type ClaimWidgetProps, contextOf } from '../context.ts';
import { ErrorText } from '../ErrorText.tsx';
import { inputErrorId } from './useInputError.ts';

interface InputErrorProps {
  widget: Pick<ClaimWidgetProps, 'id' | 'registry'>;
  message: string | undefined;
}

/** Error message of an input itself, such as for a text that does not fit its mask; styled as messages of rules. */
export function InputErrorText({ widget: { id, registry }, message }: InputErrorProps) {
  if (message === undefined) return null;
  return (
    <div className="cw-error" id={inputErrorId(id)}>
      <p>
        <ErrorText text={contextOf({ registry }).text} message={message} />
      </p>
    </div>
  );
}

/** InputErrorText that the page also announces, as it announces messages of rules. */
export function InputError({ widget, message }: InputErrorProps) {
  const { id, registry } = widget;
  const { reportInputError } = contextOf({ registry });
  useEffect(() => {
    if (message === undefined) return;
    reportInputError?.(id, message);
    return () => reportInputError?.(id, undefined);
  }, [reportInputError, id, message]);
  return <InputErrorText widget={widget} message={message} />;
}
