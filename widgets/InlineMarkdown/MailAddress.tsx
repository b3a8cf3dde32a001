/** E-mail address with a line-break opportunity after its @. */
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
