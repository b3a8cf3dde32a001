import { ADA, adasClaim, type TestServer, testServer, withDocument } from './testServer.testkit.ts';

/** A server with a claim of each of three days at 18:00 UTC, one with a document; their codes, oldest first. */
export async function filedAcross(withDocumentOn = '04'): Promise<TestServer & { codes: string[] }> {
  const server = await testServer();
  const codes: string[] = [];
  for (const day of ['04', '05', '06']) {
    server.at(`2030-05-${day}T18:00:00Z`);
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    const answer = await visitor.submit(
      'standard',
      day === withDocumentOn ? withDocument() : { claim: adasClaim() },
    );
    codes.push(answer.json().referenceCodeForm);
  }
  return { ...server, codes };
}
