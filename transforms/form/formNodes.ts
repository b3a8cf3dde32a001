import type { FieldConfig, ModelConfig } from '../config/modelConfig.ts';
import type { FormPlan, PlanField } from '../ground/plan.ts';
import type { FieldNode, ListNode, ModelNode, OwnerNode, RowNode, RuleNode } from './formModel.ts';

/** A node while its form is built. */
type Building<Node> = { -readonly [Key in keyof Node]: Node[Key] };

/** Fields and lists of a form, made before their rules and plans are. */
export class FormNodes {
  readonly models: readonly ModelNode[];
  readonly fields = new Map<string, OwnerNode>();
  private readonly byConfig = new Map<FieldConfig | ModelConfig, OwnerNode & { rules: RuleNode[] }>();

  constructor(models: readonly ModelConfig[]) {
    this.models = models.map((model) => this.addModel(model));
  }

  private addModel(config: ModelConfig): ModelNode {
    const { name, kind, place } = config;
    if (kind !== 'list') return { config, fields: this.addFields(config, config.fields, name) };
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
    return { config, list, fields: this.addFields(config, config.fields, name) };
  }

  private addFields(
    model: ModelConfig,
    fields: readonly FieldConfig[],
    around: string,
    list?: FieldNode,
  ): FieldNode[] {
    return fields.map((config) => {
      const { name, type, place } = config;
      const key = `${around}.${name}`;
      const node: Building<FieldNode> & { rules: RuleNode[] } = {
        kind: 'field',
        key,
        model: model.name,
        config,
        place,
        rules: [],
        fields: [],
        plan: { name, type },
        ...(list && { list }),
      };
      this.add(config, node);
      node.fields = this.addFields(model, config.fields ?? [], key, node);
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

  /** Gives the nodes the plans that were made of them. */
  setPlans({ models }: FormPlan): void {
    for (const [index, plan] of models.entries()) {
      const { list, fields } = this.models[index] ?? { fields: [] };
      if (list) (list as Building<ListNode>).plan = plan;
      setPlansOf(fields, plan.fields);
    }
  }
}

function setPlansOf(nodes: readonly Building<FieldNode>[], plans: readonly PlanField[]): void {
  for (const [index, plan] of plans.entries()) {
    const node = nodes[index];
    if (!node) continue;
    node.plan = plan;
    setPlansOf(node.fields, plan.fields ?? []);
  }
}

/** The records around the fields of a model, or of a list field in it; innermost first. */
export function rowsIn({ kind, name }: ModelConfig, list?: FieldConfig): RowNode[] {
  if (kind === 'single') return [];
  return list ? [{ model: name, within: list.name }, { model: name }] : [{ model: name }];
}
