import { hasText } from '../../bundle/checks/texts.ts';
import type { KnownField } from '../../bundle/witness/formKnowledge.ts';
import type { RuleNode } from '../../transforms/form/formModel.ts';
import { joinPath, lastStep, pathSteps } from '../../transforms/ground/claimPath.ts';
import { documentKindKey } from '../../transforms/ground/documentLinks.ts';
import type { Reference } from '../../transforms/ground/expressions.ts';
import { isModelName, MODEL_KINDS } from '../../transforms/ground/modelNames.ts';
import type { ClaimError } from '../../transforms/ground/verdict.ts';
import { optionLabelIn } from '../../transforms/pages/optionLabel.ts';
import { conditionList } from './conditions.ts';
import { type Html, html, NOTHING } from './html.ts';
import { namingOf } from './naming.ts';
import { type Clause, type Failing, RULE_WORDS, type RuleSite } from './ruleWords.ts';
import { inEnglish, type Subject } from './subject.ts';
import { inEveryCulture, messageIn } from './texts.ts';

/** The lists around a field, innermost first: `claimTransactions.items`, `claimTransactions`. */
export function rowsAround(key: string): string[] {
  const parts = pathSteps(key).slice(0, -1);
  const around = parts.map((_part, index) => joinPath(...parts.slice(0, index + 1))).reverse();
  return around.filter((name) => !isModelName(name) || MODEL_KINDS[name] === 'list');
}

/** What documents of a kind are called: by the key of that kind, or as the option by which it is chosen. */
export function documentKindName(subject: Subject, kind: string): string {
  const key = documentKindKey(kind);
  if (subject.cultures.some(({ texts }) => hasText(key, texts.active))) return inEnglish(subject, key);
  const placed = subject.placed.get('documentContexts.kind');
  const label = placed && optionLabelIn([placed.placement.field], subject.config.lists, kind);
  return label?.label ?? (label?.labelKey === undefined ? kind : inEnglish(subject, label.labelKey));
}

interface OwnSite extends RuleSite {
  list: string;
  own: Reference;
}

function siteOf(subject: Subject, { key, type }: KnownField): OwnSite {
  const rows = rowsAround(key);
  const name = lastStep(key);
  const model = key.split('.', 1)[0] ?? key;
  return {
    isBoolean: type === 'boolean',
    naming: namingOf(subject, rows),
    inside: (list) => namingOf(subject, [list, ...rows]),
    documentKind: (kind) => documentKindName(subject, kind),
    list: key,
    own: rows.length > 0 || !isModelName(model) ? { up: 0, field: name, type } : { model, field: name, type },
  };
}

function message(subject: Subject, rule: RuleNode, failing: Failing): Html {
  const { name, owner, instance } = rule;
  const error: ClaimError = {
    path: owner.key,
    rule: name,
    params: failing.params ?? {},
    ...(failing.variant !== undefined && { variant: failing.variant }),
    ...(instance.keys && { keys: instance.keys }),
  };
  return inEveryCulture(subject, (culture) => messageIn(culture, error));
}

function clauseOf(subject: Subject, rule: RuleNode, clause: Clause, site: RuleSite): Html {
  const { text, when, naming = site.naming, fails } = clause;
  const condition = when ? conditionList(when, naming) : NOTHING;
  return html`<li class="rule"><p>${text}</p>${condition}<p class="lead otherwise">Otherwise claimants read:</p>${fails.map((failing) => message(subject, rule, failing))}</li>`;
}

/** What a rule asks for; each rule's words know its own instance. */
function clausesOf({ name, instance }: RuleNode, site: RuleSite): readonly Clause[] {
  // The table has words for the very rule whose instance this is: TypeScript cannot follow a union through it.
  const words = RULE_WORDS[name] as (body: object, site: RuleSite) => readonly Clause[];
  return words(instance, site);
}

/** The rules of a field or list in plain words, each with its message in every culture; nothing where it has none. */
export function rulesOf(subject: Subject, field: KnownField): Html {
  const site = siteOf(subject, field);
  const items = field.rules.flatMap((rule) =>
    clausesOf(rule, site).map((clause) => clauseOf(subject, rule, clause, site)),
  );
  return items.length === 0 ? NOTHING : html`<ol class="rules">${items}</ol>`;
}
