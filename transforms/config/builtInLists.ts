import type { FieldOption } from '../../schemas/uiOptions.ts';

/** Codes and names of US states, territories and military mail (R3-43), one text because browsers parse it faster. */
const US_STATES = (
  'AL Alabama|AK Alaska|AS American Samoa|AZ Arizona|AR Arkansas|AA Armed Forces Americas|' +
  'AE Armed Forces Europe|AP Armed Forces Pacific|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
  'DC District of Columbia|FL Florida|GA Georgia|GU Guam|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|' +
  'IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MH Marshall Islands|MD Maryland|' +
  'MA Massachusetts|MI Michigan|FM Micronesia|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|' +
  'NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|' +
  'ND North Dakota|MP Northern Mariana Islands|OH Ohio|OK Oklahoma|OR Oregon|PW Palau|PA Pennsylvania|' +
  'PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|' +
  'VT Vermont|VI Virgin Islands|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming'
)
  .split('|')
  .map((state): readonly [string, string] => [state.slice(0, 2), state.slice(3)]);

/** ISO 3166-1 alpha-2 codes of countries (R3-44); Intl.DisplayNames has their names. */
const COUNTRY_CODES =
  'AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BQ BA BW BV BR IO BN BG BF BI KH CM CA CV KY CF TD CL CN CX CC CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR GF PF TF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT HM VA HN HK HU IS IN ID IR IQ IE IM IL IT JM JP JE JO KZ KE KI KP KR KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU NF MK MP NO OM PK PW PS PA PG PY PE PH PN PL PT PR QA RE RO RU RW BL SH KN LC MF PM VC WS SM ST SA SN RS SC SL SG SX SK SI SB SO ZA GS SS ES LK SD SR SJ SE CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UG UA AE GB US UM UY UZ VU VE VN VG VI WF EH YE ZM ZW'.split(
    ' ',
  );

const DEFAULT_COUNTRY = 'US';

function countries(culture: string): FieldOption[] {
  const names = new Intl.DisplayNames([culture, 'en'], { type: 'region' });
  const options = COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value }));
  const collator = new Intl.Collator(culture);
  options.sort((a, b) => collator.compare(a.label, b.label));
  const first = options.filter(({ value }) => value === DEFAULT_COUNTRY);
  return [...first, ...options.filter(({ value }) => value !== DEFAULT_COUNTRY)];
}

/** Territories among the states that are also in ISO 3166-1: only these have names in other languages (R3-43). */
const TERRITORIES = new Set(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']);

function usStates(culture: string): FieldOption[] {
  const names = new Intl.DisplayNames([culture, 'en'], { type: 'region' });
  const isEnglish = culture === 'en' || culture.startsWith('en-');
  return US_STATES.map(([value, label]) => ({
    value,
    label: !isEnglish && TERRITORIES.has(value) ? (names.of(value) ?? label) : label,
  }));
}

/** Lists of values that every settlement has, by the name in `optionsList`; each returns its options in a culture. */
export const BUILT_IN_LISTS: Record<string, (culture: string) => FieldOption[]> = {
  usStates,
  countries,
};
