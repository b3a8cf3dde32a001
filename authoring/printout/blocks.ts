import type { Block } from '../../schemas/generated/types.ts';
import { planModelOf } from '../../transforms/claims/planIndex.ts';
import { formatOperand } from '../../transforms/conditions/formatCondition.ts';
import { documentKindKey } from '../../transforms/ground/documentLinks.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import type { PlanPlacement } from '../../transforms/ground/plan.ts';
import { labelKeyOf, type Placement, placementsOf, shownFields } from '../../transforms/pages/placements.ts';
import { conditionList } from './conditions.ts';
import { type Html, html, NO_HTML } from './html.ts';
import { nameOfField, namingOf } from './naming.ts';
import { inEnglish, type PrintModel, placementKey } from './printModel.ts';
import { fact, question } from './questions.ts';
import { documentKindName, rulesSection } from './rules.ts';
import { translatedText, translatedTexts } from './texts.ts';

/** Block to be printed, with the position of its page and its placements. */
interface Site<B extends Block = Block> {
  printModel: PrintModel;
  page: number;
  block: B;
  placements: readonly Placement[];
}

type OfKind<K extends Block['kind']> = Extract<Block, { kind: K }>;
type RecordBlock = OfKind<'recordManager' | 'recordTable'>;

const questions = ({ printModel, page, placements }: Site): Html =>
  html`${placements.map((placement) => question(printModel, page, placement))}`;

const note = (text: string): Html => html`<p class="note">${text}</p>`;

function group(site: Site<OfKind<'choiceGroup'>>): Html {
  const { labelKey, hintKey } = site.block;
  return html`<dl>${fact('One question for the boxes below', translatedText(site.printModel, labelKey))}${hintKey === undefined ? NO_HTML : fact('Help', translatedText(site.printModel, hintKey))}</dl>${questions(site)}`;
}

function signature(site: Site<OfKind<'signature'>>): Html {
  const { printModel, block } = site;
  const date = block.showDate ? note('The date of signing is shown: the present day.') : NO_HTML;
  return html`<div class="signed"><p class="lead">What the claimant signs:</p>${translatedTexts(printModel, block.textKeys)}</div>${date}${questions(site)}`;
}

function placementOfList({ printModel, page, block }: Site<RecordBlock>): PlanPlacement | undefined {
  const model = planModelOf(printModel.plan, camelCase(block.model));
  return model?.placements?.find((one) => one.page === page && one.block === block.id);
}

function documentFacts(site: Site<RecordBlock>): Html {
  const documents = placementOfList(site)?.documents;
  if (!documents) return NO_HTML;
  const { printModel, block } = site;
  const formatter = namingOf(printModel, [camelCase(block.model)]);
  const { min, max } = documents.demands?.[0] ?? {};
  const bounds = [
    `at least ${min ? formatOperand(min, formatter) : '1'}`,
    ...(max ? [`at most ${formatOperand(max, formatter)}`] : []),
  ];
  const what = `Documents of the kind “${documentKindName(printModel, documents.kind)}” are chosen in each entry: ${bounds.join(' and ')}.`;
  return html`<dl>${fact('Documents', html`<p>${what}</p>${translatedText(printModel, documentKindKey(documents.kind))}`)}${documents.when ? fact('Asked for only when', conditionList(documents.when, formatter)) : NO_HTML}</dl>`;
}

/** Describes which records of a shared list a block shows. */
function shareOf({ block }: Site<RecordBlock>): Html {
  if (!block.only) return NO_HTML;
  return note(
    `These entries share one list with others. The form marks them with “${String(block.only.equals)}”.`,
  );
}

function records(site: Site<RecordBlock>): Html {
  const { printModel, block } = site;
  const key = camelCase(block.model);
  const list = printModel.fields.get(key);
  const isFirst = firstBlockOf(printModel, key) === block;
  const rules = list && isFirst ? rulesSection(printModel, list) : NO_HTML;
  const labels = [
    ['What an entry is called', block.recordLabelKey],
    ['The button that adds one', block.addLabelKey],
    ['The button that keeps it', 'finishLabelKey' in block ? block.finishLabelKey : undefined],
    ['The button that drops it', 'cancelLabelKey' in block ? block.cancelLabelKey : undefined],
  ] as const;
  const facts = labels.map(([name, label]) =>
    label === undefined ? NO_HTML : fact(name, translatedText(printModel, label)),
  );
  return html`${note('The claimant may add entries, one after the other. Each entry asks:')}${shareOf(site)}${questions(site)}<dl>${facts}</dl>${documentFacts(site)}${rules.text === '' ? NO_HTML : html`<div class="question"><h3>Rules of the entries together</h3>${rules}</div>`}`;
}

