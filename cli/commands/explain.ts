import { resolve } from 'node:path';
import { witnessOf } from '../../authoring/cases/suggest/witness.ts';
import { suggest } from '../../bundle/findings/didYouMean.ts';
import type { Io } from '../../bundle/io.ts';
import type { ReadBundle } from '../../bundle/readBundle.ts';
import { builtForm, plansOf, readableBundle } from '../../bundle/settlementForms.ts';
import { UsageError } from '../../bundle/usageError.ts';
import { openBundle } from '../../bundle/validateBundle.ts';
import type { PageView } from '../../bundle/view/bundleView.ts';
import type { ExportWriting } from '../../server/export/exportChoice.ts';
import { exportSchema } from '../../server/export/exportSchema.ts';
import { pageSchema } from '../../transforms/pages/pageSchema.ts';
import { builtInOf, textsIn } from '../../transforms/texts/builtIn.ts';
import type { Command } from '../command.ts';
import { instantOf } from '../instant.ts';
import { writeOut } from '../writeOut.ts';

/** Options of `explain` that need another flag, with the error where it is missing. */
const ADDITIONS = [
  ['of', 'witness', '--of says what a claim must show: it goes with --witness.'],
  ['out', 'counsel', '--out is the file of --counsel: it goes with --form FORM --counsel.'],
] as const;

/**
 * `claimwright explain DIR --page PATH | --form FORM | --export` (C5-04, C12-01, C12-08, C14-07): prints schemas, a
 * witness, or a form for counsel.
 */
export const explain: Command = {
  details:
    'A page becomes a JSON Schema and a uiSchema, a form the schema of its whole claim document; with --export it is the schema of what export writes. With --witness a claim is printed that can be filed or that shows what --of names, with --counsel the form in plain words for a lawyer to sign.',
  usage:
    'DIR --page PATH | DIR --form FORM [--witness [--of WHAT] | --counsel [--out FILE]] | DIR --export [--canonical] [--unmasked]',
  positionals: { min: 1, max: 1, what: 'a folder' },
  options: {
    page: { type: 'string', value: 'PATH', summary: "The page's path, such as /standard/claimant-info." },
    form: {
      type: 'string',
      value: 'FORM',
      summary: 'The form: standard, lookup, automotive or documents-upload.',
    },
    witness: {
      type: 'boolean',
      summary: 'With --form: a claim that can be entered page by page and filed, as a case file.',
    },
    counsel: {
      type: 'boolean',
      summary:
        'With --form: the whole form in plain words and in every culture, for a lawyer to sign; one HTML file to print.',
    },
    out: {
      type: 'string',
      value: 'FILE',
      summary: 'With --counsel: the file to write; standard output where left out.',
    },
    of: {
      type: 'string',
      value: 'WHAT',
      summary:
        'With --witness: what the claim must show: a page or exit page by its name, an option as claimDetails.bought=no, a rule as claimDetails.bought:required, one that is broken with ! before it.',
    },
    now: {
      type: 'string',
      value: 'INSTANT',
      summary:
        'With --witness: the moment of filing, such as 2030-06-01; with --counsel: when it is written. Now where it is left out.',
    },
    culture: {
      type: 'string',
      value: 'CULTURE',
      summary: 'With --page: the culture of the texts; with --witness: that of the claim.',
      default: 'en',
    },
    export: {
      type: 'boolean',
      summary:
        'The JSON Schema of each line that export writes of claims that were filed under this settlement.',
    },
    canonical: { type: 'boolean', summary: 'With --export: the lines of export --canonical.' },
    unmasked: { type: 'boolean', summary: 'With --export: the lines of export --unmasked.' },
  },
  async run({ positionals: [directory = ''], values, flags, given }, io) {
    requireOneQuestion(values, flags);
    if (given.has('culture') && values.page === undefined && !flags.has('witness'))
      throw new UsageError('--culture goes with --page PATH or --form FORM --witness.');
    const writing = { canonical: flags.has('canonical'), unmasked: flags.has('unmasked') };
    if (!flags.has('export') && (writing.canonical || writing.unmasked))
      throw new UsageError('--canonical and --unmasked are about exports: they go with --export.');
    if (flags.has('counsel')) return explainCounsel(resolve(io.cwd, directory), values, io);
    const read = readableBundle(resolve(io.cwd, directory));
    if (flags.has('witness')) return explainWitness(read, values, io);
    io.out(`${JSON.stringify(explained(read, values, writing), null, 2)}\n`);
    return 0;
  },
};

