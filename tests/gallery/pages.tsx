import { useEffect, useState } from 'react';
import { type FieldSpec, pageOf, StandaloneClaim, stateOf } from '../../src/form/claimPage.testkit.tsx';
import { managerBlock, tableBlock, withList } from '../../src/form/records/lists.testkit.ts';
import type { ClaimDocument, ClaimRecord } from '../../transforms/ground/claim.ts';
import type { Translate } from '../../widgets/translate.ts';

const PERSON: FieldSpec[] = [
  { name: 'firstName', widget: 'text', label: 'First name', options: { autocomplete: 'given-name' } },
  { name: 'lastName', widget: 'text', label: 'Last name', options: { autocomplete: 'family-name' } },
  {
    name: 'email',
    widget: 'text',
    label: 'E-mail address',
    options: { hint: 'We write to you here about your claim.', autocomplete: 'email' },
  },
  { name: 'phone', widget: 'mask', label: 'Phone number', options: { mask: 'usPhone', width: 'medium' } },
  { name: 'purchaseDate', widget: 'date', label: 'Date of purchase' },
  {
    name: 'payment',
    widget: 'radio',
    label: 'How do you want to be paid?',
    options: {
      enumOptions: [
        { value: 'check', label: 'Check by mail' },
        { value: 'wallet', label: 'Online wallet' },
      ],
    },
  },
  { name: 'amount', widget: 'number', label: 'Amount paid', options: { width: 'short', prepended: '$' } },
  { name: 'agree', widget: 'checkbox', label: 'I bought or leased the vehicle **for my own use**.' },
];

const REQUIRED = { required: true };

/** A page as a claimant meets it, with or without a refused Next. */
export function PersonPage({ refused, text }: { refused: boolean; text: Translate }) {
  const [attempt, setAttempt] = useState(0);
  // Next is refused on a page that stands.
  useEffect(() => setAttempt(refused ? 1 : 0), [refused]);
  const page = pageOf(PERSON, [
    {
      kind: 'copy',
      id: 'note',
      style: 'notice',
      texts: ['Have your contract of sale at hand. **You can come back** to this page before you file.'],
    },
    { kind: 'header', id: 'next', tag: 'h2', text: 'What happens next' },
    {
      kind: 'copy',
      id: 'steps',
      style: 'numbers',
      texts: ['You add your documents.', 'You check your answers.'],
    },
    { kind: 'copy', id: 'late', style: 'warning', texts: ['The deadline for claims is **06/30/2031**.'] },
    { kind: 'button', id: 'faq', label: 'Read the questions and answers', icon: 'info', href: '/faq' },
  ]);
  const errors = refused
    ? {
        'claimantInfo.firstName': ['Value is required'],
        'claimantInfo.payment': ['The value is required'],
        'claimantInfo.agree': ['Value is required'],
      }
    : {};
  return (
    <StandaloneClaim
      page={{ ...page, intro: 'Tell us who you are and how we can reach you.' }}
      state={stateOf(page, {
        'claimantInfo.firstName': REQUIRED,
        'claimantInfo.lastName': REQUIRED,
        'claimantInfo.payment': REQUIRED,
        'claimantInfo.agree': REQUIRED,
      })}
      errors={errors}
      attempt={attempt}
      over={{ text, onBack: () => undefined }}
    />
  );
}

const DOCUMENT: FieldSpec[] = [
  { name: 'name', widget: 'text', label: 'Name of the document' },
  { name: 'file', widget: 'file', label: 'File' },
];

const TRANSACTION: FieldSpec[] = [
  { name: 'description', widget: 'text', label: 'Description' },
  { name: 'amount', widget: 'mask', label: 'Amount', options: { mask: 'currencyDecimals' } },
];

const LISTS: ClaimDocument = {
  documentContexts: [
    { name: 'Contract of sale', file: { name: 'contract.pdf', size: 48_213, type: 'application/pdf' } },
    {
      name: 'Letter from the lender',
      file: { name: 'letter.pdf', size: 1_204_556, type: 'application/pdf' },
    },
  ],
  claimTransactions: [
    { description: 'Down payment', amount: '1,200.00' },
    { description: 'Late fee', amount: '35.00' },
    { description: 'Extended warranty', amount: '890.50' },
  ],
};

const required = (values: ClaimRecord) =>
  Object.fromEntries(
    ['description', 'amount', 'name', 'file']
      .filter((name) => name in values && values[name] === null)
      .map((name) => [name, ['Value is required']]),
  );

/** Records in all three of their forms. */
/** With saved records, or without any where the address says `empty`. */
export function ListsPage({ text }: { text: Translate }) {
  const isEmpty = new URLSearchParams(location.search).has('empty');
  const documents = withList(pageOf([]), managerBlock, DOCUMENT);
  const page = withList(documents, tableBlock, TRANSACTION);
  return (
    <StandaloneClaim
      page={{ ...page, title: 'Your documents' }}
      claim={isEmpty ? {} : LISTS}
      judge={required}
      over={{ text }}
      errors={{
        documentContexts: ['A document is missing: a report of what happened'],
        'claimTransactions.1.amount': ['The value must be between 40 and 100'],
      }}
    />
  );
}
