// Writes the sample class lists: the same people on every run, so that tests and the README can name them.
// Usage: node settlements/generateClaimants.mjs
import { mkdirSync, writeFileSync } from 'node:fs';

const MEMBERS = 1000;
const SEED = 20240117;

const COLUMNS = [
  'claimNumber:credential+prefill',
  'pin:credential',
  'email:credential+prefill',
  'lastName:credential+prefill',
  'postalCode:credential',
  'firstName:prefill',
  'middleInitial:prefill',
  'mailingStreetLine1:prefill',
  'mailingStreetLine2:prefill',
  'mailingCity:prefill',
  'mailingSubDivision:prefill',
  'mailingPostalCode:prefill',
  'vehicleYear:prefill',
  'vehicleMake:prefill',
  'vehicleModel:prefill',
  'loanNumber:private',
  'signedOn:private',
];

const FIRST_NAMES =
  'Aaliyah Aaron Amara Andre Ana Benjamin Bianca Carlos Chloe Daniel Deepa Diego Elena Emeka Emily Farid Grace Hannah Hiro Ibrahim Isabel Jamal Jin José Julia Kenji Lakshmi Laura Leah Liam Luis Mei Miguel Nadia Noah Olga Omar Paula Priya Quinn Rafael Renée Rosa Samuel Sofia Tariq Thomas Uma Victor Wei Yolanda Zoë'.split(
    ' ',
  );
const LAST_NAMES =
  "Adams Ahmed Alvarez Anderson Baker Bauer Chen Clark Cruz Davis Díaz Edwards Evans Fischer Flores Garcia Gomez Green Hall Hernández Huang Ito Jackson Johnson Kaur Khan Kim Lee Lewis López Martinez Miller Mitchell Moore Murphy Nguyen Núñez O'Brien Okafor Park Patel Peña Pérez Ramirez Reed Rivera Robinson Rossi Sanchez Silva Singh Smith-Jones Suzuki Taylor Thomas Torres Tran Walker Washington Williams Wilson Wong Wright Young Zhang".split(
    ' ',
  );
const STREETS = ['Alder St', 'Birch Ave', 'Cedar Rd', 'Dogwood Ln', 'Elm St', 'Hickory Dr', 'Lake Blvd', 'Main St', 'Maple Ave', 'Mill Rd', 'Oak St', 'Park Pl', 'Pine St', 'River Rd', 'Spruce Way', 'Walnut St'];
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
const VEHICLES = [
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

/** The member that the README and the tests sign in as. */
const FIRST_MEMBER = {
  claimNumber: 'MAF-100001',
  pin: '4821',
  email: 'maria.alvarez@example.com',
  lastName: 'Alvarez',
  postalCode: '98101',
  firstName: 'Maria',
  middleInitial: 'T',
  mailingStreetLine1: '1420 Pine St',
  mailingStreetLine2: 'Apt 5B',
  mailingCity: 'Seattle',
  mailingSubDivision: 'WA',
  mailingPostalCode: '98101',
  vehicleYear: '2018',
  vehicleMake: 'Honda',
  vehicleModel: 'Civic',
  loanNumber: '4400100001',
  signedOn: '03/14/2020',
};

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

const next = randomNumbers(SEED);
const between = (low, high) => low + Math.floor(next() * (high - low + 1));
const pick = (list) => list[between(0, list.length - 1)];
const digits = (value, length) => String(value).padStart(length, '0');
const plainLetters = (text) => text.normalize('NFD').replace(/[^A-Za-z]/g, '').toLowerCase();

function person(index) {
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

function agreement(index) {
  const [vehicleMake, vehicleModel] = pick(VEHICLES);
  return {
    claimNumber: `MAF-${100000 + index}`,
    pin: digits(between(0, 9999), 4),
    vehicleYear: String(between(2012, 2024)),
    vehicleMake,
    vehicleModel,
    loanNumber: String(4400100000 + index),
    signedOn: `${digits(between(1, 12), 2)}/${digits(between(1, 28), 2)}/${between(2019, 2024)}`,
  };
}

// Every 50th member has a second agreement, so that signing in by name finds two rows.
function members() {
  const rows = [FIRST_MEMBER];
  let owner = FIRST_MEMBER;
  for (let index = 2; index <= MEMBERS; index += 1) {
    if (index % 50 !== 1) owner = person(index);
    rows.push({ ...owner, ...agreement(index) });
  }
  return rows;
}

const cell = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function csv(rows) {
  const names = COLUMNS.map((column) => column.slice(0, column.indexOf(':')));
  const lines = rows.map((row) => names.map((name) => cell(row[name])).join(','));
  return `${[COLUMNS.join(','), ...lines].join('\n')}\n`;
}

const rows = members();
for (const bundle of ['meridian-auto', 'meridian-auto-short']) {
  const folder = new URL(`./${bundle}/claimants/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const people = bundle === 'meridian-auto' ? rows : rows.slice(0, 20);
  writeFileSync(new URL('standard.csv', folder), csv(people));
}
