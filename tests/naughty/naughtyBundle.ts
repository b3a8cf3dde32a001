import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface KindOfField {
  type: 'string' | 'number' | 'date';
  rules?: object[];
  /** How the page places it. */
  placed?: object;
}

const format = (name: string): object[] => [{ name: 'format', ordinalParams: [name] }];

/** Every kind of field that text can be entered in, by the name of a field of `claimDetails`. */
export const KINDS: Readonly<Record<string, KindOfField>> = {
  line: { type: 'string' },
  area: { type: 'string', placed: { component: 'textarea' } },
  short: { type: 'string', rules: [{ name: 'maxLength', ordinalParams: [20] }] },
  letters: { type: 'string', rules: [{ name: 'regularExpression', ordinalParams: ['^[A-Za-z ]*$'] }] },
  email: { type: 'string', rules: format('email') },
  url: { type: 'string', rules: format('url') },
  vin: { type: 'string', rules: format('vin'), placed: { maskName: 'vin' } },
  routing: { type: 'string', rules: format('abaRouting') },
  iban: { type: 'string', rules: format('iban') },
  ssn: { type: 'string', rules: format('ssn') },
  phone: { type: 'string', rules: format('usPhone'), placed: { maskName: 'usPhone' } },
  zip: { type: 'string', rules: format('usZip'), placed: { maskName: 'usZip' } },
  abroad: { type: 'string', placed: { maskName: 'internationalPhone' } },
  amount: {
    type: 'number',
    rules: [{ name: 'precision', ordinalParams: [2] }],
    placed: { maskName: 'currencyDecimals' },
  },
  count: { type: 'number' },
  day: { type: 'date', rules: [{ name: 'validDate' }], placed: { component: 'date', maskName: 'date' } },
};

export interface Named {
  name: string;
}

export interface Models {
  models: { metadata: { formType: string; dtoMapping: string }; fields: object[] }[];
}

export interface Page {
  blocks: { kind: string; fields: object[] }[];
}

/** Reads a file of the bundle, and writes what was made of it. */
export type Change = <T>(path: string, by: (content: T) => void) => void;

const BASE = join(import.meta.dirname, '../e2e/bundle');

const kinds = Object.entries(KINDS);

/** The fields of some kinds, as a model has them. */
export const modelFields = (names: readonly string[]): object[] =>
  kinds
    .filter(([name]) => names.includes(name))
    .map(([name, { type, rules = [] }]) => ({ name, type, rules }));

/** The fields of some kinds, as a page asks for them. */
export const placements = (names: readonly string[]): object[] =>
  kinds
    .filter(([name]) => names.includes(name))
    .map(([name, { placed }]) => ({ name, label: `Field_Naughty_${name}`, ...placed }));

const ALL = Object.keys(KINDS);

/** Every kind of text on the first page, after the end-to-end tests' own questions. */
export function askOnce(change: Change): void {
  change<Models>('models.json', ({ models }) => {
    models.find(({ metadata }) => metadata.dtoMapping === 'claimDetails')?.fields.push(...modelFields(ALL));
  });
  change<Page>('pages/standard/claim-details.json', ({ blocks }) => {
    blocks[0]?.fields.push(...placements(ALL));
  });
}

/** A copy of the end-to-end tests' settlement that asks for every kind of text; the caller removes it. */
export async function naughtyBundle(
  asked: readonly ((change: Change, folder: string) => void)[] = [askOnce],
): Promise<{ folder: string; remove(): void }> {
  const folder = await mkdtemp(join(tmpdir(), 'claimwright-naughty-'));
  cpSync(BASE, folder, { recursive: true });
  const change: Change = (path, by) => {
    const file = join(folder, path);
    const content = JSON.parse(readFileSync(file, 'utf8'));
    by(content);
    writeFileSync(file, JSON.stringify(content));
  };
  for (const ask of asked) ask(change, folder);
  for (const culture of ['en', 'es'])
    change<Record<string, string>>(`content/${culture}.json`, (content) => {
      for (const [name] of kinds) content[`Field_Naughty_${name}`] = `${name} ${culture}`;
    });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
