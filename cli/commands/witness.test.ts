import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleWith, change } from '../../bundle/testing/bundles.testkit.ts';
import { runCli } from '../testing/runCli.ts';

const NOW = ['--now', '2026-06-15T19:00:00Z'];

it('C12-01: explain --witness prints a claim that can be filed, as a case file that cases runs', async () => {
  const folder = bundleWith();
  const { code, out, err } = await runCli(['explain', folder, '--form', 'standard', '--witness', ...NOW]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  mkdirSync(join(folder, 'cases'), { recursive: true });
  const file = join(folder, 'cases', 'witness.cases.json');
  writeFileSync(file, out);
  expect((await runCli(['cases', file])).out).toBe('1 passed, 0 failed\n');
  const checked = await runCli(['validate', folder, '--no-search']);
  expect(`${checked.out}${checked.err}`).not.toContain('missing-schema');
  const again = await runCli(['explain', folder, '--form', 'standard', '--witness', ...NOW]);
  expect(again.out).toBe(out);
});

it('C12-01: explain --witness says where it found none, and goes with a form alone', async () => {
  const folder = bundleWith([
    {
      file: 'models.json',
      pointer: '/models/1/fields/0/rules',
      text: '[{ "name": "required" }, { "name": "oneOf", "ordinalParams": ["a"] }, { "name": "minLength", "ordinalParams": [2] }]',
    },
  ]);
  const { code, out, err } = await runCli(['explain', folder, '--form', 'standard', '--witness', ...NOW]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain('No claim of the form standard was found that can be filed.');
  const alone = await runCli(['explain', folder, '--page', '/standard/landing', '--witness']);
  expect(alone).toMatchObject({
    code: 2,
    err: 'claimwright: --witness is about a form: it goes with --form FORM.\n',
  });
});

const CLASS_LIST = [
  change('settlement.json', '/forms/standard/authorization', {
    kind: 'classList',
    match: [['claimNumber', 'pin']],
  }),
  change('models.json', '/models/0/fields', [
    { name: 'claimNumber', type: 'string' },
    { name: 'pin', type: 'string' },
  ]),
  change('pages/standard/claimant-info.json', '/blocks/1/fields/0/prepopulatedDataKey', 'mail'),
  {
    file: 'claimants/standard.csv',
    text: 'claimNumber:credential,pin:credential,mail:prefill\nDB-7731904,8842,zoe.brandt@example.com\n',
  },
];

it('C12-01: explain --witness prints nobody who is on the class list', async () => {
  const folder = bundleWith(CLASS_LIST);
  const { code, out, err } = await runCli(['explain', folder, '--form', 'standard', '--witness', ...NOW]);
  expect(code).toBe(0);
  for (const secret of ['7731904', '8842', 'brandt']) expect(out).not.toContain(secret);
  expect(out).toContain('"claimNumber": "DB-0000000"');
  expect(err).toBe('claimwright: What the class list fills in is made up: it is nobody on it.\n');
});

it.each([
  ['not-eligible', { bought: 'no' }],
  ['claimDetails.bought=yes', { bought: 'yes' }],
  ['!claimDetails.boughtOn:range', { bought: 'yes' }],
])('C12-01: explain --witness --of %s prints a claim that shows it', async (what, details) => {
  const args = ['explain', bundleWith(), '--form', 'standard', '--witness', '--of', what, ...NOW];
  const { code, out } = await runCli(args);
  expect(code).toBe(0);
  const [{ claim, errors, name }] = JSON.parse(out).cases;
  expect(name).toBe(`shows ${what}`);
  expect(claim.claimDetails).toMatchObject(details);
  const isBroken = (errors ?? []).some((error: object) => JSON.stringify(error).includes('"range"'));
  expect(isBroken).toBe(what.startsWith('!'));
});

it('C12-01: explain --witness --of names what there is where it is misspelt', async () => {
  const args = [
    'explain',
    bundleWith(),
    '--form',
    'standard',
    '--witness',
    '--of',
    'claimDetails.bought=yess',
    ...NOW,
  ];
  expect(await runCli(args)).toMatchObject({
    code: 2,
    err: expect.stringContaining('Did you mean "claimDetails.bought=yes"?'),
  });
  expect(await runCli(args.filter((word) => word !== '--witness'))).toMatchObject({
    code: 2,
    err: 'claimwright: --of says what a claim must show: it goes with --witness.\n',
  });
});

it('C12-01: explain --witness --of an exit asserts the exit, and not what the claim still lacks', async () => {
  const folder = bundleWith();
  const words = ['explain', folder, '--form', 'standard', '--witness', '--of', 'not-eligible', ...NOW];
  const { out } = await runCli(words);
  const [shown] = JSON.parse(out).cases;
  expect(shown).toMatchObject({ exit: 'not-eligible' });
  expect(shown).not.toHaveProperty('errors');
  mkdirSync(join(folder, 'cases'), { recursive: true });
  const file = join(folder, 'cases', 'exit.cases.json');
  writeFileSync(file, out);
  expect((await runCli(['cases', file])).out).toBe('1 passed, 0 failed\n');
});

it('C12-01: explain --witness is in the culture that is asked for, and an unknown one is refused', async () => {
  const folder = bundleWith([
    change('settlement.json', '/cultures/es', 'Español'),
    { file: 'content/es.json', text: '{ "$schema": "../schemas/content.schema.json" }' },
  ]);
  const form = ['explain', folder, '--form', 'standard'];
  const spanish = await runCli([...form, '--witness', '--culture', 'es', ...NOW]);
  expect(JSON.parse(spanish.out).context.culture).toBe('es');
  const line = 'claimwright: --culture goes with --page PATH or --form FORM --witness.\n';
  const misuses: [string[], string][] = [
    [[...form, '--witness'], 'claimwright: The settlement has no culture fr. Cultures: en, es.\n'],
    [form, line],
    [[...form, '--counsel'], line],
    [['explain', folder, '--export'], line],
  ];
  for (const [words, err] of misuses)
    expect(await runCli([...words, '--culture', 'fr'])).toEqual({ code: 2, out: '', err });
});

it('C12-01: explain --witness says that the form is closed at that moment', async () => {
  const words = ['explain', bundleWith(), '--form', 'standard', '--witness', '--now', '2050-01-01'];
  const { code, err } = await runCli(words);
  expect({ code, err }).toEqual({
    code: 0,
    err: 'claimwright: The form is closed to this claim at 2050-01-01T00:00:00.000Z: claimFilingDeadline has passed.\n',
  });
});

it('C12-01: explain --witness --of lists pages and exits, and shows how the rest is named', async () => {
  const words = ['explain', bundleWith(), '--form', 'standard', '--witness', '--of', 'nope', ...NOW];
  const { code, err } = await runCli(words);
  expect(code).toBe(2);
  expect(err).toMatch(
    /^claimwright: The form offers no nope\. It offers [^\n]*not-eligible[^\n]*, and such as \w+\.\w+=\w+, \w+\.\w+:\w+, !\w+\.\w+:\w+\.\n$/,
  );
});
