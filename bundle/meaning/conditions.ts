import { compileCondition, compileOperand } from '../../transforms/conditions/compile.ts';
import type { NameScope } from '../../transforms/conditions/names.ts';
import type { CompiledCondition, CompiledOperand } from '../../transforms/conditions/types.ts';
import { FaultCollector, Place } from '../../transforms/config/errors.ts';
import { camelCase } from '../../transforms/config/names.ts';
import { fromPointer } from '../../transforms/config/pointer.ts';
import { scopeOfField } from '../../transforms/form/buildPlacements.ts';
import { placementsOf } from '../../transforms/pages/placements.ts';
import { type BundleView, formTypeOf, type PageView, remembered } from '../view/bundleView.ts';
import { type ModelView, placedField } from '../view/modelIndex.ts';
import {
  type ConditionUse,
  type OperandUse,
  operandsOfCondition,
  operandsWithin,
  type Path,
  type Role,
  type RowsOf,
  type Standing,
  whereOf,
} from './conditionUse.ts';
import { conditionsOfRules, operandsOfRules } from './ruleConditions.ts';

/** Every condition and operand of the bundle, with the names resolved. What is at fault is another finding. */
interface Uses {
  conditions: readonly ConditionUse[];
  operands: readonly OperandUse[];
}

export const usesOf = remembered((view: BundleView): Uses => {
  const roots = [...conditionsOfRules(view), ...conditionsOfPages(view), ...conditionsOfSettlement(view)];
  const given = [...operandsOfRules(view), ...computedOperands(view), ...operandsOfPages(view)];
  const conditions: ConditionUse[] = [];
  const operands: OperandUse[] = [];
  const open = [...roots];
  const take = (found: Iterable<OperandUse>) => {
    for (const use of found) {
      operands.push(use);
      const where = whereOf(use);
      if (where) open.push(where);
    }
  };
  for (const use of given) take(operandsWithin(use));
  for (let use = open.shift(); use; use = open.shift()) {
    conditions.push(use);
    take(operandsOfCondition(use));
  }
  return { conditions, operands };
});

const below =
  (place: Place): Standing['placeOf'] =>
  (path: Path) =>
    place.at(...path);

const attempt = <T>(compile: () => T): T | undefined => new FaultCollector().attempt(compile);

function compiled(
  written: unknown,
  scope: NameScope,
  place: Place,
  standing: Omit<Standing, 'placeOf'>,
  role: Role,
): ConditionUse[] {
  if (written === undefined || written === null || typeof written !== 'object') return [];
  const when: CompiledCondition | undefined = attempt(() => compileCondition(written, scope, place));
  return when ? [{ ...standing, role, when, placeOf: below(place) }] : [];
}

function compiledOperand(
  written: unknown,
  scope: NameScope,
  place: Place,
  standing: Omit<Standing, 'placeOf'>,
): OperandUse[] {
  if (written === undefined) return [];
  const operand: CompiledOperand | undefined = attempt(() => compileOperand(written, scope, place));
  return operand ? [{ ...standing, operand, placeOf: below(place) }] : [];
}

/** The models of a form as names are sought in them. */
const configsOf = (view: BundleView, formType: string) =>
  view.models.all.filter((model) => model.formType === formType).map(({ config }) => config);

/** The records around a field. */
export function rowsAround({ config, name }: ModelView, within: string | undefined): RowsOf[] {
  if (config.kind === 'single') return [];
  return within === undefined ? [{ model: name }] : [{ model: name, within }, { model: name }];
}

function computedOperands(view: BundleView): OperandUse[] {
  return view.models.all.flatMap((model) =>
    [...model.fields.values()].flatMap((field) => {
      const { computed, place } = field.field;
      if (computed === undefined) return [];
      const list = model.config.fields.find(({ name }) => name === field.within);
      const scope = scopeOfField(configsOf(view, model.formType), model.config, list);
      const standing = {
        formType: model.formType,
        rows: rowsAround(model, field.within),
        own: { model, field },
      };
      return compiledOperand(computed, scope, place.at('computed'), standing);
    }),
  );
}

function conditionsOfPages(view: BundleView): ConditionUse[] {
  return view.pages.flatMap((page) => {
    const formType = formTypeOf(page.form);
    const models = configsOf(view, formType);
    const around: NameScope = { models, rows: [] };
    const place = new Place(page.file);
    const standing = { formType, rows: [], page };
    const { skipWhen, exits = [] } = page.page;
    return [
      ...compiled(skipWhen, around, place.at('skipWhen'), standing, 'skip'),
      ...exits.flatMap(({ when }, index) =>
        compiled(when, around, place.at('exits', index, 'when'), standing, 'exit'),
      ),
      ...conditionsOfBlocks(view, page, models),
      ...conditionsOfFields(view, page, models),
    ];
  });
}

