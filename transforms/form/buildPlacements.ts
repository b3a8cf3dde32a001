import type { Block, Dependency, FieldPlacement } from '../../schemas/generated/types.ts';
import { compileCondition } from '../conditions/compile.ts';
import { type NameScope, rowWithin } from '../conditions/names.ts';
import { configModelOf } from '../config/configModelOf.ts';
import type { FaultCollector, SourceLocation } from '../config/errors.ts';
import type { FormConfig, PageConfig } from '../config/formConfig.ts';
import type { FieldConfig, ModelConfig } from '../config/modelConfig.ts';
import type { CompiledCondition } from '../ground/expressions.ts';
import { camelCase, isModelName } from '../ground/modelNames.ts';
import type { PlanDependency, PlanDocuments, PlanPage, PlanPlacement, RecordFilter } from '../ground/plan.ts';
import { fromPointer } from '../ground/pointer.ts';
import { type Placement, placementsOf, shownFields } from '../pages/placements.ts';
import { buildPage } from './buildPage.ts';
import { compileDocuments, requireLink } from './compileDocuments.ts';
import { findPlaced, keyOfPlaced, type PlacedField } from './findPlaced.ts';
import { type FormNodes, rowsIn } from './formNodes.ts';
import { type FormNotes, withoutFaults } from './formNotes.ts';

/** Returns the scope in which a field's conditions resolve names: its single model, or its enclosing records. */
export function scopeOfField(
  models: readonly ModelConfig[],
  model: ModelConfig,
  list?: FieldConfig,
): NameScope {
  if (model.kind === 'single') return { models, rows: [], own: model.name };
  const record = rowWithin(model);
  return { models, rows: list ? [rowWithin(list), record] : [record] };
}

/** Function that compiles and records a condition of a placed field. */
type CompileWhen = (written: unknown, place: SourceLocation) => CompiledCondition;

