/** An e-mail address that is broken after its @, where it has to be broken. */
export function MailAddress({ address }: { address: string }) {
  const [name, host] = address.split('@', 2);
  if (host === undefined) return address;
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
