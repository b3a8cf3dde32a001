import type { ReadBundle } from '../../bundle/readBundle.ts';
import { builtForm } from '../../bundle/settlementForms.ts';
import { staleTexts } from '../../bundle/view/translations.ts';
import type { FormSettings, Settlement } from '../../schemas/generated/types.ts';
import type { FormConfig } from '../../transforms/config/formConfig.ts';
import { deadlineParams } from '../../transforms/deadlines/deadlines.ts';
import { joinPath } from '../../transforms/ground/claimPath.ts';
import type { FormPlan } from '../../transforms/ground/plan.ts';
import { type Placement, placementsOf } from '../../transforms/pages/placements.ts';
import { textsIn } from '../../transforms/texts/builtIn.ts';
import { directionOf } from '../../transforms/texts/direction.ts';
import { contentText, DEFAULT_CULTURE, type Texts } from '../../transforms/texts/lookUp.ts';
import { plainText } from '../../transforms/texts/parseInline.ts';
import { type SearchField, searchFields } from '../search/searchForm.ts';

/** Culture in which the form is printed, with its texts. */
export interface PrintCulture {
  code: string;
  /** Name of the culture in its own language: `Español`. */
  name: string;
  direction: 'ltr' | 'rtl';
  texts: Texts;
  /** Keys whose English text has changed since they were translated. */
  stale: ReadonlySet<string>;
}

/** Form to be printed, with all data that the chapters use. */
export interface PrintModel {
  read: ReadBundle;
  settlement: Settlement;
  settings: FormSettings;
  config: FormConfig;
  plan: FormPlan;
  /** Enabled cultures, English first. */
  cultures: readonly PrintCulture[];
  /** Fields and lists with their rules, by key: `claimantInfo.email`. */
  fields: ReadonlyMap<string, SearchField>;
  /** Number of each question, by the key of its placement (`numberKey`). */
  numbers: ReadonlyMap<string, string>;
  /** First question for a field, by the field's key. */
  placed: ReadonlyMap<string, NumberedQuestion>;
  now: Date;
}

/** Field on a page that asks for it, with the question's number: `3.2`. */
export interface NumberedQuestion {
  placement: Placement;
  number: string;
}

/** Builds the print model of a form. Throws a UsageError for an unknown form, and a FindingsError. */
export function printModelOf(read: ReadBundle, form: string, now: Date): PrintModel {
  const model = builtForm(read, form);
  const { bundle } = read.view;
  const { settlement } = bundle;
  const { config, plan } = model;
  const settings = settlement.forms[config.form];
  if (!settings) throw new Error(`The settlement has no form ${form}.`);
  const { numbers, placed } = numbersOf(config);
  return {
    read,
    settlement,
    settings,
    config,
    plan,
    cultures: culturesOf(read),
    fields: searchFields(model).fields,
    numbers,
    placed,
    now,
  };
}

function culturesOf({ view }: ReadBundle): PrintCulture[] {
  const { settlement, content } = view.bundle;
  const deadlines = Object.fromEntries(
    Object.entries(settlement.deadlines).map(([key, { deadline, timeZone }]) => [
      key,
      { deadline, timeZone: timeZone ?? settlement.timeZone },
    ]),
  );
  return Object.entries(settlement.cultures).map(([code, name]) => {
    const texts = textsIn(code, content);
    return {
      code,
      name,
      direction: directionOf(code),
      texts: { ...texts, params: deadlineParams(deadlines, texts) },
      stale: new Set(staleTexts(view, code).map(({ key }) => key)),
    };
  });
}

/** Returns the key of a placed field: `claimTransactions.items.amount`. */
export function placementKey({ model, within, name }: Placement): string {
  return joinPath(model, within, name);
}

/**
 * Returns the key of a placement: its page, its pointer in it, and its field, because those of an address share a
 * pointer.
 */
export function numberKey(page: number, { pointer, name }: Placement): string {
  return `${page} ${pointer} ${name}`;
}

/** Numbers the questions: pages count from 1, exit pages continue after them, and questions count on each page. */
function numbersOf({ pages, exitPages }: FormConfig): Pick<PrintModel, 'numbers' | 'placed'> {
  const numbers = new Map<string, string>();
  const placed = new Map<string, NumberedQuestion>();
  for (const [page, config] of [...pages, ...exitPages].entries())
    for (const [index, placement] of placementsOf(config.page).entries()) {
      const number = `${page + 1}.${index + 1}`;
      numbers.set(numberKey(page, placement), number);
      const key = placementKey(placement);
      if (!placed.has(key)) placed.set(key, { placement, number });
    }
  return { numbers, placed };
}

/** Returns a text in plain English without markup, for headings and names. */
export function inEnglish({ cultures }: Pick<PrintModel, 'cultures'>, key: string): string {
  const english = cultures.find(({ code }) => code === DEFAULT_CULTURE);
  return english ? plainText(contentText(key, english.texts)) : key;
}
