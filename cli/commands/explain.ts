import { resolve } from 'node:path';
import { suggest } from '../../bundle/findings/didYouMean.ts';
import { FindingsError } from '../../bundle/findings/findingsError.ts';
import { toFindings } from '../../bundle/findings/toFindings.ts';
import { raisingFindings } from '../../bundle/raisingFindings.ts';
import { type ReadBundle, readBundle } from '../../bundle/readBundle.ts';
import { isError } from '../../bundle/validateBundle.ts';
import type { PageView } from '../../bundle/view/bundleView.ts';
import type { BuiltForm } from '../../transforms/compile/buildForm.ts';
import { buildForm } from '../../transforms/compile/buildForm.ts';
import { ConfigurationError } from '../../transforms/config/errors.ts';
import { isFormName } from '../../transforms/config/names.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import { pageSchema } from '../../transforms/pages/pageSchema.ts';
import { builtInOf, textsIn } from '../../transforms/texts/builtIn.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usageError.ts';

/** `claimwright explain DIR --page PATH | --form FORM` (C5-04). */
export const explain: Command = {
  name: 'explain',
  summary:
    "Print the JSON Schema and uiSchema that a page becomes, or the schema of a form's whole claim document.",
  usage: 'DIR --page PATH | DIR --form FORM',
  positionals: { min: 1, max: 1, what: 'a folder' },
  options: {
    page: { type: 'string', value: 'PATH', summary: "The page's path, such as /standard/claimant-info." },
    form: {
      type: 'string',
      value: 'FORM',
      summary: 'The form: standard, lookup, automotive or documents-upload.',
    },
    culture: { type: 'string', value: 'CULTURE', summary: 'The culture of the texts.', default: 'en' },
  },
  async run({ positionals: [directory = ''], values }, io) {
    if ((values.page === undefined) === (values.form === undefined)) {
      throw new UsageError('explain needs either --page PATH or --form FORM.');
    }
    const read = readableBundle(resolve(io.cwd, directory));
    const explained = values.form === undefined ? explainPage(read, values) : explainForm(read, values.form);
    io.out(`${JSON.stringify(explained, null, 2)}\n`);
    return 0;
  },
};

/** A bundle whose files are right by themselves: a page can be looked at before all fits together. */
function readableBundle(directory: string): ReadBundle {
  const read = readBundle(directory);
  const errors = read.reports.filter((report) => isError(report) && !report.file.startsWith('cases/'));
  if (errors.length > 0) throw new FindingsError(toFindings(errors, read.files));
  return read;
}

function built(read: ReadBundle, form: string): BuiltForm {
  const names = read.view.forms.map(({ name }) => name);
  if (!isFormName(form) || !names.includes(form)) {
    throw new UsageError(`The settlement has no form ${form}. ${suggest(form, names, 'Forms')}`);
  }
  return raisingFindings(read, () => {
    const { built, faults } = buildForm(readForm(read.view.bundle, form));
    if (!built) throw new ConfigurationError(faults);
    return built;
  });
}

function explainForm(read: ReadBundle, form: string): unknown {
  return built(read, form).schema;
}

function explainPage(read: ReadBundle, { page: path = '', culture = 'en' }: Record<string, string>): unknown {
  const { form, page } = findPage(read, path);
  const { bundle } = read.view;
  if (!bundle.content[culture] && !builtInOf(culture))
    throw new UsageError(
      `There are no texts for the culture ${culture}. ${suggest(culture, Object.keys(bundle.content), 'Cultures')}`,
    );
  const texts = textsIn(culture, bundle.content);
  const { schema, uiSchema } = pageSchema(built(read, form).plan, page, { texts, lists: bundle.lists });
  return { schema, uiSchema };
}

function findPage({ view }: ReadBundle, path: string): PageView {
  const page = view.pages.find((candidate) => candidate.page.path === path);
  if (page) return page;
  const paths = view.pages.map((candidate) => candidate.page.path);
  throw new UsageError(`There is no page ${path}. ${suggest(path, paths, 'Pages')}`);
}
