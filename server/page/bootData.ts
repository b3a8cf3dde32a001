import { WHOLE_LIST } from '../../transforms/config/wholeList.ts';
import { serverLists } from '../../transforms/pages/serverLists.ts';
import { builtInOf } from '../../transforms/texts/builtIn.ts';
import { DEFAULT_CULTURE } from '../../transforms/texts/lookUp.ts';
import { own } from '../../transforms/values/own.ts';
import type { AppContext } from '../context.ts';
import { contentIn } from '../culture.ts';
import {
  deadlinesAnswer,
  formPagesAnswer,
  manifestAnswer,
  modelsAnswer,
  payPalAnswer,
  settlementAnswer,
  whitelistAnswer,
} from '../routes/answers.ts';
import type { FirstView } from './firstView.ts';

/**
 * Builds the data that the app needs at its start and that is the same for all visitors (C6-19, C11-08, C11-09). The
 * page asks for what is one visitor's own, and for the time.
 */
export function buildBootData(context: AppContext, culture: string, view: FirstView | null) {
  // A language of the product has all of its texts; any other falls back to its English.
  const isWhole = culture !== DEFAULT_CULTURE && builtInOf(culture) !== undefined;
  const english = isWhole
    ? (context.bundle.bundle.content[DEFAULT_CULTURE] ?? {})
    : contentIn(context, DEFAULT_CULTURE);
  const { serverTime: _time, ...settlement } = settlementAnswer(context);
  return {
    settlement,
    manifest: manifestAnswer(context),
    deadlines: deadlinesAnswer(context),
    captcha: context.captcha.settings,
    culture,
    content: { [culture]: contentIn(context, culture), [DEFAULT_CULTURE]: english },
    wallet: payPalAnswer(context),
    whitelist: whitelistAnswer(context).allowedCharacters,
    forms: view ? { [view.served.form]: formOf(context, view) } : {},
  };
}

function formOf(context: AppContext, { served, isJudgedLater }: FirstView) {
  const { lists: known } = context.bundle.bundle;
  const pages = [...served.pages, ...served.exitPages].map(({ page }) => page);
  const lists = serverLists(pages).flatMap((name) => {
    const values = own(known, name)?.values ?? [];
    return values.length > WHOLE_LIST ? [] : [[name, { values, total: values.length }]];
  });
  return {
    pages: formPagesAnswer(context, served),
    models: modelsAnswer(served),
    lists: Object.fromEntries(lists),
    ...(isJudgedLater && { plan: served.module.loaded.plan }),
  };
}
