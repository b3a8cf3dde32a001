import { ADA, adasClaim, PDF, type TestServer, testServer } from './testServer.testkit.ts';

/** A server with a claim of each of three days at 18:00 UTC, the first with a document; their codes, oldest first. */
export async function filedAcross(): Promise<TestServer & { codes: string[] }> {
  const server = await testServer();
  const documentContexts = [
    { file: { name: 'a.pdf', size: PDF.length, type: 'application/pdf' }, name: null, kind: 'id' },
  ];
  const codes: string[] = [];
  for (const day of ['04', '05', '06']) {
    server.at(`2030-05-${day}T18:00:00Z`);
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    const first = codes.length === 0;
    const answer = await visitor.submit('standard', {
      claim: adasClaim(first ? { documentContexts } : {}),
      files: first ? [{ name: 'a.pdf', content: PDF }] : [],
    });
    codes.push(answer.json().referenceCodeForm);
  }
  return { ...server, codes };
}
