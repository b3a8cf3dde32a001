import { formatOperand } from '../conditions/formatCondition.ts';
import type { CompiledOperand } from '../ground/expressions.ts';
import type { MessageParams } from '../ground/verdict.ts';
import type { DocumentDemand, DocumentsRequiredInstance } from './documentsRequired.ts';
import { newField, newText } from './examples.author.ts';
import { type Clause, type ClauseSite, count, type VariedAuthoring } from './ruleAuthoring.ts';

/** Returns the message parameter with the number of a constant bound; an empty object for any other bound. */
export function boundParams(name: 'min' | 'max', bound: CompiledOperand): MessageParams {
  return 'literal' in bound ? { [name]: String(bound.literal) } : {};
}

/** Returns the clause of one bound of a demand of documents. */
function demandClause(
  { kind, when, per, labelKey, label }: DocumentDemand,
  bound: 'min' | 'max',
  operand: CompiledOperand,
  site: ClauseSite,
): Clause {
  const formatter = per === undefined ? site.formatter : site.inside(per);
  const number = formatOperand(operand, formatter);
  const most = bound === 'min' ? 'At least' : 'At most';
  const each = per === undefined ? '' : ' with each entry';
  const text = `${most} ${count(number, 'document')} of the kind “${site.documentKind(kind)}”${each}`;
  const params = {
    kind,
    ...(labelKey !== undefined && { labelKey }),
    ...(label !== undefined && { label }),
    ...boundParams(bound, operand),
  };
  // A single demanded document has one message: it is missing.
  const failing = bound === 'min' && number === '1' ? { params } : { variant: bound, params };
  return { text: when ? `${text}, when:` : `${text}.`, ...(when && { when, formatter }), fails: [failing] };
}

/** Rule `documentsRequired` for authors' tools: demands in plain words, meaning, guide chapter. */
export const documentsRequiredAuthoring: VariedAuthoring<DocumentsRequiredInstance> = {
  looksAt: 'claim',
  reads: [],
  means: ({ documents }) => ({ kind: 'documents', documents }),
  clauses: ({ documents }, site) =>
    documents.flatMap((demand) => [
      demandClause(demand, 'min', demand.min ?? { literal: 1 }, site),
      ...(demand.max ? [demandClause(demand, 'max', demand.max, site)] : []),
    ]),
  fills: ({ documents }) =>
    documents.map(({ min, max }) => ['kind', ...(min ? ['min'] : []), ...(max ? ['max'] : [])]),
  guide: {
    paragraphs: [
      'Documents that must be there, always or `when` a condition holds, once or for each record of a list (`per`), to which their field `claimTransactionId` links them. One is enough; `min` and `max` say another number. The message calls the document by the text `DocumentKind_<kind>`; without one, by the label of the option by which the kind is chosen.',
      'A document `per` record is chosen in the record: see [Proof per item](wishes.md#proof-per-item).',
    ],
    examples: [
      newField('claimTransactions', { name: 'claimTransactionId', type: 'string' }),
      {
        file: 'models.json',
        at: '/models/-',
        value: {
          metadata: { formType: 'Standard', dtoMapping: 'documentContexts' },
          fields: [
            { name: 'kind', type: 'string', rules: [{ name: 'required' }] },
            { name: 'file', type: 'file', rules: [{ name: 'required' }] },
            { name: 'claimTransactionId', type: 'string' },
          ],
          rules: [
            {
              name: 'documentsRequired',
              namedParams: {
                documents: [
                  { kind: 'letter' },
                  {
                    kind: 'receipt',
                    per: 'claimTransactions',
                    when: { value: { field: 'amountClaimed' }, greaterThan: 100 },
                  },
                ],
              },
            },
          ],
        },
      },
      {
        file: 'pages/standard/claim-details.json',
        at: '/blocks/-',
        value: {
          kind: 'recordManager',
          id: 'documents',
          model: 'documentContexts',
          fields: [
            {
              name: 'kind',
              label: 'Field_Kind',
              component: 'select',
              options: [
                { value: 'receipt', label: 'Option_Receipt' },
                { value: 'letter', label: 'Option_Letter' },
              ],
            },
            { name: 'file', label: 'Field_File' },
          ],
        },
      },
      { file: 'pages/standard/claim-details.json', at: '/blocks/1/documents', value: { kind: 'receipt' } },
      newText('Field_Kind', 'Kind of document'),
      newText('Field_File', 'File'),
      newText('Option_Receipt', 'Receipt'),
      newText('Option_Letter', 'Letter'),
    ],
  },
};
