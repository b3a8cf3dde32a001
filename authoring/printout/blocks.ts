import type { Block } from '../../schemas/generated/types.ts';
import { planModelOf } from '../../transforms/claims/planIndex.ts';
import { formatOperand } from '../../transforms/conditions/formatCondition.ts';
import { documentKindKey } from '../../transforms/ground/documentLinks.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import type { PlanPlacement } from '../../transforms/ground/plan.ts';
import { labelKeyOf, type Placement, placementsOf, shownFields } from '../../transforms/pages/placements.ts';
import { conditionList } from './conditions.ts';
import { type Html, html, NOTHING } from './html.ts';
import { nameOfField, namingOf } from './naming.ts';
import { fact, question } from './questions.ts';
import { documentKindName, rulesOf } from './rules.ts';
import { inEnglish, keyOf, type Subject } from './subject.ts';
import { said, saidAll } from './texts.ts';

/** A block on a page. */
interface Site<B extends Block = Block> {
  subject: Subject;
  page: number;
  block: B;
  placements: readonly Placement[];
}

type OfKind<K extends Block['kind']> = Extract<Block, { kind: K }>;
type RecordBlock = OfKind<'recordManager' | 'recordTable'>;

const questions = ({ subject, page, placements }: Site): Html =>
  html`${placements.map((placement) => question(subject, page, placement))}`;

const note = (text: string): Html => html`<p class="note">${text}</p>`;

function group(site: Site<OfKind<'choiceGroup'>>): Html {
  const { labelKey, hintKey } = site.block;
  return html`<dl>${fact('One question for the boxes below', said(site.subject, labelKey))}${hintKey === undefined ? NOTHING : fact('Help', said(site.subject, hintKey))}</dl>${questions(site)}`;
}

function signature(site: Site<OfKind<'signature'>>): Html {
  const { subject, block } = site;
  const date = block.showDate ? note('The date of signing is shown: the present day.') : NOTHING;
  return html`<div class="signed"><p class="lead">What the claimant signs:</p>${saidAll(subject, block.textKeys)}</div>${date}${questions(site)}`;
}

function placementOfList({ subject, page, block }: Site<RecordBlock>): PlanPlacement | undefined {
  const model = planModelOf(subject.plan, camelCase(block.model));
  return model?.placements?.find((one) => one.page === page && one.block === block.id);
}

function documentFacts(site: Site<RecordBlock>): Html {
  const documents = placementOfList(site)?.documents;
  if (!documents) return NOTHING;
  const { subject, block } = site;
  const naming = namingOf(subject, [camelCase(block.model)]);
  const { min, max } = documents.demands?.[0] ?? {};
  const bounds = [
    `at least ${min ? formatOperand(min, naming) : '1'}`,
    ...(max ? [`at most ${formatOperand(max, naming)}`] : []),
  ];
  const what = `Documents of the kind “${documentKindName(subject, documents.kind)}” are chosen in each entry: ${bounds.join(' and ')}.`;
  return html`<dl>${fact('Documents', html`<p>${what}</p>${said(subject, documentKindKey(documents.kind))}`)}${documents.when ? fact('Asked for only when', conditionList(documents.when, naming)) : NOTHING}</dl>`;
}

/** Which of a list's entries a block is about. */
function shareOf({ block }: Site<RecordBlock>): Html {
  if (!block.only) return NOTHING;
  return note(
    `These entries share one list with others. The form marks them with “${String(block.only.equals)}”.`,
  );
}

