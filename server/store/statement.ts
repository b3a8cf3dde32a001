import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Tables } from './tables.ts';

/** Placeholder in a query for a value that is passed when it runs. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Declares a parameter by its name while a query is built. */
export type StatementValue<Values extends object> = <Name extends keyof Values>(name: Name) => Values[Name];

/**
 * Creates a query that is compiled once for each engine and run with values, because Kysely takes longer to build one
 * than the embedded database takes to run it.
 */
export function statement<Values extends object, Row>(
  build: (db: Kysely<Tables>, value: StatementValue<Values>) => { compile(): CompiledQuery<Row> },
): (db: Kysely<Tables>, values: Values) => Promise<QueryResult<Row>> {
  const written = new Map<unknown, CompiledQuery<Row>>();
  const placeholder: StatementValue<Values> = (name) => new Placeholder(name) as never;
  return (db, values) => {
    const engine = db.getExecutor().adapter.constructor;
    const query = written.get(engine) ?? build(db, placeholder).compile();
    written.set(engine, query);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return db.executeQuery({ ...query, parameters });
  };
}
