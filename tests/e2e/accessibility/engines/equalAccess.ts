import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

/** What the engine says of one rule at one element; `value` is [severity, outcome]. */
interface Result {
  ruleId: string;
  value: [string, string];
  message: string;
  path: { dom: string };
}

interface Checker {
  check(node: Document, guidelines: string[]): Promise<{ results: Result[] }>;
  rulesetRules: Record<string, string[]>;
  engine: { ruleMap: Record<string, { run: () => unknown }> };
}

/**
 * `table_headers_exists` takes a table whose only row is being edited, and so spans all columns, for one without heads.
 * That each column has its head is axe's to say.
 */
const MISTAKEN = new Set(['table_headers_exists']);

const ENGINE = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js');

/**
 * What IBM's Equal Access engine calls a failure of WCAG 2.2 A or AA. What it calls potential or a thing for a person
 * to look at is left to docs/accessibility.md.
 */
export async function equalAccess(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'ace' in window);
  if (!isThere) await page.evaluate(`${await readFile(ENGINE, 'utf8')};window.ace = ace;`);
  // Nearly all results are passes: only the failures are brought here. Two rules of five never call anything a failure, and
  // take half of the time.
  const failures = await page.evaluate(async () => {
    const { ace } = window as unknown as { ace: { Checker: new () => Checker } };
    const checker = new ace.Checker();
    const { rulesetRules, engine } = checker;
    const canFail = (id: string) => `${engine.ruleMap[id]?.run}`.includes('RuleFail');
    rulesetRules.WCAG_2_2 = rulesetRules.WCAG_2_2?.filter(canFail) ?? [];
    if (rulesetRules.WCAG_2_2.length < 100) throw new Error('The engine has its rules elsewhere.');
    const report = await checker.check(document, ['WCAG_2_2']);
    return report.results
      .filter(({ value: [severity, outcome] }) => severity === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, path }) => ({ ruleId, message, path }));
  });
  return failures
    .filter(({ ruleId }) => !MISTAKEN.has(ruleId))
    .map(({ ruleId, message, path }) => `equal-access ${ruleId} ${path.dom}: ${message}`);
}
