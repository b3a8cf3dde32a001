// Invented people for the sample class lists: the same on every run.

/** Where a person lives, as a class list has it: it fills in what the claimant would type. */
export const ADDRESS_COLUMNS = [
  'mailingStreetLine1:prefill',
  'mailingStreetLine2:prefill',
  'mailingCity:prefill',
  'mailingSubDivision:prefill',
  'mailingPostalCode:prefill',
];

const SEED = 20240117;

const FIRST_NAMES =
  'Aaliyah Aaron Amara Andre Ana Benjamin Bianca Carlos Chloe Daniel Deepa Diego Elena Emeka Emily Farid Grace Hannah Hiro Ibrahim Isabel Jamal Jin José Julia Kenji Lakshmi Laura Leah Liam Luis Mei Miguel Nadia Noah Olga Omar Paula Priya Quinn Rafael Renée Rosa Samuel Sofia Tariq Thomas Uma Victor Wei Yolanda Zoë'.split(
    ' ',
  );
const LAST_NAMES =
  "Adams Ahmed Alvarez Anderson Baker Bauer Chen Clark Cruz Davis Díaz Edwards Evans Fischer Flores Garcia Gomez Green Hall Hernández Huang Ito Jackson Johnson Kaur Khan Kim Lee Lewis López Martinez Miller Mitchell Moore Murphy Nguyen Núñez O'Brien Okafor Park Patel Peña Pérez Ramirez Reed Rivera Robinson Rossi Sanchez Silva Singh Smith-Jones Suzuki Taylor Thomas Torres Tran Walker Washington Williams Wilson Wong Wright Young Zhang".split(
    ' ',
  );
const STREETS = [
  'Alder St',
  'Birch Ave',
  'Cedar Rd',
  'Dogwood Ln',
  'Elm St',
  'Hickory Dr',
  'Lake Blvd',
  'Main St',
  'Maple Ave',
  'Mill Rd',
  'Oak St',
  'Park Pl',
  'Pine St',
  'River Rd',
  'Spruce Way',
  'Walnut St',
];
// City, state and the first three digits of its ZIP codes.
const PLACES = [
  ['Seattle', 'WA', '981'],
  ['Portland', 'OR', '972'],
  ['Los Angeles', 'CA', '900'],
  ['Phoenix', 'AZ', '850'],
  ['Denver', 'CO', '802'],
  ['Houston', 'TX', '770'],
  ['Chicago', 'IL', '606'],
  ['Atlanta', 'GA', '303'],
  ['Miami', 'FL', '331'],
  ['Boston', 'MA', '021'],
  ['Newark', 'NJ', '071'],
  ['Columbus', 'OH', '432'],
  ['San Juan', 'PR', '009'],
  ['Honolulu', 'HI', '968'],
];
/** Makes and models. */
export const VEHICLES = [
  ['Chevrolet', 'Malibu'],
  ['Ford', 'F-150'],
  ['Honda', 'Civic'],
  ['Hyundai', 'Elantra'],
  ['Jeep', 'Cherokee'],
  ['Kia', 'Sorento'],
  ['Mazda', 'CX-5'],
  ['Nissan', 'Altima'],
  ['Subaru', 'Outback'],
  ['Tesla', 'Model 3'],
  ['Toyota', 'Corolla'],
  ['Volkswagen', 'Jetta'],
];

/** A small generator of pseudo-random numbers in [0, 1) (mulberry32). */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The next pseudo-random number in [0, 1). */
const next = randomNumbers(SEED);
/** A whole number from low to high, both included. */
export const between = (low, high) => low + Math.floor(next() * (high - low + 1));
export const pick = (list) => list[between(0, list.length - 1)];
/** A number written with leading zeros. */
export const digits = (value, length) => String(value).padStart(length, '0');
const plainLetters = (text) =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** A person with an e-mail address of their own and a United States address. */
export function person(index) {
  const firstName = pick(FIRST_NAMES);
  const lastName = pick(LAST_NAMES);
  const [mailingCity, mailingSubDivision, zipStart] = pick(PLACES);
  const zip = `${zipStart}${digits(between(1, 99), 2)}`;
  return {
    email: `${plainLetters(firstName)}.${plainLetters(lastName)}${index}@example.com`,
    firstName,
    middleInitial: next() < 0.4 ? pick([...'ABCDEFGJKLMNPRST']) : '',
    lastName,
    postalCode: zip,
    mailingStreetLine1: `${between(10, 9999)} ${pick(STREETS)}`,
    mailingStreetLine2: next() < 0.25 ? `Apt ${between(1, 60)}` : '',
    mailingCity,
    mailingSubDivision,
    mailingPostalCode: next() < 0.2 ? `${zip}-${digits(between(1, 9999), 4)}` : zip,
  };
}
