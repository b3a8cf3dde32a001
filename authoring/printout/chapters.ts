import { counted } from '../../bundle/findings/counted.ts';
import { documentLimits } from '../../server/documents/acceptance.ts';
import type { PageConfig } from '../../transforms/config/formConfig.ts';
import { waysOf } from '../../transforms/config/ways.ts';
import { parseDeadline } from '../../transforms/deadlines/deadlines.ts';
import { possibleDeadlines } from '../../transforms/deadlines/formDeadlines.ts';
import { ianaTimeZone } from '../../transforms/deadlines/timeZones.ts';
import { writtenMoment } from '../../transforms/deadlines/writtenMoment.ts';
import { GLOBAL_DEADLINE } from '../../transforms/ground/modelNames.ts';
import { blockOf, listsWithoutBlock } from './blocks.ts';
import { conditionList } from './conditions.ts';
import { type Html, html, NO_HTML } from './html.ts';
import { nameOfField, namingOf } from './naming.ts';
import { inEnglish, type PrintCulture, type PrintModel } from './printModel.ts';
import { fact } from './questions.ts';
import { rulesSection } from './rules.ts';
import { translatedText } from './texts.ts';

/** Chapter of the printed form, with a line in the table of contents. */
export interface Chapter {
  id: string;
  title: string;
  body: Html;
}

const paragraph = (text: string): Html => html`<p>${text}</p>`;

/** Returns the name of a class list column: the label of the question that asks for it, or the column's own name. */
function columnName(printModel: PrintModel, column: string): string {
  const key = `credentials.${column}`;
  return printModel.placed.has(key) ? nameOfField(printModel, key) : `“${column}”`;
}

/** Renders the chapter about each way in and the questions that it asks. */
export function waysInChapter(printModel: PrintModel): Chapter {
  const { settings } = printModel;
  const told = waysOf(settings).map((way) => {
    if (way.kind === 'open')
      return html`<li><strong>Anybody</strong> may come in. A captcha keeps programs out.</li>`;
    if (way.kind === 'claims')
      return html`<li><strong>Who has filed a claim before</strong> comes in by its reference code and the answer that it has as <code>${way.field}</code>.</li>`;
    const sets = way.match
      .map((columns) => columns.map((column) => columnName(printModel, column)).join(' and '))
      .join('; or ');
    return html`<li><strong>Who is in the class list</strong> comes in by what stands there: ${sets}. A captcha keeps programs out.</li>`;
  });
  const off =
    settings.enabled === false ? paragraph('The form is switched off: no claim is taken.') : NO_HTML;
  return { id: 'ways', title: 'Who may come in', body: html`${off}<ol class="plain">${told}</ol>` };
}

function moment(printModel: PrintModel, key: string, { texts }: PrintCulture): string {
  const { deadline, timeZone = printModel.settlement.timeZone } = printModel.settlement.deadlines[key] ?? {
    deadline: '',
  };
  return writtenMoment(parseDeadline(deadline, timeZone), timeZone, texts, '2-digit');
}

function deadlineFacts(printModel: PrintModel, key: string): Html {
  const { deadlines, timeZone } = printModel.settlement;
  const entry = deadlines[key];
  if (!entry) return NO_HTML;
  const zone = entry.timeZone ?? timeZone;
  const utc = parseDeadline(entry.deadline, zone).toISOString();
  const isDay = /^[\d/]+$/.test(entry.deadline);
  return html`<div class="question"><h3>${key}</h3><dl>
${fact('Written as', html`<code>${entry.deadline}</code>${isDay ? ' — a day without a time: the end of that day' : ''}`)}
${fact('Time zone', `${zone} (${ianaTimeZone(zone)})`)}
${fact(
  'The last moment',
  html`<div class="texts">${printModel.cultures.map(
    (culture) =>
      html`<div class="text"><span class="culture" lang="${culture.code}" dir="${culture.direction}">${culture.name}</span><p lang="${culture.code}" dir="${culture.direction}">${moment(printModel, key, culture)}</p></div>`,
  )}</div>`,
)}
${fact('In universal time', html`<code>${utc}</code>`)}
</dl></div>`;
}

/** Renders the chapter about deadlines: each in its time zone, with the claims that it applies to. */
export function deadlines(printModel: PrintModel): Chapter {
  const { plan, settlement } = printModel;
  const kinds = possibleDeadlines(plan);
  const keys = [...new Set(kinds.flat())];
  const known = keys.filter((key) => settlement.deadlines[key]);
  const formatter = namingOf(printModel);
  const choice = (plan.deadlines ?? []).map(({ when, key }) =>
    when
      ? html`<li><code>${key}</code> is the deadline of a claim when:${conditionList(when, formatter)}</li>`
      : html`<li>Otherwise it is <code>${key}</code>.</li>`,
  );
  const none =
    known.length === 0 ? paragraph('There is no deadline: claims are taken without end.') : NO_HTML;
  const both = kinds.some((own) => own.length > 1 && own.every((key) => settlement.deadlines[key]))
    ? paragraph(
        `A claim under the form's own deadline is taken only while that and ${GLOBAL_DEADLINE} are both open.`,
      )
    : NO_HTML;
  return {
    id: 'deadlines',
    title: 'Deadlines',
    body: html`${none}${choice.length > 0 ? html`<ol class="plain">${choice}</ol>` : NO_HTML}${both}${known.map((key) => deadlineFacts(printModel, key))}`,
  };
}

