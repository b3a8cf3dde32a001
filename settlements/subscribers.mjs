// The invented people of lumora-refund: what each paid for a subscription.
import { ADDRESS_COLUMNS, between, digits, person, pick } from './samplePeople.mjs';

const SUBSCRIBERS = 60;
const PLANS = [
  ['Lumora Plus, monthly', 1499],
  ['Lumora Plus Family, monthly', 2299],
  ['Lumora Plus, student', 799],
];

export const SUBSCRIBER_COLUMNS = [
  'claimId:credential+prefill',
  'pin:credential',
  'firstName:prefill',
  'lastName:prefill',
  'email:prefill',
  ...ADDRESS_COLUMNS,
  'plan:prefill',
  'memberSince:prefill',
  'lastCharge:prefill',
  'charges:prefill',
  'totalPaid:prefill',
  'customerNumber:private',
];

/** The subscription of one person: charged once a month from its first day on. */
function subscription(since, charges, [plan, cents]) {
  const [month, day, year] = since.split('/').map(Number);
  const last = year * 12 + month - 1 + charges - 1;
  return {
    plan,
    memberSince: since,
    lastCharge: `${digits((last % 12) + 1, 2)}/${digits(day, 2)}/${Math.floor(last / 12)}`,
    charges: String(charges),
    totalPaid: ((charges * cents) / 100).toFixed(2),
  };
}

function subscriber(index) {
  const since = `${digits(between(1, 12), 2)}/${digits(between(1, 28), 2)}/${between(2020, 2022)}`;
  return {
    ...person(index),
    pin: digits(between(0, 99999), 5),
    ...subscription(since, between(1, 24), pick(PLANS)),
  };
}

/** Every subscriber of the list; `first` is the person that tests sign in as. */
export function subscribers(first) {
  const known = { ...first, pin: '48213', ...subscription('05/14/2021', 28, PLANS[0]) };
  const others = Array.from({ length: SUBSCRIBERS - 1 }, (_, index) => subscriber(index + 2));
  return [known, ...others].map((row, index) => ({
    ...row,
    claimId: `LUM-${2000001 + index}`,
    customerNumber: String(8800200001 + index),
  }));
}
