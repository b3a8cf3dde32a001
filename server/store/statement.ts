import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Tables } from './tables.ts';

/** Stands in a query for a value that is given when it is run. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Asks for a value by its name while a query is written. */
export type Value<Values extends object> = <Name extends keyof Values>(name: Name) => Values[Name];

/**
 * A query of the way of a claim: written as SQL once for each engine and then only given its values. Building and
 * writing one takes Kysely longer than the embedded database takes to run it.
 */
export function statement<Values extends object, Row>(
  build: (db: Kysely<Tables>, value: Value<Values>) => { compile(): CompiledQuery<Row> },
): (db: Kysely<Tables>, values: Values) => Promise<QueryResult<Row>> {
  const written = new Map<unknown, CompiledQuery<Row>>();
  const placeholder: Value<Values> = (name) => new Placeholder(name) as never;
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