/** Returns the first block that shows a list, where the list's rules are printed. */
function firstBlockOf({ config }: PrintModel, list: string): Block | undefined {
  return [...config.pages, ...config.exitPages]
    .flatMap(({ page }) => page.blocks)
    .find(
      (block) =>
        (block.kind === 'recordManager' || block.kind === 'recordTable') && camelCase(block.model) === list,
    );
}

/**
 * Returns the keys of the list models that have rules and are shown by no block of records, which would print the
 * rules.
 */
export function listsWithoutBlock(printModel: PrintModel): string[] {
  return [...printModel.fields.values()]
    .filter(({ key, type, rules }) => type === 'list' && !key.includes('.') && rules.length > 0)
    .map(({ key }) => key)
    .filter((key) => !firstBlockOf(printModel, key));
}

function summary({ printModel, block }: Site<OfKind<'summary'>>): Html {
  const all = printModel.config.pages.map(({ name }) => name);
  const shown = (block.pages ?? all).flatMap((name) => {
    const found = printModel.config.pages.find((page) => page.name === name);
    return found ? `“${inEnglish(printModel, found.page.titleKey)}”` : [];
  });
  return note(
    `Everything that was entered is shown once more, with links to change it, of the pages ${shown.join(', ')}.`,
  );
}

/** Returns the fields that a block shows and another block asks for. */
const shownIn = ({ printModel, page, block }: Site): Placement[] => {
  const written = [...printModel.config.pages, ...printModel.config.exitPages][page];
  return written ? shownFields(written.page).filter((one) => one.block === block) : [];
};

const BLOCKS: { readonly [K in Block['kind']]: (site: Site<OfKind<K>>) => Html } = {
  fields: questions,
  address: questions,
  name: questions,
  choiceGroup: group,
  signature,
  recordManager: records,
  recordTable: records,
  displayRows: (site) =>
    html`${note('The entries are shown once more. Of each is shown:')}<dl>${shownIn(site).map((field) => fact(nameOfField(site.printModel, placementKey(field)), translatedText(site.printModel, labelKeyOf(field))))}</dl>`,
  summary,
  copy: ({ printModel, block }) => translatedTexts(printModel, block.textKeys),
  header: ({ printModel, block }) => translatedText(printModel, block.textKey),
  button: ({ printModel, block }) =>
    html`${note(`A link that leads to ${block.href}:`)}${block.labelKey === undefined ? NO_HTML : translatedText(printModel, block.labelKey)}`,
  value: ({ printModel, block }) =>
    html`${note(`The answer to ${nameOfField(printModel, `${camelCase(block.model)}.${camelCase(block.name)}`)} is shown.`)}${block.labelKey === undefined ? NO_HTML : translatedText(printModel, block.labelKey)}`,
  confirmation: ({ printModel, block }) =>
    html`${note('The claimant gets a reference code, the time of filing, and what was entered, to print or to keep.')}${translatedText(printModel, 'Confirmation_Keep')}${translatedTexts(printModel, block.textKeys)}${translatedText(printModel, 'Confirmation_Once')}`,
};

const NAMES: Record<Block['kind'], string> = {
  fields: 'Questions',
  address: 'An address',
  name: 'A name',
  choiceGroup: 'Boxes to tick',
  signature: 'Signature',
  recordManager: 'Entries',
  recordTable: 'Entries in a table',
  displayRows: 'Entries to look at',
  summary: 'Summary',
  copy: 'Text',
  header: 'Heading',
  button: 'Link',
  value: 'A value',
  confirmation: 'Confirmation',
};

/**
 * Renders a block for the printed form: its condition, its texts and its questions. `page` is the position of its page.
 */
export function blockOf(printModel: PrintModel, page: number, block: Block): Html {
  const { page: written } = [...printModel.config.pages, ...printModel.config.exitPages][page] ?? {};
  const placements = written ? placementsOf(written).filter((one) => one.block === block) : [];
  const conditions = printModel.plan.pages[page]?.blocks?.[block.id] ?? [];
  const formatter = namingOf(printModel);
  const shown = conditions.map(
    (when) => html`<p class="lead">Shown only when:</p>${conditionList(when, formatter)}`,
  );
  const tell = BLOCKS[block.kind] as (site: Site) => Html;
  const title =
    'titleKey' in block && block.titleKey !== undefined
      ? translatedText(printModel, block.titleKey)
      : NO_HTML;
  return html`<section class="block block-${block.kind}"><p class="kind">${NAMES[block.kind]}</p>${shown}${title}${tell({ printModel, page, block, placements })}</section>`;
}
