import { ExpectedError } from '../../bundle/expectedError.ts';
import { recordsOf } from '../../transforms/claims/claimFields.ts';
import { recordsIn } from '../../transforms/conditions/scope.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { MODEL_KINDS, type ModelName } from '../../transforms/ground/modelNames.ts';
import { own } from '../../transforms/values/own.ts';
import { csvLine } from './csvCell.ts';
import type { CopyDocuments, ExportList, ExportTable, ReadClaims, WriteText } from './exportChoice.ts';
import type { ExportedClaim } from './exportedClaim.ts';

type Row = Record<string, unknown>;

/**
 * Writes a table of an export as CSV in two passes. The first collects the columns, because claims of several forms and
 * configurations differ in theirs. Claims filed between them wait for the next export.
 */
export async function writeCsv(
  claims: ReadClaims,
  table: ExportTable,
  copy: CopyDocuments,
  write: WriteText,
): Promise<void> {
  const columns = new Set<string>();
  let last: ExportedClaim | undefined;
  let hasList: boolean | undefined;
  for await (const { line: claim } of claims()) {
    hasList ||= containsList(claim, table) ?? hasList;
    for (const row of rowsOf(claim, table)) for (const column of Object.keys(row)) columns.add(column);
    last = claim;
  }
  if (hasList === false) throw new UnknownListError(table);
  await write(csvLine([...columns]));
  if (!last) return;
  for await (const opened of claims(last)) {
    await copy(opened);
    for (const row of rowsOf(opened.line, table))
      await write(csvLine([...columns].map((column) => row[column])));
  }
}

/** Error of an export table for a list that no record has. */
export class UnknownListError extends ExpectedError {
  constructor(table: ExportTable) {
    const [model, list] = listOf(table);
    super(`No record of ${model} has a list ${list}: correct the name after the dot.`);
  }
}

const listOf = (table: ExportTable) => pathSteps(table) as [ExportList | 'claims', string | undefined];

/** Tests if the records of a claim have the table's inner list; undefined where it has no records. */
function containsList({ claim }: ExportedClaim, table: ExportTable): true | false | undefined {
  const [model, list] = listOf(table);
  const records = model === 'claims' || list === undefined ? [] : recordsOf(claim, model);
  return records.length === 0 ? undefined : records.some((record) => Object.hasOwn(record, list ?? ''));
}

function rowsOf(claim: ExportedClaim, table: ExportTable): Row[] {
  const [model, list] = listOf(table);
  if (model === 'claims') return [claimRow(claim)];
  const { referenceCode, form } = claim;
  return recordsOf(claim.claim, model).flatMap((record, index): Row[] => {
    const place = { referenceCode, form, record: index + 1 };
    if (list !== undefined)
      return recordsIn(own(record, list)).map((entry, at) => ({
        ...place,
        entry: at + 1,
        ...flat(entry, ''),
      }));
    return [
      { ...place, ...flat(record, ''), ...(model === 'documentContexts' && documentOf(claim, record)) },
    ];
  });
}

function claimRow(claim: ExportedClaim): Row {
  const { referenceCode, form, submittedAt, culture, repeated, configurationHash, documents, mails } = claim;
  const singles = (Object.keys(MODEL_KINDS) as ModelName[]).filter((name) => MODEL_KINDS[name] === 'single');
  const fields = singles.map((name) => flat(claim.claim[name] ?? {}, `${name}.`));
  return {
    referenceCode,
    form,
    submittedAt,
    culture,
    repeated,
    addedTo: claim.addedToReferenceCode,
    entry: claim.entry,
    configurationHash,
    documents: documents.length,
    ...(mails && { mail: mails.map(({ state }) => state).join(' ') }),
    ...(claim.unreadable && { unreadable: claim.unreadable }),
    ...Object.assign({}, ...fields),
  };
}

/** Returns a record's values by column; a file's description has a column for each of its parts. */
function flat(record: object, prefix: string): Row {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]): [string, unknown][] =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(value).map(([part, inner]) => [`${prefix}${name}.${part}`, inner])
        : [[`${prefix}${name}`, value]],
    ),
  );
}

/** Returns the stored document of a record, by the name in its file field. */
function documentOf({ documents }: ExportedClaim, record: object): Row {
  const names = Object.values(record).flatMap((value) =>
    value !== null && typeof value === 'object' && 'name' in value ? [String(value.name)] : [],
  );
  const document = documents.find(({ name }) => names.includes(name));
  if (!document) return {};
  const { key, sha256, contentType, scan, path } = document;
  return {
    'document.key': key,
    'document.sha256': sha256,
    'document.contentType': contentType,
    'document.scan': scan,
    'document.path': path,
  };
}
