import { describe, expect, it } from 'vitest';
import { openJourneyForm } from '../form.ts';
import { answer, type Model, newModel } from '../model.ts';
import type { Seen, SeenField } from '../observe.ts';
import type { Step } from '../step.ts';
import { INVARIANTS, type InvariantName } from './all.ts';
import { keeps } from './keeps.ts';
import { differences } from './storeAgrees.ts';

const form = openJourneyForm('meridian-auto-short', 'standard');

const fine: Seen = {
  came: [],
  painted: [],
  commits: [],
  said: [],
  untimely: [],
  path: '/',
  heading: 'File your claim',
  language: 'en',
  languages: ['en', 'es-US'],
  fields: [],
  focus: { id: 'root_credentials_pin', name: 'input', inSummary: false, visible: true },
  summary: null,
  dialog: null,
  lists: [],
  inner: [],
  entries: [],
  way: null,
  notice: null,
  next: true,
  back: false,
  sideways: 0,
  kept: null,
};

/** What has the focus where the PIN was left. */
const ELSEWHERE = { id: 'root_other', name: 'input', inSummary: false, visible: true };

const pin = (more: Partial<SeenField> = {}): SeenField => ({
  id: 'root_credentials_pin',
  kind: 'text',
  value: '4821',
  enabled: true,
  lines: false,
  options: [],
  autocomplete: '',
  messages: [],
  unheld: [],
  group: null,
  ...more,
});

/** The PIN was typed, and stands there. */
function moment(
  seen: Partial<Seen> = {},
  change: (model: Model) => void = () => undefined,
  step?: Step,
  complaints: string[] = [],
  earlier: Partial<Seen> = {},
) {
  const after = { ...fine, fields: [pin()], ...seen };
  const model = newModel(form, {}, () => new Date('2032-06-15T19:00:00Z'), fine);
  answer(model, 'credentials.pin', '4821');
  model.typed = [{ at: 'credentials.pin', text: '4821', kept: '4821' }];
  model.seen = after;
  change(model);
  const typed: Step = { do: 'type', at: 'credentials.pin', text: '4821', by: 'keys', haste: 'tab' };
  return { step: step ?? typed, before: { ...fine, ...earlier }, after, model, complaints };
}

const kept = (pinKept: string | null, drafts: object[] = [], dirty: Record<string, true> = {}) =>
  JSON.stringify({
    standard: {
      claim: {
        entered: {
          ...moment().model.entered,
          credentials: { ...moment().model.entered.credentials, pin: pinKept },
        },
        drafts,
        dirty,
      },
    },
  });

