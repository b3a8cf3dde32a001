// Writes the sample class lists: the same people on every run, so that tests and the README can name them.
// Usage: node settlements/generateClaimants.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  BORROWER_COLUMNS,
  borrowersOf,
  PRODUCT_COLUMNS,
  productRows,
  REPOSSESSED_COLUMNS,
  repossessed,
} from './financeBorrowers.mjs';
import { PATIENT_COLUMNS, patients } from './patients.mjs';
import { ADDRESS_COLUMNS, between, digits, person, pick, VEHICLES } from './samplePeople.mjs';
import { SUBSCRIBER_COLUMNS, subscribers } from './subscribers.mjs';
import { FIRST_VEHICLE, vehicle } from './vehicles.mjs';

const MEMBERS = 1000;
const OWNERS = 50;

const COLUMNS = [
  'claimNumber:credential+prefill',
  'agreement:prefill',
  'pin:credential',
  'email:credential+prefill',
  'lastName:credential+prefill',
  'postalCode:credential',
  'firstName:prefill',
  'middleInitial:prefill',
  ...ADDRESS_COLUMNS,
  'vehicleYear:prefill',
  'vehicleMake:prefill',
  'vehicleModel:prefill',
  'loanNumber:private',
  'signedOn:private',
];

const OWNER_COLUMNS = [
  'vin:credential+prefill',
  'lastName:credential+prefill',
  'firstName:prefill',
  'email:prefill',
  ...ADDRESS_COLUMNS,
  'vehicleYear:prefill',
  'vehicleMake:prefill',
  'vehicleModel:prefill',
];

// Anyone may look up a vehicle, so nothing about its owner is in this list.
const LOOKUP_COLUMNS = [
  'vin:credential+prefill',
  'vehicleYear:prefill',
  'vehicleMake:prefill',
  'vehicleModel:prefill',
  'recall:prefill',
  'repairStatus:prefill',
];

/** The member that the README and the tests sign in as. */
const FIRST_MEMBER = {
  claimNumber: 'MAF-100001',
  agreement: 'MAF-100001, 2018 Honda Civic',
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

/** A loan or lease. `agreement` tells apart what a member who has two files for. */
function agreement(index) {
  const [vehicleMake, vehicleModel] = pick(VEHICLES);
  const claimNumber = `MAF-${100000 + index}`;
  const pin = digits(between(0, 9999), 4);
  const vehicleYear = String(between(2012, 2024));
  return {
    claimNumber,
    pin,
    agreement: `${claimNumber}, ${vehicleYear} ${vehicleMake} ${vehicleModel}`,
    vehicleYear,
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

const RECALLS = [
  ['Fuel pump, campaign 24-117', 'Repaired'],
  ['Fuel pump, campaign 24-117', 'Not repaired'],
  ['Fuel line, campaign 24-203', 'Repaired'],
  ['Fuel line, campaign 24-203', 'Not repaired'],
];

function owners() {
  return Array.from({ length: OWNERS }, (_, index) => {
    const [recall, repairStatus] = index === 0 ? RECALLS[0] : pick(RECALLS);
    const owner =
      index === 0 ? { ...FIRST_MEMBER, ...FIRST_VEHICLE } : { ...person(index + 1), ...vehicle() };
    return { ...owner, recall, repairStatus };
  });
}

/** A vehicle under two recalls has two rows: the lookup shows them all. */
function covered(rows) {
  return rows.flatMap((row, index) => {
    if (index % 10 !== 0) return [row];
    const [recall, repairStatus] = RECALLS.find(([name]) => name !== row.recall);
    return [row, { ...row, recall, repairStatus }];
  });
}

const cell = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function csv(columns, rows) {
  const names = columns.map((column) => column.slice(0, column.indexOf(':')));
  const lines = rows.map((row) => names.map((name) => cell(row[name])).join(','));
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}

const borrowers = members();
const vehicleOwners = owners();

function financeLists() {
  const loans = borrowersOf({ ...FIRST_MEMBER, ...FIRST_VEHICLE });
  const folder = 'harborline-finance/claimants';
  return {
    [`${folder}/standard.csv`]: csv(BORROWER_COLUMNS, loans),
    [`${folder}/automotive.csv`]: csv(REPOSSESSED_COLUMNS, repossessed(loans)),
    [`${folder}/lookup.csv`]: csv(PRODUCT_COLUMNS, productRows(loans)),
  };
}

/**
 * Every sample class list: its path in this folder, and its text.
 * @type {Readonly<Record<string, string>>}
 */
export const CLASS_LISTS = {
  'meridian-auto/claimants/standard.csv': csv(COLUMNS, borrowers),
  'meridian-auto-short/claimants/standard.csv': csv(COLUMNS, borrowers.slice(0, 20)),
  'northline-recall/claimants/automotive.csv': csv(OWNER_COLUMNS, vehicleOwners),
  'northline-recall/claimants/lookup.csv': csv(LOOKUP_COLUMNS, covered(vehicleOwners)),
  // People are drawn in the order of these lines: what is added stands last, and leaves the others as they are.
  'lumora-refund/claimants/standard.csv': csv(SUBSCRIBER_COLUMNS, subscribers(FIRST_MEMBER)),
  'larkmoor-breach/claimants/standard.csv': csv(PATIENT_COLUMNS, patients()),
  ...financeLists(),
};

function writeClassLists() {
  for (const [path, text] of Object.entries(CLASS_LISTS)) {
    const file = fileURLToPath(new URL(path, import.meta.url));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeClassLists();
