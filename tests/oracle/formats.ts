import { typedDay } from './days.ts';

/** C8-08: the formats, from their published descriptions. */
export const FORMATS: Record<string, (text: string, country: string | null) => boolean> = {
  // As HTML has it, with a domain of at least two labels.
  email: (text) => /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text),
  // A host is a name with a dot, or an address in brackets.
  url: (text) => /^https?:\/\/(?:[^\s/]+\.[^\s/]+|(?:[^\s/@]*@)?\[[\da-f:]+\](?::\d+)?)(\/\S*)?$/i.test(text),
  uri: isUri,
  phone: isPhone,
  vin: isVin,
  abaRouting: isRoutingNumber,
  iban: isIban,
  ssn: (text) => /^(?!000|666|9)\d{3}-(?!00)\d\d-(?!0000)\d{4}$/.test(text),
  ein: (text) => /^\d\d-\d{7}$/.test(text),
  usPhone: (text) => /^\([2-9]\d\d\) [2-9]\d\d-\d{4}$/.test(text),
  usZip: (text) => /^\d{5}(-\d{4})?$/.test(text),
  partialDate: isPartialDate,
  year: (text) => /^[1-9]\d{3}$/.test(text),
  month: (text) => /^\d\d\/\d{4}$/.test(text) && isPartialDate(text),
  time: isClockTime,
  time24: isClockTime24,
  dateTime: (text) => isDayAnd(text, isClockTime),
  dateTime24: (text) => isDayAnd(text, isClockTime24),
  week: (text) => daysOf(text, ' - ', 2)?.reduce((first, last) => last - first) === 6,
  dateRange: (text) => (daysOf(text, ' - ', 2)?.reduce((first, last) => last - first) ?? -1) >= 0,
  dates: (text) => {
    const days = daysOf(text, ', ');
    return days !== null && [...new Set(days)].sort((a, b) => a - b).join() === days.join();
  },
};

const isAllOf = (text: string, allowed: RegExp) => text.replace(allowed, '') === '';

/** RFC 3986, appendix A, taken apart from its end: fragment, query, scheme, authority, path. */
function isUri(text: string): boolean {
  const rest = /(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})/g;
  const [main = '', fragment = '', ...more] = text.split('#');
  if (more.length > 0 || !isAllOf(fragment, rest)) return false;
  const asked = main.indexOf('?');
  if (asked >= 0 && !isAllOf(main.slice(asked + 1), rest)) return false;
  const [, scheme, hierarchy = ''] = /^([^:]*):(.*)$/s.exec(asked >= 0 ? main.slice(0, asked) : main) ?? [];
  if (scheme === undefined || !/^[A-Za-z][A-Za-z0-9+.-]*$/.test(scheme)) return false;
  const isPath = (path: string) => !path.includes('?') && isAllOf(path, rest);
  if (!hierarchy.startsWith('//')) return isPath(hierarchy);
  const end = hierarchy.indexOf('/', 2);
  const path = end < 0 ? '' : hierarchy.slice(end);
  return isPath(path) && isAuthority(hierarchy.slice(2, end < 0 ? undefined : end));
}

function isAuthority(authority: string): boolean {
  const named = /(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})/g;
  const withColons = /(?:[A-Za-z0-9._~!$&'()*+,;=:-]|%[0-9A-Fa-f]{2})/g;
  const at = authority.indexOf('@');
  if (at >= 0 && !isAllOf(authority.slice(0, at), withColons)) return false;
  const place = authority.slice(at + 1);
  const literal = /^\[(.*)\](?::[0-9]*)?$/.exec(place);
  if (literal) {
    const inner = literal[1] ?? '';
    return isIpv6(inner) || /^v[0-9A-Fa-f]+\.[A-Za-z0-9._~!$&'()*+,;=:-]+$/i.test(inner);
  }
  const [name = '', port = '', ...more] = place.split(':');
  return more.length === 0 && isAllOf(name, named) && isAllOf(port, /[0-9]/g);
}

/** Eight groups, the last two perhaps as an IPv4 address; `::` once, in place of at least one. */
function isIpv6(text: string): boolean {
  const octet = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
  const plain = text.replace(new RegExp(`(^|:)${octet}(?:\\.${octet}){3}$`), '$10:0');
  const halves = plain.split('::');
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  const count = groups.flat().length;
  if (!groups.flat().every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group))) return false;
  return halves.length === 1 ? count === 8 : halves.length === 2 && count <= 7;
}

interface NumberingPlan {
  /** What stands before a national number from abroad, and what may stand before it at home. */
  code: string;
  trunk: string;
  national: RegExp;
}