/** What each invariant must find fault with; one without an entry does not compile. */
const PLANTED: Record<InvariantName, Record<string, ReturnType<typeof moment>>> = {
  nothingComplains: { 'an error on the console': moment({}, undefined, undefined, ['uncaught: TypeError']) },
  isWhereExpected: {
    'another page than the answers lead to': moment({ path: '/session-expired' }),
    'a tap on Next that leads nowhere': moment({}, (model) => Object.assign(model, { refused: 'page' }), {
      do: 'next',
      by: 'tap',
    }),
    'a session that has ended, and the page is still there': moment({}, (model) =>
      Object.assign(model, { end: 'expired' }),
    ),
  },
  typedIsThere: {
    'text that was cut, and nothing is said': moment({ fields: [pin({ value: '48' })] }, (model) =>
      Object.assign(model, { typed: [{ at: 'credentials.pin', text: '4821', kept: '48' }] }),
    ),
    'text that was cut, and something else is said': moment(
      { fields: [pin({ value: '48' })], said: ['Your total: 12.00'] },
      (model) => Object.assign(model, { typed: [{ at: 'credentials.pin', text: '4821', kept: '48' }] }),
    ),
    'text that was cut, and the message is of another field': moment(
      {
        fields: [pin({ value: '48' }), pin({ id: 'root_credentials_code', value: '48', messages: ['No.'] })],
      },
      (model) => Object.assign(model, { typed: [{ at: 'credentials.pin', text: '4821', kept: '48' }] }),
    ),
  },
  errorsAreHeard: {
    'a message that comes in silence as its field is left': moment(
      { fields: [pin({ messages: ['Enter 4 digits.'] })], focus: ELSEWHERE },
      undefined,
      { do: 'leave', at: 'credentials.pin', text: 'x' },
      [],
      { fields: [pin()] },
    ),
    'a message that is said twice': moment({
      said: ['Error: PIN: Enter 4 digits.', 'Error: PIN: Enter 4 digits.'],
      came: [{ where: 'root_credentials_pin', text: 'Enter 4 digits.' }],
    }),
    'a message that is said again, and stood there': moment({ said: ['Error: PIN: Enter 4 digits.'] }),
  },
  savedIsTrue: {
    'a row in which a message stands is said to be saved': moment({
      said: ['Charge 1 is saved.'],
      entries: [{ list: 'root_claimTransactions', name: 'Charge 1', isOpen: false, isWrong: true }],
    }),
    'a card that stays open with a message is said to be saved': moment(
      {
        said: ['Saved.'],
        entries: [{ list: 'root_claimTransactions', name: 'Charge 1', isOpen: true, isWrong: true }],
      },
      undefined,
      { do: 'finishEntry', list: 'claimTransactions' },
    ),
  },
  regionsAreThere: {
    'a region that comes with its text': moment({ untimely: ['Choose one file at a time.'] }),
  },
  storeAgrees: {
    'an answer that the store has lost': moment({ kept: kept(null) }),
    'a claim that outlives its session': moment({ kept: kept('4821') }, (model) =>
      Object.assign(model, { end: 'expired' }),
    ),
    'an answer of another time': moment({ kept: kept('1') }),
    'an entry that nobody began': moment({
      kept: kept('4821', [{ model: 'documentContexts', record: { description: 'x' } }]),
    }),
  },
  fieldsAgree: {
    'a field that shows something else than the claim holds': moment({ fields: [pin({ value: '' })] }),
  },
  messagesAreDeserved: {
    'a message for one frame that the value does not deserve': moment({
      painted: [{ where: 'root_credentials_pin', text: 'Enter your PIN' }],
    }),
    'a line of the summary that nothing deserves': moment({
      painted: [{ where: 'summary', text: 'PIN: Enter your PIN' }],
    }),
  },
  messagesStand: {
    'a message that has outlived its reason': moment({ fields: [pin({ messages: ['Enter your PIN'] })] }),
    'what a mask says of a text that it takes': moment({
      fields: [pin({ unheld: ['Enter a phone number in figures.'] })],
    }),
    'an error of the page that the summary leaves out': moment({ summary: [] }, (model) => {
      answer(model, 'credentials.pin', '');
      Object.assign(model, { refused: 'page' });
    }),
  },
  messagesAreShown: {
    'an error against Next that its field does not say': moment(
      {
        fields: [pin({ value: '' })],
        summary: [{ target: 'root_credentials_pin', text: 'Enter your PIN', leads: true }],
      },
      (model) => {
        answer(model, 'credentials.pin', '');
        Object.assign(model, { refused: 'page' });
      },
    ),
    'an answer that was left and is wrong, and its field does not say so': moment(
      { fields: [pin({ value: '' })], focus: ELSEWHERE, kept: kept(null, [], { 'credentials.pin': true }) },
      (model) => answer(model, 'credentials.pin', ''),
    ),
    'a choice that was left and is wrong, and says nothing': moment(
      {
        fields: [pin({ value: '', kind: 'select' })],
        focus: ELSEWHERE,
        kept: kept(null, [], { 'credentials.pin': true }),
      },
      (model) => answer(model, 'credentials.pin', ''),
    ),
  },
  summaryAgrees: {
    'a field whose message the summary lacks': moment({
      summary: [],
      fields: [pin({ messages: ['Enter your PIN'] })],
    }),
    'a line that the field does not say': moment({
      summary: [{ target: 'root_credentials_pin', text: 'PIN: Enter your PIN', leads: true }],
    }),
    'a link that leads nowhere': moment({ summary: [{ target: 'root_gone', text: 'Gone', leads: false }] }),
  },
  focusIsSensible: {
    'the focus on the body': moment({ focus: null }),
    'the focus on what cannot be seen': moment({
      focus: { id: 'x', name: 'input', inSummary: false, visible: false },
    }),
    'a summary that takes the focus by itself': moment({
      focus: { id: '', name: 'section.cw-summary', inSummary: true, visible: true },
    }),
    'an entry that alone holds Next back, and does not get the focus': moment({ summary: [] }, (model) =>
      Object.assign(model, { refused: 'entry' }),
    ),
    'a refused Next that leaves the focus where it was': moment({ summary: [] }, (model) =>
      Object.assign(model, { refused: 'page' }),
    ),
  },
  deadlineIsSaid: {
    'a deadline that nears unsaid': moment({}, (model) =>
      Object.assign(model, { now: () => new Date(form.deadline.getTime() - 30 * 60_000) }),
    ),
    'a deadline that has passed, and the page still warns of it': moment(
      { notice: 'Less than five minutes are left.' },
      (model) => Object.assign(model, { now: () => new Date(form.deadline.getTime() + 60_000) }),
    ),
    'a warning that nobody needs': moment({ notice: 'Less than an hour is left.' }),
  },
  fitsItsWidth: { 'a page wider than the window': moment({ sideways: 3 }) },
};

