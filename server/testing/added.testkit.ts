import { ADA, adasClaim, PDF, type TestServer } from './testServer.testkit.ts';

/** Files a claim, and then a document of that name to be added to it. Returns the claim's reference code. */
export async function fileAndAdd(server: TestServer, name = 'a.pdf'): Promise<string> {
  const owner = await server.visitor();
  await owner.authorize('standard', ADA);
  const filed = await owner.submit('standard', { claim: adasClaim() });
  const { referenceCodeForm: referenceCode } = filed.json();
  const later = await server.visitor();
  const credentials = { referenceCode, lastName: 'Lovelace' };
  const granted = await later.authorize('documents-upload', credentials);
  if (granted.statusCode !== 200) throw new Error(`Nobody was let in: ${granted.body}`);
  const claim = { credentials, documentContexts: [{ file: { name, size: PDF.length, type: 'unknown' } }] };
  const added = await later.submit('documents-upload', { claim, files: [{ name, content: PDF }] });
  if (added.statusCode !== 200) throw new Error(`Nothing was added: ${added.body}`);
  return referenceCode;
}
