import { keyUses } from '../../../bundle/view/contentKeys.ts';
import type { Content } from '../../../schemas/generated/types.ts';
import { configFieldsOf } from '../../../transforms/config/configFieldsOf.ts';
import { configModelOf } from '../../../transforms/config/configModelOf.ts';
import type { FormConfig } from '../../../transforms/config/formConfig.ts';
import type { FieldConfig } from '../../../transforms/config/modelConfig.ts';
import { readForm } from '../../../transforms/config/readForm.ts';
import { joinPath } from '../../../transforms/ground/claimPath.ts';
import { placementsOf } from '../../../transforms/pages/placements.ts';
import { builtInOf } from '../../../transforms/texts/builtIn.ts';
import { DEFAULT_CULTURE } from '../../../transforms/texts/lookUp.ts';
import { own } from '../../../transforms/values/own.ts';
import { RULES, ruleNameOf } from '../../../transforms/vocabulary/rules.ts';
import type { FilePosition, MessageText, PageMessage } from '../protocol/types.ts';
import { BadRequestError } from './badRequest.ts';
import { filePlace } from './filePlace.ts';
import { servedFormOf } from './servedFormOf.ts';
import type { ServedRevision } from './servedRevision.ts';

/** Content key that a page uses, with its origin. */
interface Named {
  key: string;
  namedBy: string;
  place?: FilePosition;
}

/**
 * Returns every text that a page can show, in every culture: those that it names, and the messages of the rules of its
 * fields.
 */
export function pageMessages(revision: ServedRevision, form: string, page: string): PageMessage[] {
  const served = servedFormOf(revision, form);
  const file = `pages/${served.form}/${page}.json`;
  if (!revision.read.view.files.has(file)) throw new BadRequestError(`The form ${form} has no page ${page}.`);
  const ofPage = keyUses(revision.read.view)
    .filter((use) => use.file === file)
    .map(
      ({ key, pointer }): Named => ({
        key,
        namedBy: 'the page',
        place: filePlace(revision, { file, pointer }),
      }),
    );
  const config = readForm(revision.loaded.bundle, served.form);
  const named = [...ofPage, ...ofRules(revision, config, page)];
  const first = new Map(named.toReversed().map((one) => [one.key, one]));
  return [...new Set(named.map(({ key }) => key))].flatMap((key) => {
    const one = first.get(key);
    return one
      ? withPlurals(revision, key).map((form) => ({
          ...one,
          key: form,
          texts: textsOf(revision, form, form !== key),
        }))
      : [];
  });
}

/** Returns the message keys of the rules of each field that the page shows. */
function ofRules(revision: ServedRevision, { models, pages, exitPages }: FormConfig, name: string): Named[] {
  const found = [...pages, ...exitPages].find((one) => one.name === name);
  return (found ? placementsOf(found.page) : []).flatMap(({ model, within, name: fieldName }) => {
    const around = configFieldsOf(configModelOf(models, model), within);
    const field = around?.find((one) => one.name === fieldName);
    return field ? ofField(revision, field, joinPath(model, within, fieldName)) : [];
  });
}

function ofField(revision: ServedRevision, { rules, place }: FieldConfig, path: string): Named[] {
  return rules.flatMap(({ name, errorMessageKeys = {} }, index) => {
    const rule = ruleNameOf(name);
    if (!rule) return [];
    const own = Object.values(errorMessageKeys).filter((key) => key !== undefined);
    // A default key in the rule's configuration replaces all messages of the product.
    const keys = errorMessageKeys.default === undefined ? [...own, ...ownKeys(rule)] : own;
    const where = filePlace(revision, place.at('rules', index));
    return keys.map((key) => ({ key, namedBy: `the rule ${rule} of ${path}`, place: where }));
  });
}

/** Returns the keys of the product's own messages of a rule. */
function ownKeys(rule: keyof typeof RULES): string[] {
  const { variants } = RULES[rule] as { variants?: Record<string, { sameAs?: string }> };
  const ofVariants = Object.entries(variants ?? {}).map(
    ([name, { sameAs }]) => `Rule_${rule}_${sameAs ?? name}`,
  );
  return [...new Set([`Rule_${rule}`, ...ofVariants])].filter((key) => hasText(key));
}

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

const hasText = (key: string): boolean => {
  const english = builtInOf(DEFAULT_CULTURE) ?? {};
  return [key, ...PLURALS.map((form) => `${key}_${form}`)].some((one) => Object.hasOwn(english, one));
};

/** Returns the key itself, or its plural forms. */
function withPlurals({ loaded }: ServedRevision, key: string): string[] {
  const { cultures } = loaded.bundle.settlement;
  const known = Object.keys(cultures).flatMap((culture) => [
    loaded.bundle.content[culture] ?? {},
    builtInOf(culture) ?? {},
  ]);
  const has = (one: string) => known.some((texts) => Object.hasOwn(texts, one));
  const forms = PLURALS.map((form) => `${key}_${form}`).filter(has);
  return forms.length === 0 ? [key] : [...(has(key) ? [key] : []), ...forms];
}

/** Returns the texts of a key; of a plural form, those of the cultures that use it. */
function textsOf(revision: ServedRevision, key: string, isCounted: boolean): MessageText[] {
  const { settlement, content } = revision.loaded.bundle;
  const texts = Object.keys(settlement.cultures).map((culture) => textIn(revision, content, culture, key));
  return isCounted ? texts.filter(({ from }) => from === 'bundle' || from === 'product') : texts;
}

function textIn(
  revision: ServedRevision,
  content: Record<string, Content>,
  culture: string,
  key: string,
): MessageText {
  const ofBundle = own(content[culture] ?? {}, key);
  if (ofBundle !== undefined) {
    const place = filePlace(revision, { file: `content/${culture}.json`, pointer: `/${key}` });
    return { culture, text: ofBundle, from: 'bundle', place };
  }
  const ofProduct = own(builtInOf(culture) ?? {}, key);
  if (ofProduct !== undefined) return { culture, text: ofProduct, from: 'product' };
  const fallback = own(content[DEFAULT_CULTURE] ?? {}, key) ?? own(builtInOf(DEFAULT_CULTURE) ?? {}, key);
  return fallback === undefined
    ? { culture, text: '', from: 'nowhere' }
    : { culture, text: fallback, from: 'fallback' };
}
