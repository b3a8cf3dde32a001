import type { Block } from '../../schemas/generated/types.ts';
import type { NameScope } from '../conditions/names.ts';
import { configModelOf } from '../config/configModelOf.ts';
import type { FaultCollector, SourceLocation } from '../config/errors.ts';
import type { PageConfig } from '../config/formConfig.ts';
import type { ModelConfig } from '../config/modelConfig.ts';
import type { CompiledCondition } from '../ground/expressions.ts';
import { camelCase } from '../ground/modelNames.ts';
import type { PlanPage } from '../ground/plan.ts';
import { type FormNotes, withoutFaults } from './formNotes.ts';

/** Builds the plan of a page from its own conditions. They belong to no model, so they name the model of each field. */
export function buildPage(
  config: PageConfig,
  models: readonly ModelConfig[],
  faults: FaultCollector,
  notes: FormNotes,
): PlanPage {
  const { name, page, place } = config;
  const scope: NameScope = { models, rows: [] };
  const compile = (role: 'skip' | 'exit', condition: unknown, at: SourceLocation) =>
    faults.attempt(() => notes.ofPage(config, role, condition, scope, at));
  const plan: PlanPage = { name, path: page.path };
  const skipWhen = page.skipWhen && compile('skip', page.skipWhen, place.at('skipWhen'));
  if (skipWhen) plan.skipWhen = skipWhen;
  const exits = (page.exits ?? []).flatMap((exit, index) => {
    const when = compile('exit', exit.when, place.at('exits', index, 'when'));
    return when ? [{ when, to: exit.to }] : [];
  });
  if (exits.length) plan.exits = exits;
  const blocks = buildBlocks(config, models, faults, notes);
  if (Object.keys(blocks).length) plan.blocks = blocks;
  return plan;
}

function buildBlocks(
  config: PageConfig,
  models: readonly ModelConfig[],
  faults: FaultCollector,
  notes: FormNotes,
): Record<string, CompiledCondition[]> {
  const entries = config.page.blocks.flatMap((block, index) => {
    const scope = scopeOfBlock(block, models);
    const place = config.place.at('blocks', index);
    const conditions = (block.dependencies ?? []).flatMap(({ when }, position) => {
      const at = place.at('dependencies', position, 'when');
      return faults.attempt(() => notes.ofPage(config, 'block', when, scope, at)) ?? [];
    });
    notePartsOf(block, config, scope, place, notes);
    return conditions.length ? [[block.id, conditions] as const] : [];
  });
  return Object.fromEntries(entries);
}

function scopeOfBlock(block: Block, models: readonly ModelConfig[]): NameScope {
  const name = 'model' in block && block.model !== undefined ? camelCase(block.model) : undefined;
  const own = configModelOf(models, name);
  return own?.kind === 'single' ? { models, rows: [], own: own.name } : { models, rows: [] };
}

/** Records the condition `person` and the operand `min` of a block; other parts of the build report their faults. */
function notePartsOf(
  block: Block,
  page: PageConfig,
  scope: NameScope,
  place: SourceLocation,
  notes: FormNotes,
): void {
  const { models } = scope;
  if ('person' in block && typeof block.person === 'object')
    withoutFaults(() => notes.ofPage(page, 'wording', block.person, scope, place.at('person')));
  if ('min' in block && block.min !== undefined)
    withoutFaults(() => notes.operand({ rows: [], page }, block.min, { models, rows: [] }, place.at('min')));
}