const pageText = (printModel: PrintModel, name: string, key: string | undefined): Html =>
  key === undefined ? NO_HTML : fact(name, translatedText(printModel, key));

function exitsOf(printModel: PrintModel, index: number): Html {
  const exits = printModel.plan.pages[index]?.exits ?? [];
  const pages = printModel.plan.pages;
  const items = exits.map(({ when, to }) => {
    const at = pages.findIndex(({ name }) => name === to);
    return html`<li>The claim ends here, and page ${at + 1} is shown, when:${conditionList(when, namingOf(printModel))}</li>`;
  });
  return items.length === 0 ? NO_HTML : fact('Exits', html`<ol class="plain">${items}</ol>`);
}

function pageBody(printModel: PrintModel, { page }: PageConfig, index: number): Html {
  const skipWhen = printModel.plan.pages[index]?.skipWhen;
  const { banner } = page;
  return html`<dl class="page-facts">
${fact('Address', html`<code>${page.path}</code>`)}
${pageText(printModel, 'Title', page.titleKey)}
${pageText(printModel, 'In the list of steps', page.stepKey)}
${pageText(printModel, 'Introduction', page.introKey)}
${pageText(printModel, 'Banner', banner?.headerKey)}
${(banner?.copyKeys ?? []).map((key) => pageText(printModel, 'Banner, below', key))}
${skipWhen ? fact('Left out when', conditionList(skipWhen, namingOf(printModel))) : NO_HTML}
${exitsOf(printModel, index)}
${pageText(printModel, 'The button that goes on', page.nextLabelKey)}
${pageText(printModel, 'The button that goes back', page.backLabelKey)}
</dl>
${page.blocks.map((block) => blockOf(printModel, index, block))}`;
}

/** Renders a chapter for each page, in the order of the form, then for pages that only exits lead to. */
export function pages(printModel: PrintModel): Chapter[] {
  const { config } = printModel;
  return [...config.pages, ...config.exitPages].map((page, index) => {
    const isExit = index >= config.pages.length;
    const title = inEnglish(printModel, page.page.titleKey);
    return {
      id: `page-${index + 1}`,
      title: `Page ${index + 1}: ${title}${isExit ? ' (an early end)' : ''}`,
      body: pageBody(printModel, page, index),
    };
  });
}

const megabytes = (bytes: number): string => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;

/** Renders the chapter about accepted documents, with the rules of the lists that no block of records shows. */
export function documents(printModel: PrintModel): Chapter {
  const { maxBytes, maxFiles, accept } = documentLimits(printModel.settings.documents);
  const lists = listsWithoutBlock(printModel).flatMap((key) => {
    const list = printModel.fields.get(key);
    return list
      ? html`<div class="question"><h3>Rules of <code>${key}</code></h3>${rulesSection(printModel, list)}</div>`
      : [];
  });
  const takes = [...printModel.fields.values()].some(({ type }) => type === 'file');
  const limits = takes
    ? html`<dl>${fact('Files', accept.join(', '))}${fact('Each at most', `${megabytes(maxBytes)} (${maxBytes} bytes)`)}${fact('In one claim at most', counted(maxFiles, 'document'))}</dl>`
    : paragraph('The form takes no documents.');
  return { id: 'documents', title: 'Documents', body: html`${limits}${lists}` };
}

/**
 * Renders the chapter of rules for values that no page asks for, because the form or another program sets them; empty
 * where there are none.
 */
export function unaskedRulesChapter(printModel: PrintModel): Chapter[] {
  const fields = [...printModel.fields.values()].filter(
    ({ key, type, rules }) =>
      !printModel.placed.has(key) && rules.length > 0 && (type !== 'list' || key.includes('.')),
  );
  if (fields.length === 0) return [];
  const told = fields.map(
    (field) =>
      html`<div class="question"><h3>Rules of <code>${field.key}</code></h3>${rulesSection(printModel, field)}</div>`,
  );
  const body = html`<p>No page asks for these values: the form sets them, or the class list does. The server holds every claim to their rules.</p>${told}`;
  return [{ id: 'unasked', title: 'Rules of what is not asked', body }];
}

/** Renders the chapter about the characters that the rule characterSetRestriction allows. */
export function characters({ settlement }: PrintModel): Chapter {
  const { characterWhitelist } = settlement;
  const body =
    characterWhitelist === null
      ? paragraph('The settlement names no characters.')
      : html`<p>Where a question says so, only these characters are taken:</p><p class="characters"><code>${characterWhitelist}</code></p>`;
  return { id: 'characters', title: 'Characters', body };
}
