import { sql } from 'kysely';

/** Way in of a claim, also where an older version did not store it. */
export const STORED_ENTRY = sql<string>`case when entry is not null then entry when added_to is not null then 'claims' when claimants <> '[]' then 'classList' else 'open' end`;
