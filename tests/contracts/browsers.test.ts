import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeGenerated } from '../agreement/inBrowser.ts';
import { findChromium, findFirefox, NO_FIREFOX } from '../browser/findBrowser.ts';
import { type BrowserJudge, judgeInBrowser } from './browserJudge.ts';
import { describeValidator } from './validator.contract.ts';

const firefox = findFirefox();
const browsers = [findChromium(), ...(firefox ? [firefox] : [])];

/** One browser of each kind for the whole file: starting one takes longer than judging with it. */
describe.each(browsers)('the page of the tests in $name', (found) => {
  let judge: BrowserJudge | undefined;
  beforeAll(async () => {
    judge = await judgeInBrowser(found);
  });
  afterAll(() => judge?.close());

  it('C4-21: runs under a policy that refuses to make code of text', async () => {
    expect(await judge?.page.evaluate(() => globalThis.judgePage.refusesEval())).toBe(true);
  });

  const started = () => {
    if (!judge) throw new Error(`${found.name} did not start`);
    return { judge: judge.judge };
  };
  describeValidator(`the compiled module in ${found.name}`, async () => started());
  describeGenerated(found.name, started);
});

it('names the browsers that the compiled modules ran in', async ({ annotate }) => {
  await annotate(firefox ? `Firefox: ${firefox.source}` : NO_FIREFOX);
  expect(browsers.map(({ name }) => name)).toContain('chromium');
});
