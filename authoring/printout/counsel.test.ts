import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { readBundle } from '../../bundle/readBundle.ts';
import { bundleWith, change, temporaryFolder } from '../../bundle/testing/bundles.testkit.ts';
import { keyUses } from '../../bundle/view/contentKeys.ts';
import { runCli } from '../../cli/testing/runCli.ts';
import { deadlineParams } from '../../transforms/deadlines/deadlines.ts';
import { textsIn } from '../../transforms/texts/builtIn.ts';
import { fillIn } from '../../transforms/texts/lookUp.ts';
import { plainText } from '../../transforms/texts/parseInline.ts';
import { writeCounsel } from './writeCounsel.ts';

const SETTLEMENTS = join(import.meta.dirname, '..', '..', 'settlements');
const NOW = new Date('2026-11-22T17:30:00Z');

const out = temporaryFolder();

const told = (name: string, form = 'standard') =>
  writeCounsel(readBundle(join(SETTLEMENTS, name)), form, NOW);
const lumora = told('lumora-refund');
const larkmoor = told('larkmoor-breach');

const parsed = new Map<string, Document>();
/** The page as a browser holds it, with a space where a line ends: each is read once. */
function documentOf(page: string): Document {
  const spaced = page.replace(/<\/(?:p|div|li|dt|dd|td|h\d)>|<\/span>(?=<p)/g, '$& ');
  const known = parsed.get(page) ?? new JSDOM(spaced).window.document;
  parsed.set(page, known);
  return known;
}

/** What is read of a part of a page, white space folded. */
const textOf = (node: Element | null | undefined) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
const questionOf = (page: string, name: string) => {
  const found = [...documentOf(page).querySelectorAll('article.question')].find((one) =>
    [...one.querySelectorAll('dd')].some((dd) => textOf(dd) === name),
  );
  return textOf(found);
};
const chapterOf = (page: string, id: string) => textOf(documentOf(page).getElementById(id));

