import type { Block } from '../../schemas/generated/types.ts';
import { configModelOf } from '../../transforms/config/configModelOf.ts';
import type { PageConfig } from '../../transforms/config/formConfig.ts';
import { scopeOfField } from '../../transforms/form/buildPlacements.ts';
import { compileDocuments } from '../../transforms/form/compileDocuments.ts';
import { conditionAt, operandAt } from '../../transforms/form/conditionAt.ts';
import type { CompiledCondition } from '../../transforms/ground/expressions.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { fieldsOfBlock } from '../../transforms/pages/placements.ts';
import { conditionText, operandText } from './conditionText.ts';
import type { DiffForm, DiffSide } from './diffSide.ts';
import { ofLower } from './effect.ts';
import { byValues, type Fact } from './fact.ts';
import { orderFact } from './orderFact.ts';
import { placementFacts } from './placementFacts.ts';
import { demandWords } from './ruleWords.ts';
import { ofFrame, placeIn, quotedValue, type WrittenFrame, writtenFacts } from './writtenFacts.ts';

/** Builds the facts of a form's pages for `claimwright diff`: their skips and exits, blocks and placed fields. */
export function pageFacts(side: DiffSide, form: DiffForm): Fact[] {
  const { pages, exitPages } = form.config;
  return [
    ...pages.flatMap((page) => ofPage(side, form, page, 'a page of the form')),
    ...exitPages.flatMap((page) => ofPage(side, form, page, 'a page that an exit leads to')),
  ];
}

/** Returns the key of a page. */
const keyOfPage = ({ key }: DiffForm, name: string): string => `${key}|pages|${name}`;

const TOLD = new Set(['blocks', 'exits', 'skipWhen']);

function ofPage(side: DiffSide, form: DiffForm, config: PageConfig, kind: string): Fact[] {
  const { name, page, place } = config;
  const key = keyOfPage(form, name);
  const frame: WrittenFrame = {
    ...{ form: form.config.form, page: name, within: [key], key, name: '' },
    ...{ file: place.file, path: [] },
  };
  const title = side.textsOf(page.titleKey).en;
  const own: Fact = {
    ...ofFrame(frame),
    ...{ subject: 'page', key, within: [form.key], name: `page ${page.path}`, value: kind, place },
    words: title === undefined ? kind : `${kind}, ${quotedValue(title)}`,
  };
  return [
    own,
    ...writtenFacts(side, frame, page, TOLD),
    ...conditionsOf(form, frame, config),
    ...page.blocks.flatMap((block, index) => ofBlock(side, form, frame, block, index)),
  ];
}

/** Builds the facts of the conditions that skip a page or end the form. */
function conditionsOf(form: DiffForm, frame: WrittenFrame, { page, place }: PageConfig): Fact[] {
  const skipped = conditionAt(form.model, place.at('skipWhen'));
  const exits = (page.exits ?? []).flatMap(({ to }, index): Fact[] => {
    const condition = conditionAt(form.model, place.at('exits', index, 'when'));
    if (!condition) return [];
    return [
      {
        ...ofFrame(frame),
        ...{ subject: 'exit', key: `${frame.key}|exit ${to}`, name: `exit to ${to}`, value: condition },
        ...{ words: `where ${conditionText(condition)}`, place: placeIn(frame, 'exits', index) },
        ...{ added: 'stricter', gone: 'looser' },
      },
    ];
  });
  return [
    ...(skipped ? [conditionFact(frame, 'skipped', skipped, placeIn(frame, 'skipWhen'))] : []),
    ...exits,
  ];
}

function conditionFact(
  frame: WrittenFrame,
  what: 'skipped' | 'shown',
  condition: CompiledCondition,
  place: Fact['place'],
): Fact {
  return {
    ...ofFrame(frame),
    subject: 'condition',
    key: `${frame.key}|${what}`,
    name: frame.name === '' ? `the page is ${what}` : `${frame.name} is ${what}`,
    value: condition,
    words: `where ${conditionText(condition)}`,
    place,
  };
}

