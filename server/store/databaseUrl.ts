import { ExpectedError } from '../../bundle/expectedError.ts';

/** Error of an invalid URL of the database. */
class DatabaseUrlError extends ExpectedError {
  constructor() {
    super('CLAIMWRIGHT_DATABASE_URL must begin with postgres:// or postgresql://');
  }
}

/** Validates the URL of a PostgreSQL database. Throws DatabaseUrlError. */
export function checkDatabaseUrl(databaseUrl: string): void {
  // A user without a host is valid where the host is a socket's folder (`postgres://me@/claims?host=/run/postgresql`).
  const withHost = databaseUrl.replace('@/', '@localhost/');
  if (!/^postgres(?:ql)?:\/\//.test(databaseUrl) || !URL.canParse(withHost)) throw new DatabaseUrlError();
}
