import { useEffect } from 'react';
import { type ClaimWidgetProps, contextOf } from '../context.ts';
import { ErrorText } from '../ErrorText.tsx';
import { unheldId } from './useUnheld.ts';

interface UnheldProps {
  widget: Pick<ClaimWidgetProps, 'id' | 'registry'>;
  message: string | undefined;
}

/** A message of the field itself, with the looks and words of those that rules give. */
export function Unheld({ widget, message }: UnheldProps) {
  const { id, registry } = widget;
  const { text, ownMessage } = contextOf({ registry });
  useEffect(() => {
    if (message === undefined) return;
    ownMessage?.(id, message);
    return () => ownMessage?.(id, undefined);
  }, [ownMessage, id, message]);
  if (message === undefined) return null;
  return (
    <div className="cw-error" id={unheldId(id)}>
      <p>
        <ErrorText text={text} message={message} />
      </p>
    </div>
  );
}
