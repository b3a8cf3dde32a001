// The invented people of harborline-finance: their loans, what they bought with them, and which vehicles were repossessed.
import { between, digits, person, pick } from './samplePeople.mjs';
import { vehicle } from './vehicles.mjs';

const BORROWERS = 80;
const PERSON_COLUMNS = [
  'firstName:prefill',
  'middleInitial:prefill',
  'email:prefill',
  'mailingStreetLine1:prefill',
  'mailingStreetLine2:prefill',
  'mailingCity:prefill',
  'mailingSubDivision:prefill',
  'mailingPostalCode:prefill',
  // Which notice was sent: people of the second mailing have longer.
  'mailing:prefill',
  'vehicle:prefill',
];

export const BORROWER_COLUMNS = [
  'claimNumber:credential+prefill',
  'pin:credential',
  'lastName:prefill',
  ...PERSON_COLUMNS,
  'agreementDate:prefill',
  'productsPaid:prefill',
  'accountNumber:private',
];

export const REPOSSESSED_COLUMNS = [
  'vin:credential+prefill',
  'lastName:credential+prefill',
  ...PERSON_COLUMNS,
  'repossessedOn:prefill',
  'soldOn:prefill',
  'deficiency:prefill',
];

// Anyone may look up a vehicle, so nothing about its owner is in this list.
export const PRODUCT_COLUMNS = [
  'vin:credential+prefill',
  'vehicle:prefill',
  'product:prefill',
  'price:prefill',
  'agreementDate:prefill',
];

const PRODUCTS = [
  ['GAP (guaranteed asset protection)', 595, 995],
  ['Service contract', 1495, 3295],
  ['Prepaid maintenance', 495, 1195],
  ['Tire and wheel protection', 395, 895],
];

const product = ([name, low, high]) => ({ product: name, price: `${between(low, high)}.00` });
const FIRST_PRODUCTS = [
  { product: 'GAP (guaranteed asset protection)', price: '895.00' },
  { product: 'Service contract', price: '2400.00' },
];

const day = (year) => `${digits(between(1, 12), 2)}/${digits(between(1, 28), 2)}/${year}`;
const paidFor = (products) => products.reduce((sum, { price }) => sum + Number(price), 0).toFixed(2);

function loan({ vehicleYear, vehicleMake, vehicleModel }, agreementDate, products) {
  const car = `${vehicleYear} ${vehicleMake} ${vehicleModel}`;
  return { vehicle: car, agreementDate, products, productsPaid: paidFor(products) };
}

function borrower(index) {
  const year = between(2015, 2022);
  const car = { ...vehicle(), vehicleYear: String(year - between(0, 3)) };
  const products = PRODUCTS.filter(() => between(0, 1) === 1);
  const bought = (products.length > 0 ? products : [pick(PRODUCTS)]).map(product);
  const pin = digits(between(0, 9999), 4);
  const mailing = between(1, 5) === 1 ? 'second' : 'first';
  return { ...person(index), ...loan(car, day(year), bought), vin: car.vin, pin, mailing };
}

/** Every borrower; `first` is the person that tests sign in as, with a vehicle. */
export function borrowersOf(first) {
  const known = { ...first, ...loan(first, '03/14/2019', FIRST_PRODUCTS), mailing: 'first' };
  const others = Array.from({ length: BORROWERS - 1 }, (_, index) => borrower(index + 2));
  return [known, ...others].map((row, index) => ({
    ...row,
    claimNumber: `HMC-${300001 + index}`,
    accountNumber: String(710300001 + index),
  }));
}

/** Every fourth vehicle was repossessed, three years after the contract, and sold two weeks later. */
export function repossessed(loans) {
  return loans
    .filter((_, index) => index % 4 === 0)
    .map((row) => {
      const [month, , year] = row.agreementDate.split('/');
      const on = (dayOfMonth) => `${month}/${dayOfMonth}/${Number(year) + 3}`;
      const deficiency = row === loans[0] ? '3200.00' : `${between(0, 9000)}.00`;
      return { ...row, repossessedOn: on('06'), soldOn: on('20'), deficiency };
    });
}

/** A row for each product of each loan: the lookup shows them all. */
export const productRows = (loans) =>
  loans.flatMap((row) => row.products.map((bought) => ({ ...row, ...bought })));
