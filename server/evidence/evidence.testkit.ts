import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { runCli } from '../../cli/testing/runCli.ts';
import { ADA, PDF, type TestServer, testServer, withDocument } from '../testing/testServer.testkit.ts';

/** Files a claim with one document; answers its reference code. */
export async function fileClaim(server: TestServer, culture?: string, changes = {}): Promise<string> {
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  const parts = culture === undefined ? {} : { userPreferredCulture: culture };
  const answer = await visitor.submit('standard', { ...withDocument(PDF, changes), parts });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().referenceCodeForm;
}

/** A server with three claims, which goes on. */
export async function threeFiled() {
  const server = await testServer();
  const codes = [await fileClaim(server), await fileClaim(server, 'es'), await fileClaim(server)];
  const command = (name: string, ...words: string[]) => runCli([name, '--data', server.dataDir, ...words]);
  return { server, codes, command };
}

/** Runs statements on the database of a data folder, past the server. */
export function alter({ dataDir }: Pick<TestServer, 'dataDir'>, ...statements: string[]): void {
  const database = new DatabaseSync(join(dataDir, 'claimwright.db'));
  for (const statement of statements) database.exec(statement);
  database.close();
}

/** The paths of all files in a folder and the folders in it. */
export const everyFile = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