describe('each invariant of the journeys', () => {
  it.each(Object.entries(INVARIANTS))(
    '%s finds nothing wrong with a page that is right',
    (_name, invariant) => {
      expect(invariant(moment({ kept: kept('4821') }))).toEqual([]);
    },
  );

  const planted = Object.entries(PLANTED).flatMap(([name, faults]) =>
    Object.entries(faults).map(([what, seen]) => ({ name: name as InvariantName, what, seen })),
  );

  it.each(planted)('$name finds $what', ({ name, seen }) => {
    expect(INVARIANTS[name](seen)).not.toEqual([]);
  });

  it('lets an answer be that is being given', () => {
    const half = { fields: [pin({ value: '4' })], kept: kept('4', [], { 'credentials.pin': true }) };
    const type = (model: Model) => answer(model, 'credentials.pin', '4');
    expect(INVARIANTS.messagesAreShown(moment(half, type))).toEqual([]);
    expect(INVARIANTS.messagesAreShown(moment({ ...half, focus: ELSEWHERE }, type))).not.toEqual([]);
    const told = { ...fine, fields: [pin({ value: '4', messages: ['Enter your PIN as 4 digits'] })] };
    const later = { ...moment(half, type, { do: 'wait', minutes: 1 }), before: told };
    expect(INVARIANTS.messagesAreShown(later)).not.toEqual([]);
    expect(INVARIANTS.messagesAreShown({ ...later, before: fine })).toEqual([]);
  });

  it('lets a message stand that a value deserves which was committed in between', () => {
    const painted = [{ where: 'root_credentials_pin', text: 'Enter your PIN' }];
    expect(INVARIANTS.messagesAreDeserved(moment({ painted, commits: [kept(null)] }))).toEqual([]);
  });

  it('lets a field be judged as it is left, by what stood then, and by nothing older elsewhere', () => {
    const painted = [{ where: 'root_credentials_pin', text: 'Enter your PIN' }];
    const elsewhere: Step = { do: 'type', at: 'credentials.code', text: '1', by: 'keys', haste: 'tab' };
    const now = moment({ painted, kept: kept('4821') }, undefined, elsewhere);
    const before = { ...fine, kept: kept(null) };
    expect(INVARIANTS.messagesAreDeserved({ ...now, before })).toEqual([]);
    expect(INVARIANTS.messagesAreDeserved({ ...now, before: { ...before, focus: ELSEWHERE } })).not.toEqual(
      [],
    );
    const atPin = moment({ painted, kept: kept('4821') });
    expect(INVARIANTS.messagesAreDeserved({ ...atPin, before })).not.toEqual([]);
  });

  it('compares what was exported with what was entered, field by field', () => {
    expect(differences({ signature: { signature: 'Ana' } }, { signature: { signature: 'An' } })).toHaveLength(
      1,
    );
    expect(differences({ signature: { signature: 'Ana' } }, {})).toHaveLength(1);
    expect(differences({}, { signature: { signature: 'Ana' } })).toHaveLength(1);
    expect(differences({ claimTransactions: [] }, { claimTransactions: [{ merchant: '' }] })).toEqual([
      'claimTransactions: the number of entries is 1, not nothing',
    ]);
  });

  it.each([
    ['2065550100', '(206) 555-0100', true],
    ['2/3/2020', '02/03/2020', true],
    ['2020-02-03', '02/03/2020', true],
    ['135.5', '135.50', true],
    ['1,000.5', '1000.50', true],
    ['1 000.00', '1,000.00', true],
    ['5255123456789999', '(525) 512-3456', false],
    ['2/3/2020', '23/20/20', false],
    ['2020-02-03', '20/20/0203', false],
    ['Zoë', 'Zo', false],
    ['!', '', false],
  ])('"%s" typed is kept as "%s": %s', (typed, there, isKept) => {
    expect(keeps(typed, there)).toBe(isKept);
  });
});
