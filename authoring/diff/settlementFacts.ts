import { counted } from '../../bundle/findings/counted.ts';
import type { Deadline, Settlement } from '../../schemas/generated/types.ts';
import { parseDeadline } from '../../transforms/deadlines/deadlines.ts';
import type { DiffSide } from './diffSide.ts';
import { ofPermission, ofSet, ofUpper } from './effect.ts';
import { byValues, type Fact, NEVER_ALONE } from './fact.ts';
import { fewWords } from './placementFacts.ts';
import { keyOfCulture, ofFrame, placeIn, type WrittenFrame, writtenFacts } from './writtenFacts.ts';

const FRAME: WrittenFrame = { within: [], key: 'settlement', name: '', file: 'settlement.json', path: [] };

/** Properties of the settlement with facts of their own, here or among those of the forms. */
const TOLD = new Set(['forms', 'deadlines', 'cultures', 'characterWhitelist', 'contentVariants', 'timeZone']);

/** Builds the facts of a settlement outside its forms: deadlines, cultures, whitelist, lists, other settings. */
export function settlementFacts(side: DiffSide): Fact[] {
  const { settlement } = side.view.bundle;
  return [
    ...Object.entries(settlement.deadlines).map(([key, deadline]) => deadlineFact(settlement, key, deadline)),
    ...Object.entries(settlement.cultures).map(([culture, name]) => cultureFact(culture, name)),
    whitelistFact(settlement),
    ...listFacts(side),
    ...writtenFacts(side, FRAME, settlement, TOLD),
  ];
}

type Told = Pick<Fact, 'subject' | 'key' | 'name' | 'value' | 'words' | 'place'> &
  Partial<Pick<Fact, 'added' | 'gone' | 'changed'>>;

const ofSettlement = (told: Told): Fact => ({ ...ofFrame(FRAME), ...told });

/** Builds the fact of a deadline: a later one is looser. Instants are compared, whatever their time zone. */
function deadlineFact(settlement: Settlement, key: string, { deadline, timeZone }: Deadline): Fact {
  const zone = timeZone ?? settlement.timeZone;
  return ofSettlement({
    subject: 'deadline',
    key: `deadline|${key}`,
    name: `deadline ${key}`,
    value: parseDeadline(deadline, zone).getTime(),
    words: `${deadline}, ${zone}`,
    place: placeIn(FRAME, 'deadlines', key),
    added: 'stricter',
    gone: 'looser',
    changed: byValues(ofUpper),
  });
}

function cultureFact(culture: string, name: string): Fact {
  return ofSettlement({
    subject: 'culture',
    key: keyOfCulture(culture),
    name: `culture ${culture}`,
    value: name,
    words: name,
    place: placeIn(FRAME, 'cultures', culture),
  });
}

/** Builds the fact of the characters that the rule characterSetRestriction allows; all where there is no whitelist. */
function whitelistFact({ characterWhitelist }: Settlement): Fact {
  return ofSettlement({
    subject: 'setting',
    key: 'characterWhitelist',
    name: 'characters that may be typed',
    value: characterWhitelist,
    words: characterWhitelist ?? 'all',
    place: placeIn(FRAME, 'characterWhitelist'),
    changed: byValues((before: string | null, after: string | null) => {
      if (before === null || after === null) return ofPermission(before === null, after === null);
      return ofSet([...before], [...after]);
    }),
  });
}

function listFacts({ view }: DiffSide): Fact[] {
  const files = [...view.files.values()].filter(
    ({ source }) => source.kind === 'list' || source.kind === 'csvList',
  );
  return files.flatMap(({ source }): Fact[] => {
    const entries = view.bundle.lists[source.name]?.values ?? [];
    const frame: WrittenFrame = { ...FRAME, file: source.path };
    const key = `list|${source.name}`;
    const values = entries.map(({ value }) => value);
    const own = { ...ofFrame(frame), place: placeIn(frame) };
    const labels = entries.map(
      ({ value, label }, index): Fact => ({
        ...{
          ...own,
          subject: 'text',
          key: `${key}|${value}`,
          within: [NEVER_ALONE],
          name: `list ${source.name}, ${value}`,
        },
        ...{ value: label ?? value, words: label ?? value },
        ...(source.kind === 'list' && { place: placeIn(frame, 'values', index) }),
      }),
    );
    const all: Fact = {
      ...{
        ...own,
        subject: 'options',
        key: `${key}|values`,
        within: [key],
        name: `list ${source.name}, values`,
      },
      ...{ value: values, words: fewWords(values) },
      changed: byValues((before: string[], after: string[]) => ofSet(before, after) ?? 'changed'),
    };
    return [
      {
        ...own,
        subject: 'list',
        key,
        name: `list ${source.name}`,
        value: '',
        words: counted(values.length, 'value'),
      },
      all,
      ...labels,
    ];
  });
}
