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

/** Runs a statement at once on an embedded connection; null where another's transaction is open on it. */
type RunNow = (query: CompiledQuery<never>) => QueryResult<never> | null;

const embedded = new WeakMap<object, RunNow>();

const adapterOf = (db: Kysely<Tables>): object => db.getExecutor().adapter;

/**
 * Runs the statements of an embedded connection synchronously, because Kysely awaits lock, driver and plugins for each,
 * which took the writing thread as long as the database itself.
 */
export function runAtOnce(db: Kysely<Tables>, run: RunNow): void {
  embedded.set(adapterOf(db), run);
}

/** Runs a statement, at once where the engine is embedded. */
export function execute<Row>(db: Kysely<Tables>, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  const run = embedded.get(adapterOf(db)) as
    | ((query: CompiledQuery<Row>) => QueryResult<Row> | null)
    | undefined;
  try {
    const result = run?.(query);
    return result ? Promise.resolve(result) : db.executeQuery(query);
  } catch (error) {
    return Promise.reject(error);
  }
}

/**
 * Compiles a query once for each engine, to be run with values: building one takes Kysely longer than the embedded
 * database takes to run it.
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
    return execute(db, { ...query, parameters });
  };
}
