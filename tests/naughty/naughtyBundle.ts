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

interface Named {
  name: string;
}

const BASE = new URL('../e2e/bundle', import.meta.url).pathname;

/** A copy of the end-to-end tests' settlement whose first page asks for every kind of text; the caller removes it. */
export async function naughtyBundle(): Promise<{ folder: string; remove(): void }> {
  const folder = await mkdtemp(join(tmpdir(), 'claimwright-naughty-'));
  cpSync(BASE, folder, { recursive: true });
  const change = <T>(path: string, by: (content: T) => void) => {
    const file = join(folder, path);
    const content = JSON.parse(readFileSync(file, 'utf8')) as T;
    by(content);
    writeFileSync(file, JSON.stringify(content));
  };
  const kinds = Object.entries(KINDS);
  change<{ models: { metadata: { dtoMapping: string }; fields: Named[] }[] }>('models.json', ({ models }) => {
    const details = models.find(({ metadata }) => metadata.dtoMapping === 'claimDetails');
    for (const [name, { type, rules = [] }] of kinds) {
      const field = { name, type, rules };
      details?.fields.push(field);
    }
  });
  change<{ blocks: { fields: Named[] }[] }>('pages/standard/claim-details.json', ({ blocks }) => {
    for (const [name, { placed }] of kinds) {
      const placement = { name, label: `Field_Naughty_${name}`, ...placed };
      blocks[0]?.fields.push(placement);
    }
  });
  for (const culture of ['en', 'es'])
    change<Record<string, string>>(`content/${culture}.json`, (content) => {
      for (const [name] of kinds) content[`Field_Naughty_${name}`] = `${name} ${culture}`;
    });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
