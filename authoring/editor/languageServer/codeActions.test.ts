import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../bundle/findings/finding.ts';
import { readBundle } from '../../../bundle/readBundle.ts';
import { REPORT_FORMATS } from '../../../bundle/reporting/formats.ts';
import { bundleWith, type Change, change } from '../../../bundle/testing/bundles.testkit.ts';
import { crossFileReports } from '../../../bundle/validateBundle.ts';
import { codeActionsAt } from './codeActions.ts';
import { EditedBundle } from './editedBundle.ts';
import type { FullCheck } from './fullCheck.ts';

const INFO = 'pages/standard/claimant-info.json';
const MODELS = readFileSync(join(import.meta.dirname, '../../../cli/templates/consumer/models.json'), 'utf8');
const WHOLE = { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } };

/** Looks at everything, and hands the reports over as a thread does: as plain data. */
const FULL_CHECK: FullCheck = {
  check: async (directory) => structuredClone(await crossFileReports(readBundle(directory).view)),
  close: async () => undefined,
};

/** A bundle whose findings are worded in other words than the product's own. */
class OtherWords extends EditedBundle {
  override findings(): Finding[] {
    return super.findings().map((finding) => ({ ...finding, message: 'Ojo.', hint: 'Mírelo.' }));
  }
}

/** A document of a kind that claimants type is demanded. */
const DEMANDED: Change[] = [
  change('models.json', '/models/-', {
    metadata: { formType: 'Standard', dtoMapping: 'documentContexts' },
    fields: [
      { name: 'kind', type: 'string' },
      { name: 'file', type: 'file' },
    ],
    rules: [
      { name: 'required' },
      { name: 'DocumentsRequired', namedParams: { documents: [{ kind: 'letter' }] } },
    ],
  }),
  change(INFO, '/blocks/-', {
    kind: 'recordManager',
    id: 'documents',
    model: 'documentContexts',
    fields: [
      { name: 'kind', label: 'Field_Phone' },
      { name: 'file', label: 'Field_Phone' },
    ],
  }),
];

const MENDED: [what: string, path: string, fault: Change | Change[], title: string][] = [
  ['a misspelt field', INFO, change(INFO, '/blocks/1/fields/0/name', 'emial'), 'Write "email"'],
  ['a misspelt key', INFO, change(INFO, '/blocks/1/fields/1/hnt', 'Hint_Email'), 'Write "hint"'],
  [
    'a misspelt value of a meta-schema',
    'models.json',
    change('models.json', '/models/2/fields/2/type', 'nubmer'),
    'Write "number"',
  ],
  [
    'a misspelt rule',
    'models.json',
    change('models.json', '/models/1/fields/0/rules/0/name', 'requird'),
    'Write "required"',
  ],
  [
    'a misspelt theme',
    'settlement.json',
    change('settlement.json', '/theme', 'jnd-8-0-default'),
    'Write "jnd-7-0-default"',
  ],
  [
    'a misspelt answer of the status page',
    'settlement.json',
    change('settlement.json', '/status', {
      questionKey: 'Field_Email',
      answers: { standard: 'claimantInfo.emial' },
    }),
    'Write "claimantInfo.email"',
  ],
  [
    'a key that is far from any',
    INFO,
    change(INFO, '/blocks/1/fields/1/wxyzwxyz', 1),
    'Take "wxyzwxyz" away',
  ],
  [
    'a text that is used nowhere',
    'content/en.json',
    change('content/en.json', '/Nobody', 'x'),
    'Take "Nobody" away',
  ],
  ['a kind of document without a text', 'models.json', DEMANDED, 'Add the text DocumentKind_letter'],
  ['a text that is missing', INFO, change(INFO, '/titleKey', 'Who'), 'Add the text Who'],
  [
    'a file without a meta-schema',
    'models.json',
    { file: 'models.json', text: MODELS.replace(/^\s*"\$schema".*$/m, '') },
    'Name the meta-schema models.schema.json',
  ],
];

async function opened(folder: string, path: string, Bundle = EditedBundle) {
  const bundle = new Bundle(folder, FULL_CHECK);
  await bundle.lookAtAll();
  return { bundle, path };
}

describe('code actions', () => {
  it.each(MENDED)(
    'C12-06: the mend of %s does not depend on the words of its finding',
    async (_what, path, fault, title) => {
      const folder = bundleWith([fault].flat());
      const told = codeActionsAt(await opened(folder, path), WHOLE);
      expect(told.map((action) => action.title)).toEqual([title]);
      const reworded = codeActionsAt(await opened(folder, path, OtherWords), WHOLE);
      expect(reworded.map(({ title, edit }) => ({ title, edit }))).toEqual(
        told.map(({ title, edit }) => ({ title, edit })),
      );
    },
  );

  it('C5-02: printed findings have no mends', async () => {
    const { bundle } = await opened(bundleWith([change(INFO, '/titleKey', 'Who')]), INFO);
    const findings = bundle.findings();
    expect(findings.filter(({ mend }) => mend).length).toBeGreaterThan(0);
    for (const format of Object.values(REPORT_FORMATS))
      expect(format(findings, false)).not.toContain('"mend"');
  });
});