describe('explain --counsel', () => {
  it.each([
    ['lumora-refund', 'standard'],
    ['harborline-finance', 'automotive'],
    ['harborline-finance', 'documents-upload'],
  ])('C12-08: %s %s stands in it with each text that it names, in every culture', (name, form) => {
    const read = readBundle(join(SETTLEMENTS, name));
    const page = form === 'standard' ? lumora : writeCounsel(read, form, NOW);
    const { settlement, content, models } = read.view.bundle;
    const said = textOf(documentOf(page).body).replace(/ <[^>]*>/g, '');
    const ofForm = keyUses(read.view).filter(
      ({ file, pointer }) =>
        file.startsWith(`pages/${form}/`) ||
        (file === 'settlement.json' && !pointer.startsWith('/contentVariants')),
    );
    const messages = models.models
      .filter(({ metadata }) => metadata.formType.toLowerCase() === form.replace('-', ''))
      .flatMap(({ fields }) => fields.flatMap(({ rules = [] }) => rules))
      .flatMap(({ errorMessageKeys = {} }) => Object.values(errorMessageKeys));
    const keys = [...new Set([...ofForm.map(({ key }) => key), ...messages])];
    expect(keys.length).toBeGreaterThan(35);
    for (const culture of Object.keys(settlement.cultures)) {
      const deadlines = Object.fromEntries(
        Object.entries(settlement.deadlines).map(([key, one]) => [
          key,
          { timeZone: settlement.timeZone, ...one },
        ]),
      );
      const params = deadlineParams(deadlines, textsIn(culture, content));
      const lost = keys.filter((key) => {
        const text = content[culture]?.[key];
        // What a rule fills in stands filled in: what comes before it is looked for.
        const [start = ''] = plainText(fillIn(text ?? '', params, culture)).split('{');
        return !said.includes(start.replace(/\s+/g, ' ').trim());
      });
      expect([culture, lost]).toEqual([culture, []]);
    }
  });

  it('C12-08: each page, question, option and document kind is told, with how the answer is kept', () => {
    const contents = textOf(documentOf(larkmoor).querySelector('nav'));
    for (const page of ['Page 1: File your claim', 'Page 4: Your losses and your time', 'Page 9: '])
      expect(contents).toContain(page);
    expect(documentOf(larkmoor).querySelectorAll('article.question')).toHaveLength(54);
    const category = questionOf(larkmoor, 'claimTransactions.category');
    expect(category).toContain('4.1 Kind of loss');
    expect(category).toContain(
      'English Fraud or identity theft Español Fraude o robo de identidad kept as fraud',
    );
    expect(questionOf(larkmoor, 'credentials.claimNumber')).toContain('At the top right of your notice');
    expect(chapterOf(larkmoor, 'page-4')).toContain(
      'Documents of the kind “Document that shows this loss” are chosen in each entry: at least 1.',
    );
    expect(chapterOf(larkmoor, 'documents')).toContain('.pdf, .jpg, .jpeg, .png');
    expect(chapterOf(larkmoor, 'documents')).toContain('10 MB (10485760 bytes)');
    expect(chapterOf(larkmoor, 'page-9')).toContain('(an early end)');
  });

  it('C12-08: rules are in plain words, with when they hold and what claimants read otherwise', () => {
    const other = questionOf(larkmoor, 'claimTransactions.categoryOther');
    expect(other).toContain('Shown only when “Kind of loss” (4.1) is “Something else”');
    expect(other).toContain(
      'An answer is required when: “Kind of loss” (4.1) is “Something else” Otherwise claimants read: English Say what kind of loss it is Español Diga qué tipo de pérdida es',
    );
    expect(other).toContain('It may have at most 80 characters.');
    expect(other).toContain('The maximum length allowed is 80');
    expect(questionOf(larkmoor, 'claimTransactions.amountClaimed')).toContain(
      'The number must be from 0.01 to 50000, both included.',
    );
    expect(questionOf(larkmoor, 'claimantInfo.birthDate')).toContain('is after 18 years before today');
    expect(questionOf(larkmoor, 'claimDetails.lossTotal')).toContain(
      'Calculated as the sum of “Amount” (4.5) for which the entry is one of “Money you lost”',
    );
    const losses = chapterOf(larkmoor, 'page-4');
    expect(losses).toContain('Left out when none of these is so: “Payment for money I lost” (3.2) is ticked');
    expect(losses).toContain('The entries must be at most 20 in number.');
    expect(questionOf(larkmoor, 'credentials.pin')).toMatch(/of the form \^\\d\{4\}\$, such as “\d{4}”/);
  });

  it('C12-08: a message that a culture lacks is told as English, and a stale translation is marked', () => {
    const sample = join(SETTLEMENTS, 'larkmoor-breach');
    const spanish = readFileSync(join(sample, 'content', 'es-US.json'), 'utf8');
    const english = '{ "Landing_Title": "Another text", "Error_PinMissing": "Another text" }';
    const folder = bundleWith(
      [
        { file: 'content/es-US.json', text: spanish.replace(/"Error_CashOrLosses":.*\n/, '') },
        change('settlement.json', '/cultures/fr', 'Français'),
        { file: 'content/fr.json', text: '{}' },
        { file: 'translations/es-US.json', text: english },
      ],
      sample,
    );
    const page = documentOf(writeCounsel(readBundle(folder), 'standard', NOW));
    const cells = [...page.querySelectorAll('.text')].map(textOf);
    const none = 'No text of its own: the English one is shown.';
    const below = (start: string) => cells.slice(cells.findIndex((cell) => cell.startsWith(start)) + 1);
    expect(below('English Choose either').slice(0, 2)).toEqual([`Español ${none}`, `Français ${none}`]);
    // What the product itself has in Spanish it does not have in French.
    expect(below('English The maximum length').slice(0, 2)).toEqual([
      expect.stringContaining('Español La longitud'),
      `Français ${none}`,
    ]);
    const marked = cells.filter((cell) =>
      cell.endsWith('The English text has changed since this was translated.'),
    );
    expect(new Set(marked.map((cell) => cell.split(' ', 1)[0]))).toEqual(new Set(['Español']));
    expect(marked.some((cell) => cell.includes(' PIN'))).toBe(true);
  });

  it('C12-08: deadlines are told in the time zone of the settlement, to the second, in every culture', () => {
    const text = chapterOf(lumora, 'deadlines');
    expect(text).toContain('Wednesday, October 31, 2035 at 11:59:59 p.m. Eastern time');
    expect(text).toContain('miércoles, 31 de octubre de 2035, 11:59:59 p. m., hora del este');
    expect(text).toContain('2035-11-01T03:59:59.000Z');
    expect(text).toContain('12/31/2035 — a day without a time: the end of that day');
    expect(chapterOf(lumora, 'page-1')).toContain('October 31, 2035 at 11:59 p.m. Eastern time');
    expect(chapterOf(told('harborline-finance'), 'deadlines')).toMatch(
      /is the deadline of a claim when:.*Otherwise/,
    );
  });

  it('C12-08: ways in, early ends, what is signed and what is confirmed are told', () => {
    expect(chapterOf(larkmoor, 'ways')).toContain(
      'Who is in the class list comes in by what stands there: “Claim number” (1.1) and “PIN” (1.2).',
    );
    expect(chapterOf(larkmoor, 'ways')).toContain('Anybody may come in.');
    expect(chapterOf(larkmoor, 'page-2')).toMatch(/The claim ends here, and page 9 is shown, when:/);
    const signed = textOf(documentOf(larkmoor).querySelector('.signed'));
    expect(signed).toContain('I declare under penalty of perjury');
    expect(signed).toMatch(
      /In place of this text, the following is shown when: .*“My child, who is under 18”/,
    );
    expect(chapterOf(larkmoor, 'page-8')).toContain('The claimant gets a reference code');
    expect(chapterOf(larkmoor, 'messages')).toContain('The deadline for filing has passed.');
  });

  it('C12-08: it says what is stored, and how', () => {
    const rows = [...documentOf(larkmoor).querySelectorAll('#stored tr')].map(textOf);
    const how = (key: string) => rows.find((row) => row.includes(` ${key} `));
    expect(how('claimantInfo.email')).toMatch(/^2\.\d+ .* As entered\.$/);
    expect(how('claimantInfo.confirmEmail')).toMatch(/Not stored/);
    expect(how('credentials.pin')).toMatch(/As a keyed hash/);
    expect(how('claimDetails.lossTotal')).toMatch(/As it is calculated/);
    expect(how('documentContexts.file')).toMatch(/Byte for byte/);
    expect(how('referenceCode')).toContain('What the claimant was told.');
    expect(textOf(documentOf(larkmoor).querySelector('#stored p'))).toContain(
      'All answers and documents are encrypted, each claim with a key of its own',
    );
  });

  it('C12-08: one file that needs nothing else, made to be printed and signed', () => {
    const document = documentOf(lumora);
    expect(document.querySelectorAll('script, link, img, iframe, object, [src], [onclick]')).toHaveLength(0);
    expect(lumora).not.toMatch(/url\(|@import/);
    expect(document.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain(
      "default-src 'none'",
    );
    const links = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '');
    expect(links).toHaveLength(document.querySelectorAll('section.chapter').length);
    for (const link of links) expect(document.querySelector(link)).not.toBeNull();
    expect(lumora).toMatch(/@page \{[\s\S]*counter\(page\)/);
    expect(lumora).toMatch(/@media print[\s\S]*\.contents,\s*#how \{\s*break-before: page/);
    expect([...document.querySelectorAll('.line p')].map(textOf)).toEqual([
      'Name',
      'For',
      'Signature',
      'Date',
    ]);
    for (const text of document.querySelectorAll('.text p[lang="ar"]'))
      expect(text.getAttribute('dir')).toBe('rtl');
    expect(document.querySelectorAll('.text p[lang="ar"]').length).toBeGreaterThan(100);
    expect(document.querySelectorAll('.text p[lang="es-US"][dir="ltr"]').length).toBeGreaterThan(100);
  });

  it('C12-08: it is the same for the same bundle and moment, and names its version', () => {
    const folder = bundleWith();
    const page = (at = folder) => writeCounsel(readBundle(at), 'standard', NOW);
    const version = (text: string) => documentOf(text).querySelector('.hash')?.textContent;
    expect(page()).toBe(page());
    expect(page()).toMatch(/November 22, 2026 at 9:30\sa\.m\. Pacific time/);
    expect(version(page())).toMatch(/^[0-9a-f]{64}$/);
    const another = bundleWith([change('content/en.json', '/Field_Phone', 'Your telephone')]);
    expect(version(page(another))).not.toBe(version(page()));
    writeFileSync(join(folder, 'cases', 'more.cases.json'), '{}');
    const before = version(page(bundleWith()));
    expect(version(page())).toBe(before);
  });

  it('C12-08: what an author wrote is text, whatever it looks like', () => {
    const evil = `<img src=x onerror="alert(1)">&amp;'</style><script>alert(1)</script>`;
    const folder = bundleWith([
      change('content/en.json', '/Field_Phone', evil),
      change('settlement.json', '/characterWhitelist', evil),
      change('settlement.json', '/cultures/en', evil),
    ]);
    const document = documentOf(writeCounsel(readBundle(folder), 'standard', NOW));
    expect(document.querySelectorAll('script, img')).toHaveLength(0);
    expect(textOf(document.querySelector('main'))).toContain(evil);
    expect(textOf(document.querySelector('.characters'))).toBe(evil);
  });

  it('C12-08: it is valid HTML that assistive technology reads', async () => {
    const page = writeCounsel(readBundle(bundleWith()), 'standard', NOW);
    const validator = new HtmlValidate({
      extends: ['html-validate:standard', 'html-validate:a11y'],
      rules: { 'no-inline-style': 'off', 'long-title': 'off', 'doctype-style': 'off', 'void-style': 'off' },
    });
    const { results } = await validator.validateString(page);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ message, line }) => `${line}: ${message}`),
    );
    expect(faults).toEqual([]);
  });

  it('C12-08: the command writes it to a file or to standard output, and misuse is one line', async () => {
    const folder = bundleWith();
    const words = ['explain', folder, '--form', 'standard', '--counsel', '--now', NOW.toISOString()];
    const shown = await runCli(words);
    expect(shown).toMatchObject({ code: 0, err: '' });
    const file = join(out, 'form.html');
    expect(await runCli([...words, '--out', file])).toEqual({ code: 0, out: '', err: '' });
    expect(readFileSync(file, 'utf8')).toBe(shown.out);
    expect(shown.out).toBe(writeCounsel(readBundle(folder), 'standard', NOW));
    const misuses: [string[], RegExp][] = [
      [['explain', folder, '--page', '/standard/landing', '--counsel'], /--counsel is about a form/],
      [['explain', folder, '--form', 'standard', '--out', file], /--out is the file of --counsel/],
      [['explain', folder, '--form', 'standrad', '--counsel'], /no form standrad/],
      [[...words, '--witness'], /ask for one of them/],
      [[...words.slice(0, -1), 'tomorrow'], /--now cannot be "tomorrow"/],
      [[...words, '--out', join(out, 'nowhere', 'form.html')], /cannot be written/],
    ];
    for (const [misuse, line] of misuses) {
      const answer = await runCli(misuse);
      expect(answer).toMatchObject({ code: 2, out: '' });
      expect(answer.err).toMatch(/^claimwright: [^\n]*\n$/);
      expect(answer.err).toMatch(line);
    }
    const broken = bundleWith([change('settlement.json', '/theme', 'none')]);
    expect((await runCli(['explain', broken, '--form', 'standard', '--counsel'])).code).toBe(1);
    expect(existsSync(join(out, 'nowhere'))).toBe(false);
  });
});
