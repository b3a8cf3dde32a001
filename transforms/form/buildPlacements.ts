import type { Block, Dependency, FieldPlacement } from '../../schemas/generated/types.ts';
import type { PlanDependency, PlanDocuments, PlanOnly, PlanPage, PlanPlacement } from '../claims/types.ts';
import { compileCondition } from '../conditions/compile.ts';
import type { NameScope } from '../conditions/names.ts';
import type { CompiledCondition } from '../conditions/types.ts';
import type { FaultCollector, Place } from '../config/errors.ts';
import type { FormConfig, PageConfig } from '../config/formConfig.ts';
import type { FieldConfig, ModelConfig } from '../config/modelConfig.ts';
import { camelCase, isModelName } from '../config/names.ts';
import { fromPointer } from '../config/pointer.ts';
import { type Placement, placementsOf, shownFields } from '../pages/placements.ts';
import { compileDocuments, requireLink } from './compileDocuments.ts';

/** The scope of names on a field: its own model, or the records around it. */
export function scopeOfField(
  models: readonly ModelConfig[],
  model: ModelConfig,
  list?: FieldConfig,
): NameScope {
  if (model.kind === 'single') return { models, rows: [], own: model.name };
  const record = { fields: model.fields, list: model.name };
  return { models, rows: list ? [{ fields: list.fields ?? [] }, record] : [record] };
}

function compileDependency(dependency: Dependency, scope: NameScope, place: Place): PlanDependency {
  return {
    when: compileCondition(dependency.when, scope, place.at('when')),
    hide: dependency.hide ?? true,
    disable: dependency.disable ?? false,
    disableOnFulfilled: dependency.disableOnFulfilled ?? false,
    resetOnUnfulfilled: dependency.resetOnUnfulfilled ?? true,
    resetOnFulfilled: dependency.resetOnFulfilled ?? false,
    resetValue: dependency.resetValue ?? null,
    ...(dependency.mask !== undefined && { mask: dependency.mask }),
  };
}

function compileDependencies(
  dependencies: readonly Dependency[],
  scope: NameScope,
  place: Place,
  faults: FaultCollector,
): PlanDependency[] {
  return dependencies.flatMap((dependency, index) => {
    const at = place.at(index);
    return faults.attempt(() => compileDependency(dependency, scope, at)) ?? [];
  });
}

/** A page's own conditions. They belong to no model, so they name the model of each field. */
function buildPage(
  { name, page, place }: PageConfig,
  models: readonly ModelConfig[],
  faults: FaultCollector,
): PlanPage {
  const scope: NameScope = { models, rows: [] };
  const compile = (condition: unknown, at: Place) =>
    faults.attempt(() => compileCondition(condition, scope, at));
  const plan: PlanPage = { name, path: page.path };
  const skipWhen = page.skipWhen && compile(page.skipWhen, place.at('skipWhen'));
  if (skipWhen) plan.skipWhen = skipWhen;
  const exits = (page.exits ?? []).flatMap((exit, index) => {
    const when = compile(exit.when, place.at('exits', index, 'when'));
    return when ? [{ when, to: exit.to }] : [];
  });
  if (exits.length) plan.exits = exits;
  const blocks = buildBlocks({ name, page, place }, models, faults);
  if (Object.keys(blocks).length) plan.blocks = blocks;
  return plan;
}

