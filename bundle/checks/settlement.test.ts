import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleWith, type Change, change } from '../testing/bundles.testkit.ts';
import { codes, words } from '../testing/findings.testkit.ts';
import { validateBundle } from '../validateBundle.ts';

const readText = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const THEMES: string[] = JSON.parse(readText('schemas/settlement.schema.json')).properties.theme.enum;
/** The sentence on the themes in the chapter of the finding. */
const [, explained = ''] = /^### `unknown-theme`\n\n(.*?)\n\n/ms.exec(readText('docs/findings.md')) ?? [];

describe('settlement.json', () => {
  it.each(THEMES)(
    'R2-44: the theme %s is known, and named where an unknown one is explained',
    async (theme) => {
      expect(await codes(change('settlement.json', '/theme', theme))).toEqual([]);
      expect(explained).toContain(theme);
    },
  );

  it('R2-44, R8-15: a theme that is not one of these, or empty, is the finding unknown-theme', async () => {
    expect(await codes(change('settlement.json', '/theme', 'dark'))).toEqual(['unknown-theme']);
    expect(await codes(change('settlement.json', '/theme', ''))).toEqual(['unknown-theme']);
  });

  const UNSAFE = [
    'javascript:alert(1)',
    'JavaScript:x',
    'java\tscript:x',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
  ];

  it.each(UNSAFE)(
    'C5-03: the address %j is an error in a link, a button, a target and a text',
    async (href) => {
      const target = {
        deadline: '12/31/2036',
        timeZone: 'Pacific Standard Time',
        redirectTargets: { en: href },
      };
      const places: Change[] = [
        change('pages/standard/not-eligible.json', '/blocks/-', {
          kind: 'button',
          id: 'b',
          labelKey: 'Field_Email',
          href,
        }),
        change('settlement.json', '/deadlines/globalDeadline', target),
      ];
      for (const place of places) expect(await codes(place)).toContain('unsafe-address');
      const isAddress = !href.includes('\t') && !href.startsWith('//');
      const more = [
        ...(isAddress ? [change('settlement.json', '/links/privacyPolicyUrl', href)] : []),
        ...(href.includes('\t') ? [] : [change('content/en.json', '/Landing_Intro', `See [here](${href}).`)]),
      ];
      for (const place of more) expect(await codes(place)).toEqual(['unsafe-address']);
    },
  );

  it.each(['https://example.org', '/faq', '#more', 'mailto:a@example.org', 'tel:+12065550100', 'faq?a=b:c'])(
    'C5-03: the address %s is none',
    async (href) => {
      const button = { kind: 'button', id: 'b', labelKey: 'Field_Email', href };
      expect(await codes(change('pages/standard/not-eligible.json', '/blocks/-', button))).toEqual([]);
    },
  );

  const expiry = (href: string) => change('settlement.json', '/settings', { expiredRedirectUrl: href });

  it('C15-07: where an expired session leads is https or a path of this site, checked as links are', async () => {
    for (const href of ['https://example.org/ended', '/faq', '/'])
      expect(await codes(expiry(href))).toEqual([]);
    for (const href of ['javascript:x', 'http://example.org', 'mailto:a@example.org', 'faq'])
      expect(await codes(expiry(href)), href).not.toEqual([]);
    expect(await codes(expiry('//evil.example'))).toEqual(['unsafe-address']);
  });

  it('C5-03: who adds to a claim must be able to type its reference code and the field that is compared', async () => {
    const way = change('settlement.json', '/forms/standard/authorization', {
      kind: 'claims',
      field: 'claimantInfo.email',
    });
    const credentials = (...names: string[]) =>
      change(
        'models.json',
        '/models/0/fields',
        names.map((name) => ({ name, type: 'string' })),
      );
    const code = 'has no field referenceCode, which the claim is found by.';
    const email = 'has no field email, which claimantInfo.email is compared with.';
    const told = async (...names: string[]) => (await words(way, credentials(...names))).join(' ');
    expect(await told()).toContain(code);
    expect(await told()).toContain(email);
    expect(await told('referenceCode')).not.toContain(code);
    expect(await told('email')).not.toContain(email);
    const lost = change('settlement.json', '/forms/standard/authorization', {
      kind: 'claims',
      field: 'claimantInfo.emial',
    });
    expect(await codes(lost, credentials('referenceCode'))).toEqual(['unknown-credential']);
  });

  it('C10-13: the status page asks for one typed answer of a form that is there, and for no secret', async () => {
    const asked = (answers: object) =>
      change('settlement.json', '/status', { questionKey: 'Field_Email', answers });
    const field = (more: object) => change('models.json', '/models/1/fields/-', { name: 'account', ...more });
    const ssn = { name: 'format', ordinalParams: ['ssn'] };
    expect(await codes(asked({ standard: 'claimantInfo.email' }))).toEqual([]);
    expect(await codes(asked({ standard: 'ClaimantInfo.Email' }))).toEqual([]);
    expect(await words(asked({ standard: 'claimantInfo.emial' }))).toEqual([
      expect.stringContaining('Did you mean "claimantInfo.email"?'),
    ]);
    for (const [answers, said] of [
      [{ automotive: 'claimantInfo.email' }, 'has no form automotive'],
      [{ standard: 'claimTransactions.store' }, 'has no one field'],
    ] as const)
      expect(await words(asked(answers)), said).toEqual([expect.stringContaining(said)]);
    for (const [more, said] of [
      [{ type: 'string', rules: [ssn] }, 'The field claimantInfo.account is secret'],
      [{ type: 'string', name: 'taxId' }, 'The field claimantInfo.taxId is secret'],
      [{ type: 'boolean' }, 'is of the type boolean, which nobody types'],
    ] as const) {
      const { name = 'account' } = { name: undefined, ...more };
      const told = await words(asked({ standard: `claimantInfo.${name}` }), field(more));
      expect(told.join(' ')).toContain(said);
    }
    const lost = change('settlement.json', '/status', {
      questionKey: 'Lost',
      answers: { standard: 'claimantInfo.email' },
    });
    expect(await codes(lost)).toEqual(['missing-text']);
  });

  it('R2-34: a logo is a PNG or WebP of its name, small enough, and in the bundle', async () => {
    const logo = (file: string) =>
      change('settlement.json', '/header', { logo: { file, altKey: 'Settlement_Name' } });
    const put = (file: string, bytes: Uint8Array) => {
      const folder = bundleWith([logo(file)]);
      mkdirSync(join(folder, 'images'));
      writeFileSync(join(folder, file), bytes);
      return validateBundle(folder);
    };
    const png = readFileSync('settlements/northline-recall/images/logo.png');
    expect(await put('images/logo.png', png)).toEqual([]);
    expect(await codes(logo('images/logo.png'))).toEqual(['logo-file']);
    expect(await put('images/logo.webp', png)).toMatchObject([{ code: 'logo-file' }]);
    expect(await put('images/logo.png', Buffer.from('<svg onload="alert(1)"/>'.repeat(9)))).toMatchObject([
      { code: 'logo-file', message: expect.stringContaining('not the picture') },
    ]);
    const large = Buffer.concat([png, Buffer.alloc(64 * 1024)]);
    expect(await put('images/logo.png', large)).toMatchObject([
      { code: 'logo-file', message: expect.stringContaining('65536 at most') },
    ]);
    const linked = bundleWith([logo('images/logo.png')]);
    mkdirSync(join(linked, 'images'));
    symlinkSync(resolve('settlements/northline-recall/images/logo.png'), join(linked, 'images/logo.png'));
    expect(await validateBundle(linked)).toMatchObject([{ code: 'link-out', file: 'images/logo.png' }]);
    expect(await codes(logo('images/logo.svg'))).toEqual(['bad-value']);
    expect(await codes(logo('images/../settlement.png'))).toEqual(['bad-value']);
  });

  it.each(['12/31/2035', '12/31/2035 11:59:59 PM', '02/29/2032 12:00:00 AM'])(
    'R5-32: the deadline %s is read',
    async (deadline) => {
      expect(
        await codes(change('settlement.json', '/deadlines/claimFilingDeadline/deadline', deadline)),
      ).toEqual([]);
    },
  );

  it.each([
    '2035-12-31',
    '12/31/35',
    '1/1/2035',
    '12/31/2035 23:59:59',
    '12/31/2035 11:59 PM',
    '02/30/2035',
    '12/31/2035 13:00:00 PM',
    '',
  ])('R5-32, R8-16: the deadline "%s" is a finding', async (deadline) => {
    expect(
      await codes(change('settlement.json', '/deadlines/claimFilingDeadline/deadline', deadline)),
    ).toEqual(['deadline-format']);
  });

  it.each([
    'Pacific',
    'Mountain',
    'Central',
    'Eastern',
    'Atlantic',
    'Newfoundland',
    'Alaskan',
    'Aleutian',
    'Yukon',
  ])('R9-12: the time zone of %s is known by its Windows name', async (zone) => {
    expect(await codes(change('settlement.json', '/timeZone', `${zone} Standard Time`))).toEqual([]);
  });

  it('R9-12, R8-16: an IANA name, a short name or a zone elsewhere is the finding unknown-time-zone, which names the Windows name, for a deadline too', async () => {
    expect(await codes(change('settlement.json', '/timeZone', 'Central European Standard Time'))).toEqual([
      'unknown-time-zone',
    ]);
    expect(await codes(change('settlement.json', '/deadlines/claimFilingDeadline/timeZone', 'PST'))).toEqual([
      'unknown-time-zone',
    ]);
    expect(await words(change('settlement.json', '/timeZone', 'America/New_York'))).toEqual([
      'There is no time zone "America/New_York". Write its Windows name: "Eastern Standard Time".',
    ]);
  });

  const deadlines = (list: object[], keys: Record<string, string> = {}): Change[] => [
    change('settlement.json', '/forms/standard/deadlines', list),
    ...Object.entries(keys).map(([key, deadline]) =>
      change('settlement.json', `/deadlines/${key}`, { deadline }),
    ),
  ];
  const bought = { value: { field: 'bought', model: 'claimDetails' }, equals: 'yes' };
  const byTheWayIn = { value: { entry: {} }, equals: 'open' };

  it('C8-24: a form’s deadlines are among the settlement’s, in an order that leaves each of them some claims', async () => {
    const early = { ownDeadline: '12/31/2034' };
    const own = { when: bought, key: 'ownDeadline' };
    expect(await codes(...deadlines([own, { key: 'claimFilingDeadline' }], early))).toEqual([]);
    expect(await words(...deadlines([{ when: bought, key: 'ownDeadlin' }, own], early))).toEqual([
      'The settlement has no deadline ownDeadlin. Did you mean "ownDeadline"?',
    ]);
    expect(await codes(...deadlines([{ key: 'claimFilingDeadline' }, own], early))).toEqual([
      'unreachable-deadline',
    ]);
    const misnamed = { when: { value: { field: 'boughtt', model: 'claimDetails' }, equals: 'yes' } };
    expect(await codes(...deadlines([{ ...misnamed, key: 'ownDeadline' }], early))).toEqual([
      'unknown-field',
    ]);
  });

  it('C8-24: a deadline that no form looks at is a finding, and its format is looked at', async () => {
    expect(
      await words(change('settlement.json', '/deadlines/claimFillingDeadline', { deadline: '12/31/2035' })),
    ).toEqual([
      'No form looks at the deadline claimFillingDeadline. Did you mean "claimFilingDeadline"? Or name it among the deadlines of a form.',
    ]);
    const own = { when: bought, key: 'ownDeadline' };
    expect(await codes(...deadlines([own], { ownDeadline: '12/31/34' }))).toEqual(['deadline-format']);
  });

  it('C8-24: a later deadline by an answer that sign-in does not know is warned of', async () => {
    const later = { ownDeadline: '12/31/2036' };
    expect(await codes(...deadlines([{ when: bought, key: 'ownDeadline' }], later))).toEqual([
      'late-condition',
    ]);
    expect(await codes(...deadlines([{ when: byTheWayIn, key: 'ownDeadline' }], later))).toEqual([]);
    expect(
      await codes(...deadlines([{ when: bought, key: 'ownDeadline' }], { ownDeadline: '12/31/2034' })),
    ).toEqual([]);
  });

  it('C8-23: a credential that is required whatever the way in is warned of, where one needs none', async () => {
    const classList = { kind: 'classList', match: [['claimNumber']] };
    const ways = (...list: object[]) => change('settlement.json', '/forms/standard/authorization', list);
    const model = (rules: object[]) =>
      change('models.json', '/models/0/fields', [{ name: 'claimNumber', type: 'string', rules }]);
    const required = model([{ name: 'required' }]);
    const block = (more: object, field: object = {}) =>
      change('pages/standard/landing.json', '/blocks/-', {
        kind: 'fields',
        id: 'sign-in',
        model: 'credentials',
        ...more,
        fields: [{ name: 'claimNumber', label: 'Landing_Title', ...field }],
      });
    const known = { dependencies: [{ when: { value: { entry: {} }, equals: 'classList' } }] };
    const people = { file: 'claimants/standard.csv', text: 'claimNumber:credential\nA-1\n' };
    const both = ways(classList, { kind: 'open' });
    expect(await codes(people, both, required, block({}))).toEqual(['closed-way']);
    expect(await codes(people, both, required, block(known))).toEqual([]);
    expect(await codes(people, both, required, block({}, known))).toEqual([]);
    expect(await codes(people, both, model([]), block({}))).toEqual([]);
    for (const alone of [[classList], [{ kind: 'open' }]])
      expect(await codes(people, ways(...alone), required, block({}))).toEqual([]);
  });

  it('C8-23: a form has each kind of way in once', async () => {
    const ways = (...list: object[]) => change('settlement.json', '/forms/standard/authorization', list);
    expect(await codes(ways({ kind: 'open' }))).toEqual([]);
    expect(await codes(ways({ kind: 'open' }, { kind: 'open' }))).toEqual(['doubled-way']);
    expect(await codes(ways({ kind: 'opne' }))).toEqual(['unknown-value']);
    const people = { file: 'claimants/standard.csv', text: 'claimNo:credential\nA-1\n' };
    expect(await words(people, ways({ kind: 'open' }, { kind: 'classList', match: [['claimNo']] }))).toEqual([
      'The model credentials has no field claimNo. Name a field as the models have it.',
    ]);
  });

  it('R4-04, R8-15: an unexpected form type is a finding', async () => {
    expect(await codes(change('settlement.json', '/forms/standard/formType', 'Automotive'))).toEqual([
      'wrong-form-type',
    ]);
    expect(await codes(change('settlement.json', '/forms/standard/formType', 'Special'))).toEqual([
      'unknown-value',
    ]);
  });
});