function compileDependency(
  dependency: Dependency,
  compile: CompileWhen,
  place: SourceLocation,
): PlanDependency {
  return {
    when: compile(dependency.when, place.at('when')),
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
  compile: CompileWhen,
  place: SourceLocation,
  faults: FaultCollector,
): PlanDependency[] {
  return dependencies.flatMap((dependency, index) => {
    const at = place.at(index);
    return faults.attempt(() => compileDependency(dependency, compile, at)) ?? [];
  });
}

/** Placements of fields and list models, by `model`, `model.field` or `model.field.inner`. */
export type PlacementIndex = ReadonlyMap<string, PlanPlacement[]>;

/** Placements of each field as in the page files, not compiled, by `model.field` or `model.field.inner`. */
export type WrittenIndex = ReadonlyMap<string, readonly FieldPlacement[]>;

/** Placements of all pages of a form. */
export interface PlacedPages {
  pages: PlanPage[];
  placements: PlacementIndex;
  written: WrittenIndex;
}

function push<T>(index: Map<string, T[]>, key: string, value: T): void {
  const known = index.get(key);
  if (known) known.push(value);
  else index.set(key, [value]);
}

type RecordBlock = Extract<Block, { kind: 'recordManager' | 'recordTable' }>;

/** Builder of the placements of a form, page by page. */
class PlacementGatherer {
  readonly placements = new Map<string, PlanPlacement[]>();
  readonly written = new Map<string, FieldPlacement[]>();
  private readonly models: readonly ModelConfig[];
  private readonly faults: FaultCollector;
  private readonly nodes: FormNodes;
  private readonly notes: FormNotes;

  constructor(models: readonly ModelConfig[], faults: FaultCollector, nodes: FormNodes, notes: FormNotes) {
    this.models = models;
    this.faults = faults;
    this.nodes = nodes;
    this.notes = notes;
  }

  addPage(config: PageConfig, index: number): void {
    const { page, place } = config;
    for (const placement of placementsOf(page)) {
      const found = this.faults.attempt(() => findPlaced(placement, this.models, place));
      if (found) this.addField(placement, found, config, index);
    }
    for (const shown of shownFields(page)) this.faults.attempt(() => findPlaced(shown, this.models, place));
    for (const [position, block] of page.blocks.entries())
      this.addList(block, config, index, place.at('blocks', position));
  }

  /** Returns the condition under which a block's name or address belongs to another person (C10-26). */
  private otherPersonOf(
    block: Block,
    scope: NameScope,
    place: SourceLocation,
  ): CompiledCondition | undefined {
    if (!('person' in block) || typeof block.person !== 'object') return undefined;
    return this.faults.attempt(() => compileCondition(block.person, scope, place.at('person')));
  }

  private addField(
    { field, block, pointer }: Placement,
    found: PlacedField,
    config: PageConfig,
    page: number,
  ): void {
    const place = config.place.at(...fromPointer(pointer));
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
    const compile = this.compilerOf('field', found, config, 'fields' in block);
    const dependencies = compileDependencies(written, compile, place.at('dependencies'), this.faults);
    this.noteRequired(field, found, config, 'fields' in block, place.at('required'));
    const key = keyOfPlaced(found);
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

  private compilerOf(
    role: 'field' | 'asked',
    { model, list, field }: PlacedField,
    page: PageConfig,
    isWritten: boolean,
  ): CompileWhen {
    const standing = { rows: rowsIn(model, list), owner: this.nodes.of(field), page, isWritten };
    const scope = scopeOfField(this.models, model, list);
    return (written, place) => this.notes.ofPlacement(standing, role, written, scope, place);
  }

  /** Records the condition under which a page demands a field; its rule (pageRules) reports its faults. */
  private noteRequired(
    { required }: FieldPlacement,
    found: PlacedField,
    page: PageConfig,
    isWritten: boolean,
    place: SourceLocation,
  ): void {
    if (typeof required !== 'object' || required === null) return;
    withoutFaults(() => this.compilerOf('asked', found, page, isWritten)(required, place));
  }

  private addList(block: Block, config: PageConfig, page: number, place: SourceLocation): void {
    if (block.kind !== 'recordManager' && block.kind !== 'recordTable') return;
    const name = camelCase(block.model);
    const only = this.onlyOf(block);
    if (block.only && !only) this.faults.attempt(() => this.refuseOnly(block.only?.field ?? '', name, place));
    const documents = this.faults.attempt(() => this.documentsOf(block, name, place.at('documents')));
    if (documents && block.documents && isModelName(name))
      this.notes.addDocuments(config, documents, block.documents, name, place.at('documents'));
    if (isModelName(name))
      push(this.placements, name, {
        page,
        block: block.id,
        ...(only && { only }),
        ...(documents && { documents }),
      });
  }

  /** Returns the documents that are chosen in a block's records; undefined where there are none. */
  private documentsOf(block: RecordBlock, list: string, place: SourceLocation): PlanDocuments | undefined {
    const model = configModelOf(this.models, list);
    if (!block.documents || !model) return undefined;
    requireLink(this.models, model, place);
    return compileDocuments(block.documents, scopeOfField(this.models, model), place, this.onlyOf(block));
  }

  /** Returns the filter of a block's records; undefined where it shows all of them, or its list lacks the field. */
  private onlyOf(block: Block): RecordFilter | undefined {
    if (!('only' in block) || !block.only) return undefined;
    const { field, equals } = block.only;
    const model = configModelOf(this.models, camelCase(block.model));
    const found = model?.fields.find((candidate) => candidate.name === camelCase(field));
    return found && { field: found.name, type: found.type, equals };
  }

  private refuseOnly(field: string, list: string, block: SourceLocation): void {
    const model = configModelOf(this.models, list);
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

/**
 * Resolves every placement of the form's pages, and compiles its dependencies. `nodes` returns the node of a field's
 * configuration; conditions and documents are recorded in `notes`. Faults are collected; faulty parts are left out.
 */
export function buildPlacements(
  form: FormConfig,
  faults: FaultCollector,
  nodes: FormNodes,
  notes: FormNotes,
): PlacedPages {
  const gatherer = new PlacementGatherer(form.models, faults, nodes, notes);
  const all = [...form.pages, ...form.exitPages];
  for (const [index, page] of all.entries()) gatherer.addPage(page, index);
  const pages = all.map((page) => buildPage(page, form.models, faults, notes));
  return { pages, placements: gatherer.placements, written: gatherer.written };
}
