import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIST_MODELS, SINGLE_MODELS } from '../../agreement/roster.ts';
import type { DrawnForm } from './drawnForm.ts';
import { withHiddenLists } from './hiddenLists.ts';

const BASE = join(import.meta.dirname, '../../e2e/bundle');

/** `claimTransactions.boughtOn` → "Bought on, of claim transactions". */
function labelOf(model: string, field: string): string {
  const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const own = words(field);
  return `${own.slice(0, 1).toUpperCase()}${own.slice(1)}, of${words(` ${model}`)}`;
}

function contentOf({ pages }: DrawnForm, culture: string): Record<string, string> {
  const models = Object.entries({ ...SINGLE_MODELS, ...LIST_MODELS });
  const said = (text: string) => (culture === 'en' ? text : `${text} (${culture})`);
  return {
    Own_Message: said('Look at this answer again'),
    Option_Yes: said('Yes'),
    Option_No: said('No'),
    ...Object.fromEntries(pages.map(({ titleKey }) => [titleKey, said(titleKey.replace('_', ' '))])),
    ...Object.fromEntries(
      models.flatMap(([model, fields]) =>
        fields.map(({ name }) => [`Field_${model}_${name}`, said(labelOf(model, name))]),
      ),
    ),
  };
}

interface Settlement {
  forms: Record<string, { pages: string[] }>;
  contentVariants?: unknown;
  settings: Record<string, unknown>;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Writes a bundle that asks a drawn form, between the entry and the review of the end-to-end tests' settlement. */
export function writeDrawnBundle(folder: string, form: DrawnForm): void {
  const read = <T>(path: string) => JSON.parse(readFileSync(join(BASE, path), 'utf8')) as T;
  const write = (path: string, content: unknown) =>
    writeFileSync(join(folder, path), `${JSON.stringify(content, null, 1)}\n`);
  const names = form.pages.map(({ path }) => nameOf(path));
  const { contentVariants: _unused, ...settlement } = read<Settlement>('settlement.json');
  mkdirSync(join(folder, 'pages/standard'), { recursive: true });
  mkdirSync(join(folder, 'content'));
  const { standard } = settlement.forms;
  const pages = ['landing', ...names, 'claim-summary', 'confirmation'];
  const { minSessionDuration: _short, ...settings } = settlement.settings;
  write('settlement.json', { ...settlement, settings, forms: { standard: { ...standard, pages } } });
  const { models } = read<{ models: { metadata: { dtoMapping: string; formType: string } }[] }>(
    'models.json',
  );
  const signature = models.filter(({ metadata }) => metadata.dtoMapping === 'signature');
  write('models.json', { models: [...form.models, ...signature] });
  for (const page of withHiddenLists(form.pages)) write(`pages/standard/${nameOf(page.path)}.json`, page);
  for (const name of ['landing', 'confirmation'])
    cpSync(join(BASE, `pages/standard/${name}.json`), join(folder, `pages/standard/${name}.json`));
  const review = read<{ blocks: { kind: string; pages?: string[] }[] }>('pages/standard/claim-summary.json');
  for (const block of review.blocks) if (block.kind === 'summary') block.pages = names;
  write('pages/standard/claim-summary.json', review);
  for (const culture of ['en', 'es'])
    write(`content/${culture}.json`, {
      ...read<object>(`content/${culture}.json`),
      ...contentOf(form, culture),
    });
}
