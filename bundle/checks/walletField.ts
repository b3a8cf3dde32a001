import type { Placement } from '../../transforms/pages/placements.ts';
import type { PageView } from '../view/bundleView.ts';
import { defineCheck } from './check.ts';

const LISTS = ['recordManager', 'recordTable', 'displayRows'];

const isWallet = ({ field }: Placement): boolean => field.component === 'wallet';

const isInRecord = ({ within, block }: Placement): boolean =>
  within !== undefined || LISTS.includes(block.kind);

/**
 * Reports a wallet field in a record, or a second one (C6-18), because the server compares one account with the login.
 */
export const walletField = defineCheck({
  code: 'wallet-field',
  severity: 'error',
  summary: 'a form that asks for a wallet account twice, or in a record',
  needs: 'bundle',
  *run({ pages }) {
    const seen = new Map<PageView['form'], string>();
    for (const { file, form, placements } of pages) {
      for (const placement of placements.filter(isWallet)) {
        const { pointer, model, name } = placement;
        const path = `${model}.${name}`;
        const first = seen.get(form) ?? path;
        seen.set(form, first);
        if (!isInRecord(placement) && first === path) continue;
        yield {
          file,
          pointer: `${pointer}/component`,
          message: isInRecord(placement)
            ? `The field ${name} of a record cannot be the claim's wallet account.`
            : `The form asks for a wallet account already, as ${first}.`,
          hint: 'Take "component" away here: a form has one wallet account.',
        };
      }
    }
  },
});
