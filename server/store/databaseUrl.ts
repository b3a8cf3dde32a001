/** The address of the database is not one. */
export class DatabaseUrlError extends Error {
  constructor() {
    super('CLAIMWRIGHT_DATABASE_URL must begin with postgres:// or postgresql://');
    this.name = 'DatabaseUrlError';
  }
}

/** Throws DatabaseUrlError for what is no address of PostgreSQL. */
export function checkDatabaseUrl(databaseUrl: string): void {
  if (!/^postgres(?:ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl)) throw new DatabaseUrlError();
}