/** Throws a UsageError where options exclude each other. */
function requireOneQuestion(values: Record<string, string>, flags: ReadonlySet<string>): void {
  const asked = [values.page !== undefined, values.form !== undefined, flags.has('export')];
  if (asked.filter(Boolean).length !== 1)
    throw new UsageError('explain needs one of --page PATH, --form FORM and --export.');
  for (const name of ['witness', 'counsel'])
    if (flags.has(name) && values.form === undefined)
      throw new UsageError(`--${name} is about a form: it goes with --form FORM.`);
  if (flags.has('witness') && flags.has('counsel'))
    throw new UsageError('--witness and --counsel are two answers: ask for one of them.');
  for (const [option, flag, problem] of ADDITIONS)
    if (values[option] !== undefined && !flags.has(flag)) throw new UsageError(problem);
}

/** Prints a claim that can be filed (C12-01), or a diagnostic where none is found. */
async function explainWitness(
  read: ReadBundle,
  { form = '', now, of, culture = 'en' }: Record<string, string>,
  io: Io,
): Promise<number> {
  const moment = now === undefined ? new Date() : instantOf(now, '--now');
  const witness = await witnessOf(read, { form, now: moment, culture, what: of });
  if (witness) io.out(`${JSON.stringify(witness.file, null, 2)}\n`);
  if (witness?.isInvented)
    io.err('claimwright: What the class list fills in is made up: it is nobody on it.\n');
  if (witness?.passed)
    io.err(
      `claimwright: The form is closed to this claim at ${moment.toISOString()}: ${witness.passed} has passed.\n`,
    );
  const shows = of === undefined ? 'can be filed' : `shows ${of}`;
  if (!witness)
    io.err(`claimwright: No claim of the form ${form} was found that ${shows}. See claimwright validate.\n`);
  return witness ? 0 : 1;
}

/** Writes the form for counsel (C12-08), to a file or standard output. A bundle with errors is refused. */
async function explainCounsel(
  directory: string,
  { form = '', now, out }: Record<string, string>,
  io: Io,
): Promise<number> {
  const { writeCounsel } = await import('../../authoring/printout/writeCounsel.ts');
  const read = await openBundle(directory, { withCases: false, withRows: false });
  const page = writeCounsel(read, form, now === undefined ? new Date() : instantOf(now, '--now'));
  if (out === undefined) io.out(page);
  else writeOut(out, page, io);
  return 0;
}

function explained(read: ReadBundle, values: Record<string, string>, writing: ExportWriting): unknown {
  if (values.page !== undefined) return explainPage(read, values);
  if (values.form !== undefined) return builtForm(read, values.form).schema;
  return exportSchema(plansOf(read), writing);
}

function explainPage(read: ReadBundle, { page: path = '', culture = 'en' }: Record<string, string>): unknown {
  const { form, page } = findPage(read, path);
  const { bundle } = read.view;
  if (!bundle.content[culture] && !builtInOf(culture))
    throw new UsageError(
      `There are no texts for the culture ${culture}. ${suggest(culture, Object.keys(bundle.content), 'Cultures')}`,
    );
  const texts = textsIn(culture, bundle.content);
  const pages = read.view.pages.filter((one) => one.form === form).map((one) => one.page);
  const options = { texts, lists: bundle.lists, pages };
  const { schema, uiSchema } = pageSchema(builtForm(read, form).plan, page, options);
  return { schema, uiSchema };
}

function findPage({ view }: ReadBundle, path: string): PageView {
  const page = view.pages.find((candidate) => candidate.page.path === path);
  if (page) return page;
  const paths = view.pages.map((candidate) => candidate.page.path);
  throw new UsageError(`There is no page ${path}. ${suggest(path, paths, 'Pages')}`);
}