describe('class lists', () => {
  const list = (header: string): Change => ({
    file: 'claimants/standard.csv',
    text: `${header}\n${header.replaceAll(/[^,]+/g, 'A')}\n`,
  });

  it.each(['claimNumber:credential', 'a:prefill,b:private', 'a:credential+prefill,b:credential'])(
    'C6-14: the header %s is right',
    async (header) => {
      expect(await codes(list(header))).toEqual([]);
    },
  );

  it.each([
    'claimNumber',
    'claimNumber:secret',
    'ClaimNumber:credential',
    'a:private,a:private',
    ':private',
    '',
  ])('C6-14: the header "%s" is a finding', async (header) => {
    expect(await codes(list(header))).toEqual(['wrong-columns']);
  });

  it.each([
    ['a row too short', 'A,B\nC\nD,B\n', 3],
    ['a row too long', 'A,B\nC,B\n\nD,B,C\n', 5],
    ['a quote that is not closed', '"A,B\n', 2],
  ])('C5-03, C6-14: %s is a finding at its line', async (_what, rows, line) => {
    const folder = bundleWith([{ file: 'claimants/standard.csv', text: `a:credential,b:private\n${rows}` }]);
    expect(await validateBundle(folder)).toMatchObject([{ code: 'syntax-error', line, column: 1 }]);
  });
});
