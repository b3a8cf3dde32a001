import { describe, expect, it } from 'vitest';
import { type Change, change } from '../../bundle/testing/bundles.testkit.ts';
import { changed } from './differences.testkit.ts';

const MODELS = 'models.json';
const DETAILS = 'pages/standard/claim-details.json';

describe('what came with a demand', () => {
  it('C12-04: what came with a demand is stricter, and told with it: by a rule, by a page, always or under a condition', () => {
    const extra = (...rules: object[]) =>
      change(MODELS, '/models/2/fields/-', { name: 'extra', type: 'boolean', rules });
    const isYes = { value: { field: 'bought' }, equals: 'yes' };
    const placed = (required: unknown) =>
      change(DETAILS, '/blocks/0/fields/-', { name: 'extra', model: 'claimDetails', required });
    const came = (...changes: Change[]) => changed(changes).filter((line) => !line.startsWith('changed'));
    expect(came(extra({ name: 'range', ordinalParams: [1, 2] }))).toEqual([
      'added claimDetails.extra: - → yes or no',
    ]);
    expect(came(extra({ name: 'requiredWhen', namedParams: { condition: isYes } }))).toEqual([
      'stricter claimDetails.extra: - → yes or no, and must be answered where claimDetails.bought is "yes"',
    ]);
    expect(came(extra({ name: 'forbiddenWhen', namedParams: { condition: isYes } }))).toEqual([
      'added claimDetails.extra: - → yes or no',
    ]);
    expect(came(extra(), placed(true))).toEqual([
      'stricter claimDetails.extra: - → yes or no, and must be answered',
    ]);
    expect(came(extra(), placed(isYes))).toEqual([
      'stricter claimDetails.extra: - → yes or no, and must be answered where claimDetails.bought is "yes"',
    ]);
    expect(changed([extra(), placed(true)], [extra()])).toContainEqual(
      expect.stringMatching(
        /^stricter claimDetails\.extra, where it is asked: - → .*, and must be answered$/,
      ),
    );
  });

  it('C12-04: a model that came is as strict as what it demands of each claim: its fields, and how many records and documents', () => {
    const model = (dtoMapping: string, rules: object[], own: object[] = []) =>
      change(MODELS, '/models/-', {
        metadata: { formType: 'Standard', dtoMapping },
        ...{ fields: [{ name: 'kind', type: 'string', rules }], rules: own },
      });
    const required = { name: 'required' };
    const none = change(MODELS, '/models/0/metadata/dtoMapping', 'documentContexts');
    const mark = change(MODELS, '/models/0/fields', [{ name: 'mark', type: 'number', rules: [required] }]);
    expect(changed([mark], [none])).toContain(
      'stricter credentials: - → one model, and credentials.mark must be answered',
    );
    expect(changed([model('documentContexts', [required])])).toEqual(['added documentContexts: - → a list']);
    const records = { name: 'records', namedParams: { min: 2 } };
    expect(changed([model('documentContexts', [required], [records])])).toEqual([
      'stricter documentContexts: - → a list, and at least 2 records are demanded',
    ]);
    const anyNumber = { name: 'records', namedParams: { min: 0, max: 5 } };
    expect(changed([model('documentContexts', [], [anyNumber])])).toEqual([
      'added documentContexts: - → a list',
    ]);
    const documents = { name: 'documentsRequired', namedParams: { documents: [{ kind: 'receipt' }] } };
    expect(changed([model('documentContexts', [], [documents])])).toEqual([
      'stricter documentContexts: - → a list, and documents are demanded: receipt at least 1',
    ]);
  });

  it.each([
    [
      { name: 'requireOnePropertyToHaveAValue', ordinalParams: ['extra', 'bought'] },
      'at least 1 of claimDetails.extra',
    ],
    [
      { name: 'chooseBetween', ordinalParams: ['extra', 'bought'], namedParams: { min: 1, max: null } },
      'at least 1 of',
    ],
  ])('C12-04: a rule about several fields demands, too: %j', (rule, words) => {
    const [field] = changed([
      change(MODELS, '/models/2/fields/-', { name: 'extra', type: 'string', rules: [rule] }),
    ]);
    expect(field).toMatch(/^stricter /);
    expect(field).toContain(words);
  });

  it.each([
    [{ name: 'chooseBetween', ordinalParams: ['extra', 'bought'], namedParams: { min: 0, max: 1 } }],
    [{ name: 'requiredOnClientOnly' }],
    [{ name: 'maxLength', ordinalParams: [5] }],
  ])('C12-04: what an empty answer passes, or the server does not ask, is no demand: %j', (rule) => {
    const [field] = changed([
      change(MODELS, '/models/2/fields/-', { name: 'extra', type: 'string', rules: [rule] }),
    ]);
    expect(field).toMatch(/^added /);
  });
});
