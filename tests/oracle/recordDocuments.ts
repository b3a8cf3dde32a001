import { holds } from './conditions.ts';
import { hasRecord, isOne, isShown, placesOf, type ShownPlace } from './places.ts';
import { held, lowerFirst, type RawPage, type RawRule } from './raw.ts';
import {
  type Case,
  modelNamed,
  type Row,
  type Scope,
  scopeOfRow,
  sentRowsOfModel,
  valueInRow,
} from './scope.ts';
import { areEqual, fieldValue, isEmpty, type Value } from './values.ts';

/** The list that all documents are in. */
export const DOCUMENTS = 'documentContexts';
const LINK = 'claimTransactionId';

/** C8-15: the blocks in whose records documents are chosen. */
export function homesOf(pages: RawPage[]): ShownPlace[] {
  return pages.flatMap((page) =>
    page.blocks.filter(({ documents }) => documents).map((block) => ({ page, block })),
  );
}

/** What was sent for a document: its kind and link are set by the app, and no page changes them. */
function sent(row: Row, name: string): Value {
  const field = row.fields.find((candidate) => lowerFirst(candidate.name) === name);
  return field ? fieldValue(field, held(row.raw, name)) : { kind: 'empty' };
}

function linkOf(at: Case, row: Row): Value {
  const field = row.fields.find(({ name }) => lowerFirst(name) === LINK);
  return field ? valueInRow(at, row, field) : { kind: 'empty' };
}

/** The records that a document was chosen in, with their blocks. */
function recordsOfDocument(pages: RawPage[], document: Row, at: Case): { home: ShownPlace; row: Row }[] {
  const link = sent(document, LINK);
  if (isEmpty(link)) return [];
  return homesOf(pages).flatMap((home) => {
    const { documents, model = '' } = home.block;
    const kind: Value = { kind: 'text', text: documents?.kind ?? '' };
    if (!areEqual(sent(document, 'kind'), kind)) return [];
    return sentRowsOfModel(at, modelNamed(at, model))
      .filter((row) => areEqual(linkOf(at, row), link) && hasRecord(home.block, row, at))
      .map((row) => ({ home, row }));
  });
}

/** Whether a record that is live, in a block that is shown, asks for its documents. */
function isAskedIn({ home, row }: { home: ShownPlace; row: Row }, at: Case): boolean {
  const outside: Scope = { at, rows: [], model: row.model };
  if (!isShown(home, outside) || !at.stateOf(outside).live || !at.isShared(row)) return false;
  const { when } = home.block.documents ?? {};
  return when === undefined || holds(when, scopeOfRow(at, row));
}

/** C8-15: a document is live where a place of it is shown; one that has no place at all is. */
export function isDocumentLive(pages: RawPage[], document: Row, at: Case): boolean {
  const records = recordsOfDocument(pages, document, at);
  if (records.some((record) => isAskedIn(record, at))) return true;
  const own = placesOf(pages, DOCUMENTS).filter(({ block }) => hasRecord(block, document, at));
  if (own.some((place) => isShown(place, { at, rows: [], model: document.model }))) return true;
  return records.length === 0 && own.length === 0;
}

/** C8-15: the list of documents itself, and of a document that its record asks for what is chosen and set there. */
export function isKeptByRecord(pages: RawPage[], scope: Scope, name: string | undefined): boolean {
  if (homesOf(pages).length === 0) return false;
  const [row] = scope.rows;
  if (!row) return name === undefined && scope.model === modelNamed(scope.at, DOCUMENTS);
  const field = row.fields.find((candidate) => lowerFirst(candidate.name) === name);
  if (row.list !== DOCUMENTS || !field) return false;
  if (field.type !== 'file' && name !== 'kind' && name !== LINK) return false;
  return recordsOfDocument(pages, row, scope.at).some((record) => isAskedIn(record, scope.at));
}

/** Whether the documents' own blocks are all hidden: their number is not judged then. */
export function isOutOfSight(pages: RawPage[], list: string, scope: Scope): boolean {
  const own = placesOf(pages, list);
  if (list !== DOCUMENTS || homesOf(pages).length === 0 || own.length === 0) return false;
  return !own.some((place) => isShown(place, scope));
}

/** C8-15: what the blocks that are shown demand of their records' documents. */
export function demandedOfDocuments(pages: RawPage[], scope: Scope): RawRule[] {
  return homesOf(pages)
    .filter((home) => isShown(home, scope))
    .flatMap(({ block: { documents, model, only } }): RawRule[] => {
      const { kind, when, min, max } = documents ?? {};
      if (min === undefined && max === undefined) return [];
      const all = [...(only ? [isOne(only)] : []), ...(when === undefined ? [] : [when])];
      const demand = { kind, per: model, min: min ?? 0, max, ...(all.length > 0 && { when: { all } }) };
      return [{ name: 'documentsRequired', namedParams: { documents: [demand] } }];
    });
}
