import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bundleWith, change, removeBundles } from '../../bundle/testing/bundles.testkit.ts';
import { runCli } from '../testing/runCli.ts';

const NOW = ['--now', '2026-06-15T19:00:00Z'];

afterAll(removeBundles);

it('C12-01: explain --witness prints a claim that can be filed, as a case file that cases runs', async () => {
  const folder = bundleWith();
  const { code, out, err } = await runCli(['explain', folder, '--form', 'standard', '--witness', ...NOW]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  mkdirSync(join(folder, 'cases'), { recursive: true });
  const file = join(folder, 'cases', 'witness.cases.json');
  writeFileSync(file, out);
  expect((await runCli(['cases', file])).out).toBe('1 passed, 0 failed\n');
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
  const isBroken = errors.some((error: object) => JSON.stringify(error).includes('"range"'));
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
