import { expect, it } from 'vitest';
import { CONTEXT, entry, field, inlineForm } from '../testing/forms.testkit.ts';
import { structureCode } from './structureCodes.ts';

it('C3-07: all that is wrong with a file is one error of the file, and each error carries the code of ajv-errors', async () => {
  const { loaded } = await inlineForm([
    entry('documentContexts', [field('file', [], 'file'), field('name'), field('count', [], 'number')]),
  ]);
  const record = { file: { name: 5, size: -1, more: true }, name: 5, count: false };
  const errors = loaded.validate({ documentContexts: [record] } as never, CONTEXT);
  expect(
    errors.map(({ instancePath, keyword, ...rest }) => [
      instancePath,
      keyword,
      'message' in rest && rest.message,
    ]),
  ).toEqual(['file', 'name', 'count'].map((name) => [`/documentContexts/0/${name}`, 'errorMessage', 'type']));
});

it('C3-07: a structural error without a code is refused rather than taken for well-formed', () => {
  const error = (keyword: string, message?: string) => ({
    instancePath: '',
    keyword,
    params: {},
    ...(message && { message }),
  });
  expect(structureCode(error('type'))).toBe('type');
  expect(structureCode(error('additionalProperties'))).toBe('unknown');
  expect(structureCode(error('errorMessage', 'unknown'))).toBe('unknown');
  for (const [keyword, message] of [
    ['required'],
    ['toString'],
    ['errorMessage'],
    ['errorMessage', 'The type is wrong'],
  ])
    expect(() => structureCode(error(keyword ?? '', message))).toThrow(
      `The structural error ${keyword} has no code`,
    );
});
