import { describe, expect, it } from 'vitest';
import { EN } from '../../transforms/texts/en.ts';
import type { NamedPage } from '../stores/forms.ts';
import { labelsOfAnswers, labelsOfLost, readAnswerLabels, splitAtLost } from './answerLabels.ts';
import type { SavedClaim } from './savedForm.ts';

const CONTENT = {
  T_person: 'About you',
  T_receipts: 'Receipts',
  L_name: 'Your name:',
  L_agree: 'I agree',
  L_phone: 'Phone',
  L_shop: 'Shop',
  L_things: 'Things',
  L_price: 'Price',
};

const pageOf = (blocks: NamedPage['page']['blocks'], titleKey: string): NamedPage => ({
  name: titleKey,
  page: { path: `/${titleKey}`, titleKey, blocks },
});

const PERSON = pageOf(
  [
    {
      kind: 'fields',
      id: 'person',
      model: 'claimantInfo',
      fields: [
        { name: 'name', label: 'L_name' },
        { name: 'phone', label: 'L_phone' },
        { name: 'agree', label: 'L_agree' },
      ],
    },
  ],
  'T_person',
);
const RECEIPTS = pageOf(
  [
    {
      kind: 'recordManager',
      id: 'receipts',
      model: 'claimTransactions',
      fields: [
        { name: 'shop', label: 'L_shop' },
        {
          name: 'items',
          label: 'L_things',
          columns: [{ name: 'price', label: 'L_price' }, { name: 'thing' }],
        },
      ],
    },
  ],
  'T_receipts',
);

const textsIn = (culture: string, more = {}) => ({ culture, active: { ...CONTENT, ...more }, fallback: EN });
const ENGLISH = textsIn('en');

type Answers = Pick<SavedClaim, 'entered' | 'drafts'>;

const answers = (entered: Answers['entered'], drafts: Answers['drafts'] = []): Answers => ({
  entered,
  drafts,
});
const RECEIPT = {
  shop: 'Market',
  items: [
    { price: '', thing: null },
    { price: '30', thing: '' },
  ],
};
const draftOf = (record: Answers['drafts'][number]['record']): Answers['drafts'][number] => ({
  ...{ clientId: 'd', model: 'claimTransactions', record, touched: [], refused: false },
});

const form = { pages: [PERSON, RECEIPTS] };

describe('labels that are saved with answers', () => {
  it('C6-15: are those of fields with an answer, without mark-up and a final colon', () => {
    const claim = answers({ claimantInfo: { name: 'Ada', phone: ' ', agree: false } });
    expect(labelsOfAnswers(form, claim, ENGLISH)).toEqual({
      claimantInfo: 'About you',
      'claimantInfo.name': 'Your name',
    });
  });

  it('C6-15: are of a list, its records’ fields, and the fields of their own lists', () => {
    const labels = {
      claimTransactions: 'Receipts',
      'claimTransactions.shop': 'Shop',
      'claimTransactions.items': 'Things',
      'claimTransactions.items.price': 'Price',
    };
    expect(labelsOfAnswers(form, answers({ claimTransactions: [null, RECEIPT] as never }), ENGLISH)).toEqual(
      labels,
    );
    expect(labelsOfAnswers(form, answers({}, [draftOf(RECEIPT)]), ENGLISH)).toEqual(labels);
    expect(labelsOfAnswers(form, answers({ claimTransactions: [] }), ENGLISH)).toEqual({});
  });

  it('C6-15: have no marks of direction, which would reach into the page that shows them', () => {
    const texts = textsIn('ar', { L_name: '\u2066\u200eName of the \u2068{x}\u2069\u2069' });
    const { 'claimantInfo.name': name } = labelsOfAnswers(
      form,
      answers({ claimantInfo: { name: 'A' } }),
      texts,
    );
    expect(name).toBe('Name of the {x}');
  });
});

describe('labels that are read from a saved form', () => {
  const claim = answers({ claimantInfo: { name: 'Ada', phone: '1' }, claimTransactions: [RECEIPT] });

  it('C10-11, C6-15: are those of its answers', () => {
    const labels = labelsOfAnswers(form, claim, ENGLISH);
    expect(readAnswerLabels(labels, claim)).toEqual(labels);
    expect(readAnswerLabels({ 'claimantInfo.other': 'Other' }, claim)).toEqual({});
  });

  it.each<[string, unknown]>([
    ['too long', 'a'.repeat(201)],
    ['with a line break', 'Name\nCall 1-800'],
    ['with a mark of direction', 'Name \u202e'],
    ['no text', 7],
  ])('C10-11: one that is %s is left out alone', (_how, label) => {
    const read = readAnswerLabels({ 'claimantInfo.name': label, 'claimantInfo.phone': 'Phone' }, claim);
    expect(read).toEqual({ 'claimantInfo.phone': 'Phone' });
  });

  it.each([undefined, null, 'Name', ['Name']])('C10-11: are none where they are no object: %j', (labels) => {
    expect(readAnswerLabels(labels, claim)).toEqual({});
  });
});

describe('labels of lost answers', () => {
  const lost = { dropped: ['claimantInfo.name', 'claimTransactions.0.items.1.price'], culture: 'en' };
  const labels = { 'claimantInfo.name': 'Name as saved', 'claimTransactions.items.price': 'Price as saved' };

  it('C6-15: are the form’s, and those of the saving where it has none', () => {
    expect(labelsOfLost({ pages: [PERSON] }, { ...lost, labels }, ENGLISH)).toBe(
      'Your name and Price as saved',
    );
    expect(labelsOfLost({ pages: [] }, { ...lost, labels: {} }, ENGLISH)).toBe('');
  });

  it('C6-15: of a model that the form has no more, each is named once', () => {
    const twice = { dropped: ['claimTransactions.0.shop', 'claimTransactions.1.shop', 'claimTransactions'] };
    const saved = labelsOfAnswers(form, answers({ claimTransactions: [RECEIPT] }), ENGLISH);
    expect(labelsOfLost({ pages: [] }, { ...lost, ...twice, labels: saved }, ENGLISH)).toBe(
      'Shop and Receipts',
    );
  });

  it('C6-15, C10-31: those of another language than the page’s can be told apart', () => {
    const said = labelsOfLost({ pages: [PERSON] }, { ...lost, labels }, textsIn('es'));
    expect(splitAtLost(said)).toEqual(['Your name y ', 'Price as saved', '']);
    expect(splitAtLost(labelsOfLost({ pages: [] }, { ...lost, labels }, ENGLISH))).toHaveLength(1);
  });
});
