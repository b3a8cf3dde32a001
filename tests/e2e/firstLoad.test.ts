import { describe, expect, it } from 'vitest';
import { SAMPLES } from '../../settlements/samples.testkit.ts';
import { measureFirstLoad } from './measureFirstLoad.ts';
import { visited } from './served.ts';
describe.each(SAMPLES)('the first load of %s', (sample) => {
  const here = visited(`settlements/${sample}`);
  it('C11-10: x', async () => {
    const files = await measureFirstLoad(here.browser, here.product.url);
    console.log(sample, files.length, files.map((f) => `${f.kind} ${f.path} ${f.body} ${f.headers}`).join('\n'));
    expect(1).toBe(1);
  });
});