function conditionsOfBlocks(
  view: BundleView,
  { file, form, page }: PageView,
  models: NameScope['models'],
): ConditionUse[] {
  const formType = formTypeOf(form);
  const pageView = view.pages.find((candidate) => candidate.file === file);
  return page.blocks.flatMap((block, index) => {
    const place = new Place(file).at('blocks', index);
    const named = 'model' in block && block.model !== undefined ? camelCase(block.model) : undefined;
    const model = named === undefined ? undefined : view.models.find(formType, named);
    const own: NameScope =
      model?.config.kind === 'single' ? scopeOfField(models, model.config) : { models, rows: [] };
    const standing = { formType, rows: [], ...(pageView && { page: pageView }) };
    const shown = (block.dependencies ?? []).flatMap(({ when }, at) =>
      compiled(when, own, place.at('dependencies', at, 'when'), standing, 'block'),
    );
    const person = 'person' in block && typeof block.person === 'object' ? block.person : undefined;
    shown.push(...compiled(person, own, place.at('person'), standing, 'wording'));
    if (!('documents' in block) || !block.documents || !model) return shown;
    const inRows = { ...standing, rows: rowsAround(model, undefined) };
    const at = place.at('documents', 'when');
    const asked = compiled(block.documents.when, scopeOfField(models, model.config), at, inRows, 'documents');
    return [...shown, ...asked];
  });
}

function conditionsOfFields(view: BundleView, page: PageView, models: NameScope['models']): ConditionUse[] {
  const formType = formTypeOf(page.form);
  return placementsOf(page.page).flatMap((placement) => {
    const { field: written, pointer, block, model: named } = placement;
    const model = named === undefined ? undefined : view.models.find(formType, named);
    const field = placedField(view.models, formType, placement);
    // What the fields of an address or a name bring along was not written by the author.
    if (!model || !field || !('fields' in block)) return [];
    const list = model.config.fields.find(({ name }) => name === field.within);
    const scope = scopeOfField(models, model.config, list);
    const standing = { formType, rows: rowsAround(model, field.within), page, own: { model, field } };
    const place = new Place(page.file).at(...fromPointer(pointer));
    const shown = (written.dependencies ?? []).flatMap(({ when }, index) =>
      compiled(when, scope, place.at('dependencies', index, 'when'), standing, 'field'),
    );
    return [...shown, ...compiled(written.required, scope, place.at('required'), standing, 'asked')];
  });
}

function operandsOfPages(view: BundleView): OperandUse[] {
  return view.pages.flatMap((page) => {
    const formType = formTypeOf(page.form);
    const models = configsOf(view, formType);
    return page.page.blocks.flatMap((block, index) => {
      const place = new Place(page.file).at('blocks', index);
      const standing = { formType, rows: [], page };
      const min = 'min' in block ? block.min : undefined;
      const fewest = compiledOperand(min, { models, rows: [] }, place.at('min'), standing);
      const model = 'documents' in block ? view.models.find(formType, block.model) : undefined;
      if (!('documents' in block) || !block.documents || !model) return fewest;
      const { documents } = block;
      const inRows = { ...standing, rows: rowsAround(model, undefined) };
      const scope = scopeOfField(models, model.config);
      const bounds = (['min', 'max'] as const).flatMap((key) =>
        compiledOperand(documents[key], scope, place.at('documents', key), inRows),
      );
      return [...fewest, ...bounds];
    });
  });
}

function conditionsOfSettlement(view: BundleView): ConditionUse[] {
  const { settlement } = view.bundle;
  const deadlines = view.forms.flatMap(({ name }) => {
    const formType = formTypeOf(name);
    const scope = { models: configsOf(view, formType), rows: [] };
    const place = new Place('settlement.json').at('forms', name, 'deadlines');
    return (settlement.forms[name]?.deadlines ?? []).flatMap(({ when }, index) =>
      compiled(when, scope, place.at(index, 'when'), { formType, rows: [] }, 'deadline'),
    );
  });
  return [...deadlines, ...wordings(view)];
}

/** Other wordings are for every form: what one form never says another may. With one form it is known. */
function wordings(view: BundleView): ConditionUse[] {
  const formTypes = [...new Set(view.models.all.map(({ formType }) => formType))];
  const [formType = ''] = formTypes;
  if (formTypes.length !== 1) return [];
  const scope = { models: configsOf(view, formType), rows: [] };
  const place = new Place('settlement.json').at('contentVariants');
  return Object.entries(view.bundle.settlement.contentVariants ?? {}).flatMap(([key, variants]) =>
    variants.flatMap(({ when }, index) =>
      compiled(when, scope, place.at(key, index, 'when'), { formType, rows: [] }, 'wording'),
    ),
  );
}
