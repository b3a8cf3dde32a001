import type { FieldConfig, ModelConfig } from '../config/modelConfig.ts';
import { joinPath } from '../ground/claimPath.ts';
import { mapFields } from '../ground/innerFields.ts';
import type { FormPlan, PlanField } from '../ground/plan.ts';
import type { FieldNode, ListNode, ModelNode, OwnerNode, RowNode, RuleNode } from './formModel.ts';

/** Node of a form model whose members can still be set, while the form is built. */
type Building<Node> = { -readonly [Key in keyof Node]: Node[Key] };

/** Nodes of a form's fields and lists, created before their rules and plans. */
export class FormNodes {
  readonly models: readonly ModelNode[];
  readonly fields = new Map<string, OwnerNode>();
  private readonly byConfig = new Map<FieldConfig | ModelConfig, OwnerNode & { rules: RuleNode[] }>();

  constructor(models: readonly ModelConfig[]) {
    this.models = models.map((model) => this.addModel(model));
  }

  private addModel(config: ModelConfig): ModelNode {
    const { name, kind, place } = config;
    if (kind !== 'list') return { config, fields: this.addFields(config) };
    const plan = { name, kind, fields: [] };
    const list: ListNode = this.add(config, {
      kind: 'list',
      key: name,
      model: name,
      config,
      place,
      rules: [],
      plan,
    });
    return { config, list, fields: this.addFields(config) };
  }

  private addFields(model: ModelConfig): Building<FieldNode>[] {
    return mapFields(model.fields, (config, inner: () => Building<FieldNode>[], list) => {
      const { name, type, place } = config;
      const node: Building<FieldNode> & { rules: RuleNode[] } = {
        kind: 'field',
        key: joinPath(model.name, list?.name, name),
        model: model.name,
        config,
        place,
        rules: [],
        fields: [],
        plan: { name, type },
      };
      this.add(config, node);
      const fields = inner();
      for (const field of fields) field.list = node;
      node.fields = fields;
      return node;
    });
  }

  private add<Node extends OwnerNode & { rules: RuleNode[] }>(config: Node['config'], node: Node): Node {
    this.byConfig.set(config, node);
    if (!this.fields.has(node.key)) this.fields.set(node.key, node);
    return node;
  }

  /** Returns the node of a field or list model of the form. */
  of(config: FieldConfig | ModelConfig): OwnerNode & { rules: RuleNode[] } {
    const node = this.byConfig.get(config);
    if (!node) throw new Error(`The form has no ${config.name}`);
    return node;
  }

  /** Sets the plan of a field's node. */
  setPlan(config: FieldConfig, plan: PlanField): void {
    (this.of(config) as Building<FieldNode>).plan = plan;
  }

  /** Sets the final plans of all lists and fields, in place of the provisional ones. */
  setPlans({ models }: FormPlan): void {
    for (const [index, plan] of models.entries()) {
      const { list, config } = this.models[index] ?? {};
      if (list) (list as Building<ListNode>).plan = plan;
      for (const [at, field] of plan.fields.entries()) {
        const written = config?.fields[at];
        if (written) this.setPlan(written, field);
      }
    }
  }
}

/** Returns the records that enclose the fields of a model, or of a list field in it; innermost first. */
export function rowsIn({ kind, name }: ModelConfig, list?: FieldConfig): RowNode[] {
  if (kind === 'single') return [];
  return list ? [{ model: name, within: list.name }, { model: name }] : [{ model: name }];
}
