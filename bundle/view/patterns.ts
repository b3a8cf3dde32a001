import type { Rule } from '../../schemas/generated/types.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { isContainer, toPointer } from '../../transforms/ground/pointer.ts';
import type { RuleName } from '../../transforms/ground/ruleNames.ts';
import { AUTHORING } from '../../transforms/vocabulary/authoring.ts';
import { ADAPTERS, ruleNameOf } from '../../transforms/vocabulary/rules.ts';
import type { BundleView } from './bundleView.ts';
import { rulesOf } from './modelIndex.ts';

/** Regular expression with the JSON location that has it. */
export interface PatternUse {
  pattern: string;
  file: string;
  pointer: string;
  /** Maximum length of the field's texts by its rules; absent where there is none. */
  longest?: number;
}

/** Returns the ordinal position of a rule's pattern parameter; undefined where it has none. */
function patternPosition(rule: RuleName): number | undefined {
  const { ordinal, kinds } = ADAPTERS[rule].parameters;
  const position = ordinal.findIndex((name) => kinds[name] === 'pattern');
  return position < 0 ? undefined : position;
}

/** Returns the patterns that rules of models.json have as parameters. */
export function rulePatterns({ models }: BundleView): PatternUse[] {
  return [...rulesOf(models)].flatMap(({ rule, pointer, all }) => {
    const name = ruleNameOf(rule.name);
    const position = name && patternPosition(name);
    const pattern = position === undefined ? undefined : rule.ordinalParams?.[position];
    if (typeof pattern !== 'string') return [];
    const longest = name && AUTHORING[name].looksAt === 'value' ? maxLengthOf(all) : undefined;
    const use = { pattern, file: 'models.json', pointer: `${pointer}/ordinalParams/${position}` };
    return [longest === undefined ? use : { ...use, longest }];
  });
}

function maxLengthOf(rules: readonly Rule[]): number | undefined {
  const bounds = rules
    .filter(({ name }) => camelCase(name) === 'maxLength')
    .map(({ ordinalParams, namedParams }) => ordinalParams?.[0] ?? namedParams?.max)
    .filter((max) => typeof max === 'number');
  return bounds.length > 0 ? Math.min(...bounds) : undefined;
}

/** Returns the patterns of the operator `matches` in conditions of settlement.json, models.json and pages. */
export function conditionPatterns({ files, pages }: BundleView): PatternUse[] {
  const roots = [
    ...['settlement.json', 'models.json'].map((file) => ({ file, value: files.get(file)?.value })),
    ...pages.map(({ file, page }) => ({ file, value: page as unknown })),
  ];
  return roots.flatMap(({ file, value }) => matchesIn(value, [], file));
}

function matchesIn(value: unknown, path: (string | number)[], file: string): PatternUse[] {
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    const isPattern = key === 'matches' && typeof child === 'string' && 'value' in value;
    return isPattern ? [{ pattern: child, file, pointer: toPointer(here) }] : matchesIn(child, here, file);
  });
}

/** Tests if a pattern compiles as the product compiles it; an invalid one is reported by another check. */
export function isValidPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
