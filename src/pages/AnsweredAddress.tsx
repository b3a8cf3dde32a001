import { Fragment } from 'react';
import { MailAddress } from '../../widgets/InlineMarkdown/MailAddress.tsx';

/** A name so long that it is broken itself where it has little room. */
const LONG = 20;

/** An e-mail address among the answers: broken after its @, where it has to be; a long name before its full stops too. */
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
