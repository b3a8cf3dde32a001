import { Fragment } from 'react';
import { MailAddress } from '../../widgets/InlineMarkdown/MailAddress.tsx';

/** Length from which the local part of an e-mail address gets line-break opportunities, too. */
const LONG = 20;

/**
 * E-mail address in an answer, with a line-break opportunity after its @, and in a long local part before its full
 * stops.
 */
export function AnsweredAddress({ address }: { address: string }) {
  const at = address.indexOf('@');
  const name = address.slice(0, at);
  const parts = name.length > LONG ? name.split(/(?=\.)/) : [name];
  const last = parts.pop();
  return (
    <>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its place
        <Fragment key={place}>
          {part}
          <wbr />
        </Fragment>
      ))}
      <MailAddress address={`${last}${address.slice(at)}`} />
    </>
  );
}
