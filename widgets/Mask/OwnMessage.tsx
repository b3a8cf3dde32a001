import { useEffect } from 'react';
import { type ClaimWidgetProps, contextOf } from '../context.ts';
import { ErrorText } from '../ErrorText.tsx';
import { ownErrorId } from './useOwnMessage.ts';

interface OwnMessageProps {
  widget: Pick<ClaimWidgetProps, 'id' | 'registry'>;
  message: string | undefined;
}

/** Error that an input reports without a rule, because its mask cannot take the text; in the style of rules' messages. */
export function OwnError({ widget: { id, registry }, message }: OwnMessageProps) {
  if (message === undefined) return null;
  return (
    <div className="cw-error" id={ownErrorId(id)}>
      <p>
        <ErrorText text={contextOf({ registry }).text} message={message} />
      </p>
    </div>
  );
}

/** The same error, which the page also announces as it announces those of rules. */
export function OwnMessage({ widget, message }: OwnMessageProps) {
  const { id, registry } = widget;
  const { ownMessage } = contextOf({ registry });
  useEffect(() => {
    if (message === undefined) return;
    ownMessage?.(id, message);
    return () => ownMessage?.(id, undefined);
  }, [ownMessage, id, message]);
  return <OwnError widget={widget} message={message} />;
}
