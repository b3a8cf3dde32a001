import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A list of fonts in a stylesheet, names of files, and what operators alone read. */
const NOT_READ_BY_CLAIMANTS =
  /\.(?:test|testkit|examples)\.|^src\/(?:themes\/emitCss|stores\/documents\.ts|api\/problem\.ts)/;

/**
 * Parts joined in code: `.join(', ')`; `, ${name}`, `: ${name}` or ` (${name})` of a text that is put together; and between
 * elements, `: {name}` or `'; '`.
 */
const JOINED_IN_CODE =
  /\.join\(['"`]\s*[,;:،]\s+['"`]\)|\}(?:[,:]| –| \() ?\$\{|\/>[,:;] \{|[:{] ?['"][,;:]\s['"]/;

it('C16-01: no page joins what people read by a comma, colon or bracket in code', () => {
  const sources = globSync('{src,widgets}/**/*.{ts,tsx}').filter((path) => !NOT_READ_BY_CLAIMANTS.test(path));
  expect(sources.length).toBeGreaterThan(300);
  const joined = sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => JOINED_IN_CODE.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(joined).toEqual([]);
});
