import { type KnownRule, rulesAt } from '../../bundle/witness/knownRules.ts';
import { buildForm } from '../../transforms/compile/buildForm.ts';
import type { Place } from '../../transforms/config/errors.ts';
import type { FormConfig } from '../../transforms/config/formConfig.ts';
import type { FieldConfig, ModelConfig } from '../../transforms/config/modelConfig.ts';
import { ruleNameOf } from '../../transforms/vocabulary/rules.ts';

/** A rule of the models, where it stands. */
export interface WatchedRule {
  /** The field or list, without the positions of records: `claimTransactions.amount`. */
  path: string;
  /** As errors name it. */
  rule: string;
  place: Place;
  /** By which verdicts tell it from another of its name on the same field; none where the form cannot be built. */
  order?: number;
}

type SchemaNode = { properties?: Record<string, SchemaNode>; items?: SchemaNode } & Record<string, unknown>;
type Owner = FieldConfig | ModelConfig;

/** Every rule of a form's models, in the order of the configuration; what pages demand by themselves is no rule of theirs. */
export function watchedRules(form: FormConfig): WatchedRule[] {
  const schema = buildForm(form).built?.schema as SchemaNode | undefined;
  return form.models.flatMap((model) => {
    const node = schema?.properties?.[model.name];
    const inside = model.kind === 'list' ? node?.items : node;
    return [
      ...rulesOf(model, model.name, node),
      ...model.fields.flatMap((field) => ofField(field, `${model.name}.${field.name}`, inside)),
    ];
  });
}

function ofField(field: FieldConfig, path: string, around: SchemaNode | undefined): WatchedRule[] {
  const node = around?.properties?.[field.name];
  const inner = (field.fields ?? []).flatMap((one) => ofField(one, `${path}.${one.name}`, node?.items));
  return [...rulesOf(field, path, node), ...inner];
}

function rulesOf(owner: Owner, path: string, node: SchemaNode | undefined): WatchedRule[] {
  const built: readonly KnownRule[] = node ? rulesAt(node, path, owner) : [];
  return owner.rules.map(({ name }, index) => {
    const order = built[index]?.instance.order;
    const watched = { path, rule: ruleNameOf(name) ?? name, place: owner.place.at('rules', index) };
    return order === undefined ? watched : { ...watched, order };
  });
}
