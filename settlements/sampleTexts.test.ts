import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBundle } from '../bundle/readBundle.ts';
import type { ModelField } from '../schemas/generated/types.ts';
import { SAMPLES } from './samples.testkit.ts';

const ROOT = join(import.meta.dirname, '..');

/** The folders of the samples and of what `claimwright init` begins with. */
const BUNDLES = [
  ...SAMPLES.map((name) => `settlements/${name}`),
  ...readdirSync(join(ROOT, 'cli/templates')).map((name) => `cli/templates/${name}`),
];

const bundleOf = (folder: string) => readBundle(join(ROOT, folder)).view.bundle;

/** The texts of a culture's rules about bounds, with the bounds as they are configured. */
function boundTexts(
  fields: readonly ModelField[],
  texts: Readonly<Record<string, string>>,
): [string, string][] {
  return fields.flatMap((field) => {
    const inner = 'fields' in field ? boundTexts(field.fields ?? [], texts) : [];
    const own = (field.rules ?? [])
      .filter(({ name }) => name === 'range')
      .flatMap(({ ordinalParams = [], errorMessageKeys = {} }) => {
        const bounds = ordinalParams.filter((bound) => bound !== null).map(String);
        return Object.values(errorMessageKeys).flatMap((key) =>
          bounds.map((bound): [string, string] => [bound, texts[key] ?? key]),
        );
      });
    return [...own, ...inner];
  });
}

it.each(BUNDLES)('C16-02: %s writes no bound of a rule into a text by hand', (folder) => {
  const { content, models } = bundleOf(folder);
  const said = Object.values(content).flatMap((texts) =>
    models.models.flatMap(({ fields }) => boundTexts(fields, texts)),
  );
  const numbersIn = (text: string): string[] => text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? [];
  const byHand = said.filter(([bound, text]) => numbersIn(text).includes(bound));
  expect(byHand).toEqual([]);
});

/** A year, a number of months, or the place in a template where a date belongs. */
const WHEN = /\b20\d\d\b|month|meses|أشهر|\[/;

it.each(BUNDLES)('C16-05: the receipt of %s says when news may come, in each culture', (folder) => {
  const { content, pages } = bundleOf(folder);
  const receipts = Object.entries(pages).flatMap(([path, { blocks }]) =>
    path.startsWith('documents-upload/') ? [] : blocks.filter(({ kind }) => kind === 'confirmation'),
  );
  expect(receipts.length).toBeGreaterThan(0);
  for (const block of receipts)
    for (const texts of Object.values(content)) {
      const keys = 'textKeys' in block ? (block.textKeys ?? []) : [];
      expect(keys.map((key) => texts[key]).join(' ')).toMatch(WHEN);
    }
});