/** Properties with facts of their own; an address and a name have those of the fields that they expand to. */
const OF_BLOCKS = new Set(['kind', 'id', 'fields', 'dependencies', 'min', 'documents', 'required', 'only']);
const OF_EXPANDED = new Set([
  ...OF_BLOCKS,
  'prefix',
  'hasCountry',
  'hasStreetLine2',
  'hasInternationalSupport',
  'layout',
  'prepopulated',
  'model',
]);

function ofBlock(side: DiffSide, form: DiffForm, page: WrittenFrame, block: Block, index: number): Fact[] {
  const key = `${page.key}|${block.id}`;
  const name = `block ${block.id}`;
  const frame: WrittenFrame = { ...page, within: [page.key, key], key, name, path: ['blocks', index] };
  const own: Fact = {
    ...ofFrame(frame),
    ...{ subject: 'block', key, within: [page.key], name, value: block.kind, words: block.kind },
    place: placeIn(frame),
  };
  const isExpanded = block.kind === 'address' || block.kind === 'name';
  return [
    own,
    ...writtenFacts(side, frame, block, isExpanded ? OF_EXPANDED : OF_BLOCKS),
    ...shownWhere(form, frame, block),
    ...recordFacts(form, frame, block),
    orderFact(
      frame,
      `${name}, order of its fields`,
      fieldsOfBlock(block).map((field) => camelCase(field.name)),
    ),
    ...placementFacts(side, form, frame, block, index),
  ];
}

function shownWhere(form: DiffForm, frame: WrittenFrame, block: Block): Fact[] {
  const conditions = (block.dependencies ?? []).flatMap(
    (_, index) => conditionAt(form.model, placeIn(frame, 'dependencies', index, 'when')) ?? [],
  );
  if (conditions.length === 0) return [];
  return [conditionFact(frame, 'shown', { all: conditions }, placeIn(frame, 'dependencies'))];
}

const DEMANDED = { added: 'stricter', gone: 'looser' } as const;
/** Returns the effects of documents, which may be optional. */
const ofDocuments = (own?: object) => (own ? DEMANDED : ({ added: 'changed', gone: 'changed' } as const));

const leastRecords = (min: string): string => `at least ${min} ${min === '1' ? 'record' : 'records'}`;

/** Builds the facts that a block of records implies: a minimum of records, and documents for each. */
function recordFacts(form: DiffForm, frame: WrittenFrame, block: Block): Fact[] {
  if (block.kind !== 'recordManager' && block.kind !== 'recordTable') return [];
  const { models, pages } = form.config;
  const list = configModelOf(models, camelCase(block.model));
  const place = pages[0]?.place;
  if (!list || !place) return [];
  const fact = (what: string, value: unknown, words: string): Fact => ({
    ...ofFrame(frame),
    ...{ subject: 'rule', key: `${frame.key}|${what}`, name: `${frame.name}, ${what}`, value, words },
    place: placeIn(frame, what),
    ...DEMANDED,
  });
  const facts: Fact[] = [];
  if (block.kind === 'recordManager' && block.required)
    facts.push(fact('required', true, 'at least 1 record'));
  const least = operandAt(form.model, placeIn(frame, 'min'));
  if (least) {
    const min = operandText(least);
    facts.push({ ...fact('min', min, leastRecords(min)), changed: byValues(ofLower) });
  }
  if (block.only) {
    const { field, equals } = block.only;
    const { added: _added, gone: _gone, ...only } = fact('only', [camelCase(field), equals], '');
    facts.push({
      ...only,
      subject: 'setting',
      words: `the records whose ${camelCase(field)} is ${String(equals)}`,
    });
  }
  if (block.documents) {
    const {
      kind,
      when,
      demands: [own] = [],
    } = compileDocuments(block.documents, scopeOfField(models, list), place, undefined);
    const words = own
      ? demandWords({ ...own, kind })
      : `${kind}${when ? ` where ${conditionText(when)}` : ''}`;
    facts.push({
      ...fact('documents', { kind, when, own }, words),
      subject: 'documents',
      ...ofDocuments(own),
    });
  }
  return facts;
}
