// The invented people of larkmoor-breach: whose data a health provider held.
import { ADDRESS_COLUMNS, between, digits, person } from './samplePeople.mjs';

const PATIENTS = 60;

export const PATIENT_COLUMNS = [
  'claimNumber:credential+prefill',
  'pin:credential',
  'firstName:prefill',
  'lastName:prefill',
  'email:prefill',
  ...ADDRESS_COLUMNS,
  'stateAtIncident:prefill',
  'patientNumber:private',
];

/** The patient that tests sign in as. */
const FIRST = {
  pin: '7305',
  firstName: 'Rosa',
  lastName: 'Delgado',
  email: 'rosa.delgado@example.com',
  mailingStreetLine1: '88 Harbor Dr',
  mailingStreetLine2: '',
  mailingCity: 'San Diego',
  mailingSubDivision: 'CA',
  mailingPostalCode: '92101',
  stateAtIncident: 'CA',
};

/** Some have moved since: where they lived at the time decides what they may claim. */
function patient(index) {
  const known = person(index);
  const stateAtIncident = index % 12 === 0 ? 'CA' : known.mailingSubDivision;
  return { ...known, pin: digits(between(0, 9999), 4), stateAtIncident };
}

/** Every patient of the list. */
export function patients() {
  const others = Array.from({ length: PATIENTS - 1 }, (_, index) => patient(index + 2));
  return [FIRST, ...others].map((row, index) => ({
    ...row,
    claimNumber: `LMH-${200001 + index}`,
    patientNumber: String(7700200001 + index),
  }));
}
