import { type BuiltRule, builtRules } from '../../bundle/meaning/builtRules.ts';
import { nameIn } from '../../bundle/view/modelIndex.ts';
import type { FieldConfig } from '../../transforms/config/modelConfig.ts';
import { AUTHORED_KINDS } from '../../transforms/fields/fields.ts';
import { operandAt } from '../../transforms/form/conditionAt.ts';
import type { FieldNode, ModelNode } from '../../transforms/form/formModel.ts';
import { joinPath, pathSteps } from '../../transforms/ground/claimPath.ts';
import { flatFields } from '../../transforms/ground/innerFields.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import type { RuleName } from '../../transforms/ground/ruleNames.ts';
import { meaningOf } from '../../transforms/vocabulary/authoring.ts';
import type { Instance } from '../../transforms/vocabulary/defineRule.ts';
import { operandText } from './conditionText.ts';
import type { Demand } from './demands.ts';
import type { DiffForm, DiffSide } from './diffSide.ts';
import { byValues, type Fact } from './fact.ts';
import { effectOf } from './ruleEffects.ts';
import { ruleDemand, ruleWords } from './ruleWords.ts';
import { type FactFrame, placedTexts } from './writtenFacts.ts';

/** Builds the facts of a form's models, fields, computed fields and rules, which `claimwright diff` compares. */
export function modelFacts(side: DiffSide, form: DiffForm): Fact[] {
  return [...form.model.models.flatMap((model) => ofModel(form, model)), ...ruleFacts(side, form)];
}

/** Returns the key of the fact of a model or field. */
export const keyOfPart = ({ key }: DiffForm, name: string): string => `${key}|models|${name}`;

function shared(form: DiffForm, name: string): Pick<Fact, 'form' | 'page'> {
  const page = form.pageOf.get(name);
  return { form: form.config.form, ...(page !== undefined && { page }) };
}

function ofModel(form: DiffForm, model: ModelNode): Fact[] {
  const { name, place, kind, entry } = model.config;
  const key = keyOfPart(form, name);
  const own: Fact = {
    ...shared(form, name),
    subject: 'model',
    key,
    within: [form.key],
    name,
    value: kind,
    words: kind === 'list' ? 'a list' : 'one model',
    place,
  };
  const { prepopulatedSubModel: sub } = entry.metadata;
  const filled: Fact[] =
    typeof sub === 'string'
      ? [
          {
            ...{
              ...own,
              subject: 'setting',
              key: `${key}|sub`,
              within: [key],
              place: place.at('metadata', 'prepopulatedSubModel'),
            },
            ...{
              name: `${name}, the model that a row of the class list fills`,
              value: camelCase(sub),
              words: camelCase(sub),
            },
          },
        ]
      : [];
  return [own, ...filled, ...flatFields(model.fields).flatMap(({ field }) => ofField(form, field))];
}

function ofField(form: DiffForm, { model, list, config: field }: FieldNode): Fact[] {
  const holder = joinPath(model, list?.config.name);
  const name = `${holder}.${field.name}`;
  const key = keyOfPart(form, name);
  const frame = { ...shared(form, name), name };
  const { type, clientOnly, place } = field;
  const own: Fact = {
    ...frame,
    subject: 'field',
    key,
    within: [keyOfPart(form, holder)],
    value: { type, clientOnly },
    words: `${AUTHORED_KINDS[type].called}${clientOnly ? ', judged in the browser alone and not stored' : ''}`,
    place,
  };
  return [
    own,
    ...calculationOf(form, name, field).map((fact) => ({
      ...frame,
      ...fact,
      key: `${key}|computed`,
      within: [key],
    })),
  ];
}

function calculationOf(
  form: DiffForm,
  name: string,
  { computed, place }: FieldConfig,
): Pick<Fact, 'subject' | 'name' | 'value' | 'words' | 'place'>[] {
  if (computed === undefined) return [];
  const at = place.at('computed');
  const value = operandAt(form.model, at);
  if (!value) return [];
  return [
    { subject: 'calculation', name: `${name}, calculated`, value, words: operandText(value), place: at },
  ];
}

function ruleFacts(side: DiffSide, form: DiffForm): Fact[] {
  const owners = builtRules(side.view).filter(({ model }) => model.formType === form.config.formType);
  return owners.flatMap(({ model, field, rules }) => {
    const name = field ? `${model.name}.${nameIn(field)}` : model.name;
    const key = keyOfPart(form, name);
    const owner = { ...shared(form, name), within: [key], key, name };
    const demand = { of: name, by: bringersOf(form, model.name, name) };
    return rules.flatMap((rule) => ofRule(side, rule, owner, demand));
  });
}

/**
 * Returns the keys of the facts whose addition may cause a requirement: its owner, and its model where every claim has
 * one. A requirement for each record of a list is none for a claim without records.
 */
function bringersOf(form: DiffForm, name: string, owner: string): string[] {
  const isList = form.config.models.some((model) => model.name === name && model.kind === 'list');
  const isOfEach = isList || pathSteps(owner).length > 2;
  return [owner, ...(isOfEach || owner === name ? [] : [name])].map((part) => keyOfPart(form, part));
}

function ofRule(
  side: DiffSide,
  { name, instance, place }: BuiltRule,
  owner: FactFrame,
  demand: Omit<Demand, 'words'>,
): Fact[] {
  const frame = { ...owner, key: `${owner.key}|rule ${name}`, name: `${owner.name}, rule ${name}` };
  return [ofInstance(name, instance, frame, place, demand), ...messagesOf(side, instance, frame, place)];
}

/** Properties without effect on a verdict: those of messages, and a rule's position. */
const UNMEANT = new Set(['order', 'keys', 'index', 'label', 'labelKey']);

function withoutMessages(instance: object): unknown {
  return JSON.parse(JSON.stringify(instance, (key, value) => (UNMEANT.has(key) ? undefined : value)));
}

function ofInstance(
  name: RuleName,
  instance: Instance<object>,
  frame: FactFrame,
  place: Fact['place'],
  demand: Omit<Demand, 'words'>,
): Fact {
  const meaning = meaningOf({ name, instance });
  const demanded = ruleDemand(meaning);
  return {
    ...frame,
    subject: 'rule',
    value: withoutMessages(instance),
    words: ruleWords(meaning),
    place,
    added: 'stricter',
    gone: 'looser',
    ...(demanded !== undefined && { demand: { ...demand, words: demanded } }),
    changed: byValues((before: object, after: object) =>
      effectOf(meaningOf({ name, instance: before }), meaningOf({ name, instance: after })),
    ),
  };
}

/** Builds the facts of texts that replace a rule's messages, which change no verdict. */
function messagesOf(
  side: DiffSide,
  { keys }: Instance<object>,
  rule: FactFrame,
  place: Fact['place'],
): Fact[] {
  return Object.entries(keys ?? {}).flatMap(([variant, key]) =>
    placedTexts(
      side,
      {
        ...rule,
        within: [...rule.within, rule.key],
        key: `${rule.key}|${variant}`,
        name: `${rule.name}, message`,
      },
      key,
      place,
    ),
  );
}
