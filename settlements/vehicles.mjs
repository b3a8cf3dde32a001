// Invented vehicles for the sample class lists: the same on every run.
import { between, digits, pick, VEHICLES } from './samplePeople.mjs';

const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
// A sign's value is the last digit of its place here.
const VIN_VALUES = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The ninth character of a vehicle identification number: the weighted sum of the others, modulo 11. */
function withCheckDigit(vin) {
  const sum = [...vin].reduce(
    (total, sign, index) => total + (VIN_VALUES.indexOf(sign) % 10) * VIN_WEIGHTS[index],
    0,
  );
  const check = sum % 11;
  return `${vin.slice(0, 8)}${check === 10 ? 'X' : check}${vin.slice(9)}`;
}

/** The vehicle that tests look up. */
export const FIRST_VEHICLE = {
  vin: '1HGCM82633A004352',
  vehicleYear: '2018',
  vehicleMake: 'Honda',
  vehicleModel: 'Civic',
};
/** A vehicle with a number whose check digit is right. */
export function vehicle() {
  const letter = () => pick([...VIN_LETTERS]);
  const [vehicleMake, vehicleModel] = pick(VEHICLES);
  const vin = withCheckDigit(
    `1${letter()}${letter()}${letter()}${letter()}${digits(between(0, 999), 3)}0${letter()}${letter()}${digits(between(1, 999999), 6)}`,
  );
  return { vin, vehicleYear: String(between(2012, 2024)), vehicleMake, vehicleModel };
}
