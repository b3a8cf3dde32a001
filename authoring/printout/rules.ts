import { hasText } from '../../bundle/checks/contentTexts.ts';
import type { RuleNode } from '../../transforms/form/formModel.ts';
import { joinPath, lastStep, pathSteps } from '../../transforms/ground/claimPath.ts';
import { documentKindKey } from '../../transforms/ground/documentLinks.ts';
import { isModelName, MODEL_KINDS } from '../../transforms/ground/modelNames.ts';
import type { ClaimError } from '../../transforms/ground/verdict.ts';
import { optionLabelIn } from '../../transforms/pages/optionLabel.ts';
import { matchesPattern } from '../../transforms/values/pattern.ts';
import { clausesOf } from '../../transforms/vocabulary/authoring.ts';
import type { Clause, ClauseSite, Failing } from '../../transforms/vocabulary/ruleAuthoring.ts';
import { createRandom } from '../search/random.ts';
import { sampleOf } from '../search/sampleText.ts';
import type { SearchField } from '../search/searchForm.ts';
import { conditionList } from './conditions.ts';
import { type Html, html, NO_HTML } from './html.ts';
import { namingOf } from './naming.ts';
import { inEnglish, type PrintModel } from './printModel.ts';
import { inEveryCulture, messageIn } from './texts.ts';

/** Returns the lists around a field, the innermost first: `claimTransactions.items`, `claimTransactions`. */
export function listsAround(key: string): string[] {
  const parts = pathSteps(key).slice(0, -1);
  const around = parts.map((_part, index) => joinPath(...parts.slice(0, index + 1))).reverse();
  return around.filter((name) => !isModelName(name) || MODEL_KINDS[name] === 'list');
}

/** Returns the name of a kind of documents: the text of that kind, or the label of the option by which it is chosen. */
export function documentKindName(printModel: PrintModel, kind: string): string {
  const key = documentKindKey(kind);
  if (printModel.cultures.some(({ texts }) => hasText(key, texts.active))) return inEnglish(printModel, key);
  const placed = printModel.placed.get('documentContexts.kind');
  const label = placed && optionLabelIn([placed.placement.field], printModel.config.lists, kind);
  return label?.label ?? (label?.labelKey === undefined ? kind : inEnglish(printModel, label.labelKey));
}

/** Returns a text that matches a pattern; undefined where none was found. */
function exampleOf(pattern: string): string | undefined {
  const random = createRandom(pattern);
  const tried = Array.from({ length: 50 }, () => sampleOf(pattern, random));
  return tried.find((text) => text !== null && text !== '' && matchesPattern(text, pattern)) ?? undefined;
}

function siteOf(printModel: PrintModel, { key, type }: SearchField): ClauseSite {
  const rows = listsAround(key);
  const name = lastStep(key);
  const model = key.split('.', 1)[0] ?? key;
  return {
    isBoolean: type === 'boolean',
    formatter: namingOf(printModel, rows),
    inside: (list) => namingOf(printModel, [list, ...rows]),
    documentKind: (kind) => documentKindName(printModel, kind),
    example: exampleOf,
    list: key,
    own: rows.length > 0 || !isModelName(model) ? { up: 0, field: name, type } : { model, field: name, type },
  };
}

function message(printModel: PrintModel, rule: RuleNode, failing: Failing): Html {
  const { name, owner, instance } = rule;
  const error: ClaimError = {
    path: owner.key,
    rule: name,
    params: failing.params ?? {},
    ...(failing.variant !== undefined && { variant: failing.variant }),
    ...(instance.keys && { keys: instance.keys }),
  };
  return inEveryCulture(printModel, (culture) => messageIn(culture, error));
}

function clauseOf(printModel: PrintModel, rule: RuleNode, clause: Clause, site: ClauseSite): Html {
  const { text, when, formatter = site.formatter, fails } = clause;
  const condition = when ? conditionList(when, formatter) : NO_HTML;
  return html`<li class="rule"><p>${text}</p>${condition}<p class="lead otherwise">Otherwise claimants read:</p>${fails.map((failing) => message(printModel, rule, failing))}</li>`;
}

/**
 * Renders the rules of a field or list in plain words, each with its message in every culture; empty where it has none.
 */
export function rulesSection(printModel: PrintModel, field: SearchField): Html {
  const site = siteOf(printModel, field);
  const items = field.rules.flatMap((rule) =>
    clausesOf(rule, site).map((clause) => clauseOf(printModel, rule, clause, site)),
  );
  return items.length === 0 ? NO_HTML : html`<ol class="rules">${items}</ol>`;
}