const NORTH_AMERICA: NumberingPlan = { code: '1', trunk: '1', national: /^[2-9]\d\d[2-9]\d{6}$/ };

/** The numbering plans that the drawn forms have to do with (E.164). */
const PLANS: Record<string, NumberingPlan | undefined> = {
  US: NORTH_AMERICA,
  CA: NORTH_AMERICA,
  MX: { code: '52', trunk: '', national: /^[1-9]\d{9}$/ },
  FR: { code: '33', trunk: '0', national: /^[1-9]\d{8}$/ },
};

const isOfPlan = (digits: string, { trunk, national }: NumberingPlan) =>
  national.test(digits) || (digits.startsWith(trunk) && national.test(digits.slice(trunk.length)));

/** C8-18: with a plus sign the number of any country, else that of the given one; groups do not count. */
function isPhone(text: string, country: string | null): boolean {
  if (!/^\+?[0-9\s()./-]+$/.test(text)) return false;
  const digits = text.replace(/[^0-9]/g, '');
  if (text.startsWith('+'))
    return Object.values(PLANS).some(
      (plan) => plan && digits.startsWith(plan.code) && isOfPlan(digits.slice(plan.code.length), plan),
    );
  const plan = country === null ? undefined : PLANS[country];
  // Its own code may stand before a number at home, too: there is nothing else that it could mean.
  const isAtHome = (given: string) => plan !== undefined && isOfPlan(given, plan);
  return (
    isAtHome(digits) || (digits.startsWith(plan?.code ?? '?') && isAtHome(digits.slice(plan?.code.length)))
  );
}

/** R9-14: hours and minutes, with seconds where a picker has them, and the half of the day. */
function isClockTime(text: string): boolean {
  const [clock = '', half, ...rest] = text.split(' ');
  if (rest.length > 0 || (half !== 'AM' && half !== 'PM')) return false;
  const hour = Number(clock.slice(0, 2));
  return isClockTime24(clock) && hour >= 1 && hour <= 12;
}

/** Hours of 0 to 23, minutes and seconds of 0 to 59, two digits each. */
function isClockTime24(text: string): boolean {
  const parts = text.split(':');
  if (parts.length < 2 || parts.length > 3 || !parts.every((part) => /^\d\d$/.test(part))) return false;
  return parts.every((part, at) => Number(part) < (at === 0 ? 24 : 60));
}

/** MM/dd/yyyy, a space and a time. */
function isDayAnd(text: string, isTime: (text: string) => boolean): boolean {
  return typedDay(text.slice(0, 10)) !== null && text[10] === ' ' && isTime(text.slice(11));
}

/** The days of a text in which they stand with a separator between them; null where one is none, or the count is another. */
function daysOf(text: string, separator: string, count?: number): number[] | null {
  const days = text.split(separator).map((part) => typedDay(part));
  if (count !== undefined && days.length !== count) return null;
  const known = days.filter((day) => day !== null);
  return known.length === days.length ? known : null;
}

/** 49 CFR 565.15: each character's value times its weight; the rest by 11 is the ninth character, X for 10. */
function isVin(text: string): boolean {
  const vin = text.toUpperCase();
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return false;
  const letters = 'ABCDEFGH..JKLMN.P.R..STUVWXYZ';
  const values = '12345678..12345.7.9..23456789';
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  const worth = (c: string) => (/\d/.test(c) ? Number(c) : Number(values[letters.indexOf(c)]));
  const rest = [...vin].reduce((sum, c, i) => sum + worth(c) * (weights[i] ?? 0), 0) % 11;
  return vin[8] === (rest === 10 ? 'X' : String(rest));
}

/** The American Bankers Association's check: weights 3, 7, 1; the sum is a multiple of 10. */
function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  return [...text].reduce((sum, digit, i) => sum + Number(digit) * ([3, 7, 1][i % 3] ?? 0), 0) % 10 === 0;
}

/** ISO 13616: the country's structure, then the first four to the end, letters as 10 to 35, the rest by 97 is 1. */
function isIban(text: string): boolean {
  const iban = text.replaceAll(' ', '').toUpperCase();
  if (!/^(GB\d\d[A-Z]{4}\d{14}|DE\d{20}|FR\d{12}[A-Z0-9]{11}\d\d|NO\d{13})$/.test(iban)) return false;
  const turned = iban.slice(4) + iban.slice(0, 4);
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

function isPartialDate(text: string): boolean {
  if (/^[1-9]\d{3}$/.test(text)) return true;
  if (/^\d\d\/\d{4}$/.test(text)) return typedDay(`${text.slice(0, 2)}/01/${text.slice(3)}`) !== null;
  return typedDay(text) !== null;
}
