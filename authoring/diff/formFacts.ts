import { counted } from '../../bundle/findings/counted.ts';
import { headerOf } from '../../bundle/reading/classList.ts';
import { waysIn } from '../../bundle/view/waysIn.ts';
import type { DocumentLimits, FormSettings, Way } from '../../schemas/generated/types.ts';
import { conditionAt } from '../../transforms/form/conditionAt.ts';
import { conditionText } from './conditionText.ts';
import type { DiffForm, DiffSide } from './diffSide.ts';
import { ofPermission, ofSet, ofUpper } from './effect.ts';
import { byValues, type Fact } from './fact.ts';
import { orderFact } from './orderFact.ts';
import { ofFrame, placeIn, quotedValue, type WrittenFrame } from './writtenFacts.ts';

/**
 * Flattens a form's settings into facts that `claimwright diff` compares one by one: open or disabled, order of pages,
 * ways in, deadlines, limits of documents, class list columns, conditions of content variants.
 */
export function formFacts(side: DiffSide, form: DiffForm): Fact[] {
  const settings = side.view.bundle.settlement.forms[form.config.form];
  if (!settings) return [];
  const frame: WrittenFrame = {
    ...{ form: form.config.form, within: [form.key], key: form.key, name: '' },
    ...{ file: 'settlement.json', path: ['forms', form.key] },
  };
  const own: Fact = {
    ...{ ...ofFrame(frame), subject: 'form', key: form.key, within: [], name: `form ${form.key}` },
    ...{
      value: '',
      words: counted(settings.pages.length, 'page'),
      place: { ...placeIn(frame), part: 'key' },
    },
  };
  return [
    own,
    enabledFact(frame, settings),
    orderFact(frame, 'order of the pages', settings.pages, 'pages'),
    ...wayFacts(side, form, frame),
    ...deadlineFacts(form, frame, settings),
    ...documentFacts(frame, settings.documents ?? {}),
    ...columnFacts(side, form),
    ...variantFacts(side, form),
  ];
}

function enabledFact(frame: WrittenFrame, { enabled = true }: FormSettings): Fact {
  return {
    ...ofFrame(frame),
    ...{ subject: 'setting', key: `${frame.key}|enabled`, name: 'whether the form is open', value: enabled },
    ...{ words: enabled ? 'open' : 'disabled', place: placeIn(frame, 'enabled') },
    changed: byValues(ofPermission),
  };
}

const WAYS: { [K in Way['kind']]: (way: Extract<Way, { kind: K }>) => string } = {
  classList: ({ match }) => `by the class list: ${match.map((names) => names.join(' and ')).join(', or ')}`,
  claims: ({ field }) => `by a claim that was filed: ${field}`,
  open: () => 'open to everybody',
};

function wayWords(way: Way): string {
  if (way.kind === 'classList') return WAYS.classList(way);
  return way.kind === 'claims' ? WAYS.claims(way) : WAYS.open(way);
}

function wayFacts(side: DiffSide, form: DiffForm, frame: WrittenFrame): Fact[] {
  return waysIn(side.view, form.config.form).map(
    ({ way, pointer }): Fact => ({
      ...ofFrame(frame),
      ...{ subject: 'wayIn', key: `${frame.key}|way ${way.kind}`, name: `way in ${way.kind}`, value: way },
      ...{ words: wayWords(way), place: { file: frame.file, pointer } },
      ...{ added: 'looser', gone: 'stricter' },
    }),
  );
}

/** Builds the facts of which claims have which deadline of the form; its moment is a fact of the settlement. */
function deadlineFacts(
  { config, model }: DiffForm,
  frame: WrittenFrame,
  { deadlines = [] }: FormSettings,
): Fact[] {
  return deadlines.map(({ key }, index): Fact => {
    const place = config.deadlines.place.at(index);
    const condition = conditionAt(model, place.at('when')) ?? null;
    return {
      ...ofFrame(frame),
      ...{ subject: 'deadline', key: `${frame.key}|deadline ${key}`, name: `deadline ${key} of its own` },
      ...{
        value: condition,
        words: condition ? `where ${conditionText(condition)}` : 'for all others',
        place,
      },
    };
  });
}

const LIMITS: Record<keyof DocumentLimits, string> = {
  maxBytes: 'most bytes of a document',
  maxFiles: 'most documents',
  accept: 'kinds of files that are taken',
};

function documentFacts(frame: WrittenFrame, limits: DocumentLimits): Fact[] {
  const { maxBytes = 'as the server has it', maxFiles = 'as the server has it', accept } = limits;
  const shared = ofFrame(frame);
  const fact = (name: keyof DocumentLimits, value: unknown, words: string): Fact => ({
    ...{ ...shared, subject: 'documents', key: `${frame.key}|${name}`, name: LIMITS[name], value, words },
    place: placeIn(frame, 'documents', name),
  });
  return [
    { ...fact('maxBytes', maxBytes, String(maxBytes)), changed: byValues(ofUpper) },
    { ...fact('maxFiles', maxFiles, String(maxFiles)), changed: byValues(ofUpper) },
    {
      ...fact('accept', accept?.toSorted() ?? null, accept?.join(', ') ?? 'as the server has it'),
      changed: byValues((before: string[] | null, after: string[] | null) =>
        before && after ? ofSet(before, after) : 'changed',
      ),
    },
  ];
}

/** Builds the facts of the columns of a class list, from its header alone. */
function columnFacts({ view }: DiffSide, { config, key }: DiffForm): Fact[] {
  const file = `claimants/${config.form}.csv`;
  const source = view.files.get(file)?.source;
  if (!source) return [];
  return headerOf(source.text).columns.map(
    ({ name, mark }): Fact => ({
      ...{ form: config.form, within: [key], subject: 'column', key: `${key}|column ${name}` },
      ...{ name: `class list, column ${name}`, value: mark, words: mark, place: { file, pointer: '' } },
    }),
  );
}

/** Builds the facts of the variants of content keys (C8-11) whose conditions read this form. */
function variantFacts(side: DiffSide, { config, model, key }: DiffForm): Fact[] {
  return config.contentVariants.flatMap(({ key: text, variants, place }) =>
    variants.flatMap(({ key: other }, index): Fact[] => {
      const at = place.at(index);
      const condition = conditionAt(model, at.at('when'));
      if (!condition) return [];
      return [
        {
          ...{
            form: config.form,
            within: [key],
            subject: 'text',
            key: `${key}|variant ${text}`,
            alias: other,
          },
          ...{ name: `other wording of ${text}`, value: { condition, key: other }, place: at },
          words: `${quotedValue(side.textsOf(other).en ?? other)} where ${conditionText(condition)}`,
        },
      ];
    }),
  );
}
