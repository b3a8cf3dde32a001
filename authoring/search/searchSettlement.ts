import type { BundleView } from '../../bundle/view/bundleView.ts';
import type { FormConfig } from '../../transforms/config/formConfig.ts';
import { waysOf } from '../../transforms/config/ways.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { isDateIn } from '../../transforms/values/dateFormats.ts';
import { isIban } from '../../transforms/values/formats/iban.ts';
import { isPhone } from '../../transforms/values/formats/phone.ts';
import { classRowEdits } from './classRows.ts';
import type { SearchSettlement } from './searchForm.ts';

/**
 * Builds the input of a search in a form that comes from its settlement: the judge's context at a moment, the format
 * tests of its rules, ways in, class list rows and accepted file types.
 */
export function searchSettlementOf(
  { bundle, files }: BundleView,
  form: FormConfig,
  now: Date,
): SearchSettlement {
  const name: FormName = form.form;
  const settings = bundle.settlement.forms[name];
  const ways = settings?.authorization ? waysOf(settings).map(({ kind }) => kind) : [];
  return {
    context: {
      now,
      allowedCharacters: bundle.settlement.characterWhitelist,
      culture: 'en',
      audience: 'cli',
      lists: bundle.lists,
    },
    tools: { isDateIn, isIban, isPhone },
    ways,
    rows: ways.includes('classList') ? classRowEdits(form, files.get(`claimants/${name}.csv`)?.source) : [],
    accept: settings?.documents?.accept ?? [],
  };
}