function buildBlocks(
  { page, place }: PageConfig,
  models: readonly ModelConfig[],
  faults: FaultCollector,
): Record<string, CompiledCondition[]> {
  const entries = page.blocks.flatMap((block, index) => {
    const own =
      'model' in block && block.model !== undefined
        ? models.find((model) => model.name === camelCase(block.model ?? ''))
        : undefined;
    const scope: NameScope =
      own?.kind === 'single' ? { models, rows: [], own: own.name } : { models, rows: [] };
    const conditions = (block.dependencies ?? []).flatMap(
      (dependency, position) =>
        faults.attempt(() =>
          compileCondition(
            dependency.when,
            scope,
            place.at('blocks', index, 'dependencies', position, 'when'),
          ),
        ) ?? [],
    );
    return conditions.length ? [[block.id, conditions] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Where fields and list models are placed, by `model`, `model.field` or `model.field.inner`. */
export type PlacementIndex = ReadonlyMap<string, PlanPlacement[]>;

/** What the pages write of each placed field, by `model.field`. */
export type WrittenIndex = ReadonlyMap<string, readonly FieldPlacement[]>;

/** What the pages say about where fields are. */
export interface PlacedPages {
  pages: PlanPage[];
  placements: PlacementIndex;
  written: WrittenIndex;
}

interface Found {
  model: ModelConfig;
  list?: FieldConfig;
  field: FieldConfig;
}

/** The page's block of a placement: where its model is named, if the placement does not do that itself. */
function blockOf({ blockIndex }: Placement, page: Place): Place {
  return page.at('blocks', blockIndex);
}

function findModel(placement: Placement, models: readonly ModelConfig[], page: Place): ModelConfig {
  const { model: name, field, pointer } = placement;
  if (name === undefined)
    throw blockOf(placement, page).error(
      'unknown-model',
      'Neither this block nor its fields say which model they are of',
      'Add "model" to the block, or to each field.',
      { name: placement.name },
    );
  const model = models.find((candidate) => candidate.name === name);
  if (model) return model;
  const named = field.model === undefined ? blockOf(placement, page) : page.at(...fromPointer(pointer));
  throw named
    .at('model')
    .error('unknown-model', `The form has no model ${name}`, 'Name a model of the form by its dtoMapping.', {
      name,
    });
}

/** The field that a placement names; undefined where it is a column of a list that is at fault itself. */
function find(placement: Placement, models: readonly ModelConfig[], page: Place): Found | undefined {
  const { within, name, pointer } = placement;
  const known = models.some((model) => model.name === placement.model);
  if (within !== undefined && !known) return undefined;
  const model = findModel(placement, models, page);
  const list = within === undefined ? undefined : model.fields.find((field) => field.name === within);
  if (within !== undefined && !list) return undefined;
  const field = (list?.fields ?? model.fields).find((candidate) => candidate.name === name);
  if (field) return list ? { model, list, field } : { model, field };
  throw page
    .at(...fromPointer(pointer), 'name')
    .error(
      'placed-field-missing',
      `${model.name} has no field ${name}`,
      'Correct the name, or add the field to the model.',
      { name, model: model.name },
    );
}

function keyOf({ model, list, field }: Found): string {
  return list ? `${model.name}.${list.name}.${field.name}` : `${model.name}.${field.name}`;
}

function push<T>(index: Map<string, T[]>, key: string, value: T): void {
  const known = index.get(key);
  if (known) known.push(value);
  else index.set(key, [value]);
}

type RecordBlock = Extract<Block, { kind: 'recordManager' | 'recordTable' }>;

/** Gathers the placements of a form, page by page. */
class PlacementGatherer {
  readonly placements = new Map<string, PlanPlacement[]>();
  readonly written = new Map<string, FieldPlacement[]>();
  private readonly models: readonly ModelConfig[];
  private readonly faults: FaultCollector;

  constructor(models: readonly ModelConfig[], faults: FaultCollector) {
    this.models = models;
    this.faults = faults;
  }

  addPage({ page, place }: PageConfig, index: number): void {
    for (const placement of placementsOf(page)) {
      const found = this.faults.attempt(() => find(placement, this.models, place));
      if (found) this.addField(placement, found, place.at(...fromPointer(placement.pointer)), index);
    }
    for (const shown of shownFields(page)) this.faults.attempt(() => find(shown, this.models, place));
    for (const [position, block] of page.blocks.entries())
      this.addList(block, index, place.at('blocks', position));
  }

  /** The condition under which a block's name or address is somebody else's (C10-26). */
  private otherPersonOf(block: Block, scope: NameScope, place: Place): CompiledCondition | undefined {
    if (!('person' in block) || typeof block.person !== 'object') return undefined;
    return this.faults.attempt(() => compileCondition(block.person, scope, place.at('person')));
  }

  private addField({ field, block }: Placement, found: Found, place: Place, page: number): void {
    const written = field.dependencies ?? [];
    if (written.length && found.field.type === 'file')
      this.faults.add(
        place
          .at('dependencies')
          .fault(
            'file-dependency',
            `Dependency behaviour is not supported for a file field: ${found.field.name} has dependencies`,
            'Remove them; give the whole block a dependency instead (R4-15).',
          ),
      );
    const scope = scopeOfField(this.models, found.model, found.list);
    const dependencies = compileDependencies(written, scope, place.at('dependencies'), this.faults);
    const key = keyOf(found);
    const only = this.onlyOf(block);
    const otherPerson = this.otherPersonOf(block, scope, place);
    push(this.placements, key, {
      page,
      block: block.id,
      ...(otherPerson && { otherPerson }),
      ...(field.maskName !== undefined && { mask: field.maskName }),
      ...(dependencies.length > 0 && { dependencies }),
      ...(only && { only }),
    });
    push(this.written, key, field);
  }

  private addList(block: Block, page: number, place: Place): void {
    if (block.kind !== 'recordManager' && block.kind !== 'recordTable') return;
    const name = camelCase(block.model);
    const only = this.onlyOf(block);
    if (block.only && !only) this.faults.attempt(() => this.refuseOnly(block.only?.field ?? '', name, place));
    const documents = this.faults.attempt(() => this.documentsOf(block, name, place.at('documents')));
    if (isModelName(name))
      push(this.placements, name, {
        page,
        block: block.id,
        ...(only && { only }),
        ...(documents && { documents }),
      });
  }

  /** The documents that are chosen in a block's records; undefined where there are none. */
  private documentsOf(block: RecordBlock, list: string, place: Place): PlanDocuments | undefined {
    const model = this.models.find((candidate) => candidate.name === list);
    if (!block.documents || !model) return undefined;
    requireLink(this.models, model, place);
    return compileDocuments(block.documents, scopeOfField(this.models, model), place, this.onlyOf(block));
  }

  /** The records that a block shows; undefined for all of them, or where its list lacks the field. */
  private onlyOf(block: Block): PlanOnly | undefined {
    if (!('only' in block) || !block.only) return undefined;
    const { field, equals } = block.only;
    const model = this.models.find((candidate) => candidate.name === camelCase(block.model));
    const found = model?.fields.find((candidate) => candidate.name === camelCase(field));
    return found && { field: found.name, type: found.type, equals };
  }

  private refuseOnly(field: string, list: string, block: Place): void {
    const model = this.models.find((candidate) => candidate.name === list);
    if (!model) return;
    const name = camelCase(field);
    throw block
      .at('only', 'field')
      .error(
        'placed-field-missing',
        `${list} has no field ${name}`,
        'Correct the name, or add the field to the model.',
        {
          name,
          model: list,
        },
      );
  }
}

/** Resolves every placement of the form's pages. Faults are collected; what is at fault is left out. */
export function buildPlacements(form: FormConfig, faults: FaultCollector): PlacedPages {
  const gatherer = new PlacementGatherer(form.models, faults);
  const all = [...form.pages, ...form.exitPages];
  for (const [index, page] of all.entries()) gatherer.addPage(page, index);
  const pages = all.map((page) => buildPage(page, form.models, faults));
  return { pages, placements: gatherer.placements, written: gatherer.written };
}
