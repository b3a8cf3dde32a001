import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '../../bundle/findings/counted.ts';
import type { ReadBundle } from '../../bundle/readBundle.ts';
import manifest from '../../package.json' with { type: 'json' };
import { sha256Hex } from '../../server/bundle/hashes.ts';
import { writtenMoment } from '../../transforms/deadlines/writtenMoment.ts';
import { textsIn } from '../../transforms/texts/builtIn.ts';
import {
  type Chapter,
  characters,
  deadlines,
  documents,
  pages,
  unaskedRulesChapter,
  waysInChapter,
} from './chapters.ts';
import { Html, html } from './html.ts';
import { problems, surroundingTexts } from './messages.ts';
import { inEnglish, type PrintModel, printModelOf } from './printModel.ts';
import { fact } from './questions.ts';
import { stored } from './stored.ts';

/** Renders the stylesheet of the printed form, which is inline so that the form is one file. */
const style = (): Html =>
  new Html(
    ['frame', 'questions', 'media', 'print']
      .map((name) => readFileSync(join(import.meta.dirname, `style/${name}.css`), 'utf8'))
      .join('\n'),
  );

/** Maximum number of cultures side by side; more are below each other. */
const MOST_COLUMNS = 3;

/** Kinds of files that the printed form covers; case files and class lists are no part of it. */
const TOLD = new Set(['settlement', 'models', 'page', 'content', 'list', 'csvList']);

/** Hashes the files that the printed form covers, each by its path and its bytes. */
function bundleHash({ files }: ReadBundle): { hash: string; count: number } {
  const told = files
    .filter(({ kind }) => TOLD.has(kind))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, text }) => `${path}\0${sha256Hex(text)}\n`);
  return { hash: sha256Hex(told.join('')), count: told.length };
}

function cover(printModel: PrintModel): Html {
  const { read, settlement, config, cultures, placed, plan } = printModel;
  const { hash, count } = bundleHash(read);
  const { pages: sequence, exitPages } = config;
  const rules = [...printModel.fields.values()].reduce((sum, { rules: own }) => sum + own.length, 0);
  const exits = exitPages.length > 0 ? `, and ${exitPages.length} where a claim ends early` : '';
  return html`<header class="cover">
<p class="eyebrow">Claim form in plain words, for counsel to review and sign</p>
<h1>${inEnglish(printModel, settlement.nameKey)}</h1>
<p class="subtitle">The form “${plan.form}”</p>
<dl>
${fact('Written on', writtenMoment(printModel.now, settlement.timeZone, textsIn('en', read.view.bundle.content)))}
${fact('Of', `${counted(sequence.length, 'page')}${exits}; ${counted(placed.size, 'question')}; ${counted(rules, 'rule')}`)}
${fact('Languages', cultures.map(({ name, code }) => `${name} (${code})`).join(', '))}
${fact('Version', html`<code class="hash">${hash}</code><br>SHA-256 over the ${counted(count, 'file')} that this document describes. Whoever changes one of them changes it.`)}
${fact('Claimwright', manifest.version)}
</dl>
</header>`;
}

const HOW = html`<p>Each page of the form is a chapter, in the order in which claimants see it. Questions are numbered by page: 3.2 is the second question of the third page, and wherever else it is meant that number stands behind its name. Texts stand in each language side by side, as claimants read them; behind the words of a link stands its address.</p>
<p>A rule says what an answer must be. Below it stands what claimants read otherwise. An empty answer is refused only by rules that ask for one. Rules of questions that are not shown do not count. {characters} and other words in braces are filled in when the message is shown.</p>
<p>“Today” is the day in Los Angeles. The same rules hold on the page and on the server, where nothing else is taken.</p>`;

/** Renders the confirmation by counsel, with lines to sign on. */
function signing(printModel: PrintModel): Html {
  const { hash } = bundleHash(printModel.read);
  const line = (name: string) => html`<div class="line"><span></span><p>${name}</p></div>`;
  return html`<p>I have read this document, which tells the form “${printModel.plan.form}” of ${inEnglish(printModel, printModel.settlement.nameKey)} in the version <code class="hash">${hash}</code>.</p>
<p class="box">☐ The form may be published as it is told here.</p>
<p class="box">☐ The form may be published with these changes:</p>
<div class="remarks"></div>
<div class="lines">${['Name', 'For', 'Signature', 'Date'].map(line)}</div>`;
}

function contents(chapters: readonly Chapter[]): Html {
  return html`<nav class="contents" aria-label="Contents"><h2>Contents</h2><ol>${chapters.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ol></nav>`;
}

function section({ id, title, body }: Chapter): Html {
  return html`<section class="chapter" id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${body}</section>`;
}

/**
 * Renders a form of a bundle in plain words for counsel to sign (C12-08): one HTML file that needs neither network nor
 * script, and is the same for the same bundle and moment. Throws a UsageError, and a FindingsError.
 */
export function writeCounsel(read: ReadBundle, form: string, now: Date): string {
  const printModel = printModelOf(read, form, now);
  const chapters: Chapter[] = [
    { id: 'how', title: 'How to read this', body: HOW },
    waysInChapter(printModel),
    deadlines(printModel),
    ...pages(printModel),
    documents(printModel),
    ...unaskedRulesChapter(printModel),
    characters(printModel),
    problems(printModel),
    surroundingTexts(printModel),
    stored(printModel),
    { id: 'signing', title: 'Signature', body: signing(printModel) },
  ];
  const title = `${inEnglish(printModel, printModel.settlement.nameKey)}: the form “${form}” for counsel`;
  const page = html`<!doctype html>
<html lang="en" dir="ltr" style="--columns: ${Math.min(printModel.cultures.length, MOST_COLUMNS)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>
${style()}</style>
</head>
<body>
${cover(printModel)}
${contents(chapters)}
<main>
${chapters.map(section)}
</main>
</body>
</html>
`;
  return page.text;
}