function records(site: Site<RecordBlock>): Html {
  const { subject, block } = site;
  const key = camelCase(block.model);
  const list = subject.fields.get(key);
  const isFirst = firstBlockOf(subject, key) === block;
  const rules = list && isFirst ? rulesOf(subject, list) : NOTHING;
  const labels = [
    ['What an entry is called', block.recordLabelKey],
    ['The button that adds one', block.addLabelKey],
    ['The button that keeps it', 'finishLabelKey' in block ? block.finishLabelKey : undefined],
    ['The button that drops it', 'cancelLabelKey' in block ? block.cancelLabelKey : undefined],
  ] as const;
  const facts = labels.map(([name, label]) =>
    label === undefined ? NOTHING : fact(name, said(subject, label)),
  );
  return html`${note('The claimant may add entries, one after the other. Each entry asks:')}${shareOf(site)}${questions(site)}<dl>${facts}</dl>${documentFacts(site)}${rules.text === '' ? NOTHING : html`<div class="question"><h3>Rules of the entries together</h3>${rules}</div>`}`;
}

/** The first block that shows a list: there its rules are told. */
function firstBlockOf({ config }: Subject, list: string): Block | undefined {
  return [...config.pages, ...config.exitPages]
    .flatMap(({ page }) => page.blocks)
    .find(
      (block) =>
        (block.kind === 'recordManager' || block.kind === 'recordTable') && camelCase(block.model) === list,
    );
}

/** The lists whose rules no block of records tells. */
export function listsWithoutBlock(subject: Subject): string[] {
  return [...subject.fields.values()]
    .filter(({ key, type, rules }) => type === 'list' && !key.includes('.') && rules.length > 0)
    .map(({ key }) => key)
    .filter((key) => !firstBlockOf(subject, key));
}

function summary({ subject, block }: Site<OfKind<'summary'>>): Html {
  const all = subject.config.pages.map(({ name }) => name);
  const shown = (block.pages ?? all).flatMap((name) => {
    const found = subject.config.pages.find((page) => page.name === name);
    return found ? `“${inEnglish(subject, found.page.titleKey)}”` : [];
  });
  return note(
    `Everything that was entered is shown once more, with links to change it, of the pages ${shown.join(', ')}.`,
  );
}

/** What a block shows that is asked for elsewhere. */
const shownIn = ({ subject, page, block }: Site): Placement[] => {
  const written = [...subject.config.pages, ...subject.config.exitPages][page];
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
    html`${note('The entries are shown once more. Of each is shown:')}<dl>${shownIn(site).map((field) => fact(nameOfField(site.subject, keyOf(field)), said(site.subject, labelKeyOf(field))))}</dl>`,
  summary,
  copy: ({ subject, block }) => saidAll(subject, block.textKeys),
  header: ({ subject, block }) => said(subject, block.textKey),
  button: ({ subject, block }) =>
    html`${note(`A link that leads to ${block.href}:`)}${block.labelKey === undefined ? NOTHING : said(subject, block.labelKey)}`,
  value: ({ subject, block }) =>
    html`${note(`The answer to ${nameOfField(subject, `${camelCase(block.model)}.${camelCase(block.name)}`)} is shown.`)}${block.labelKey === undefined ? NOTHING : said(subject, block.labelKey)}`,
  confirmation: ({ subject, block }) =>
    html`${note('The claimant gets a reference code, the time of filing, and what was entered, to print or to keep.')}${said(subject, 'Confirmation_Keep')}${saidAll(subject, block.textKeys)}${said(subject, 'Confirmation_Once')}`,
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

/** A block of a page: when it is shown, and what it says and asks. */
export function blockOf(subject: Subject, page: number, block: Block): Html {
  const { page: written } = [...subject.config.pages, ...subject.config.exitPages][page] ?? {};
  const placements = written ? placementsOf(written).filter((one) => one.block === block) : [];
  const conditions = subject.plan.pages[page]?.blocks?.[block.id] ?? [];
  const naming = namingOf(subject);
  const shown = conditions.map(
    (when) => html`<p class="lead">Shown only when:</p>${conditionList(when, naming)}`,
  );
  const tell = BLOCKS[block.kind] as (site: Site) => Html;
  const title = 'titleKey' in block && block.titleKey !== undefined ? said(subject, block.titleKey) : NOTHING;
  return html`<section class="block block-${block.kind}"><p class="kind">${NAMES[block.kind]}</p>${shown}${title}${tell({ subject, page, block, placements })}</section>`;
}
