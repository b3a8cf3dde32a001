import { takeAway } from '../../transforms/config/advice.ts';
import { waysIn } from '../view/waysIn.ts';
import { defineCheck } from './check.ts';

/** Reports a kind of way in that a form has twice (C8-23), because the kind identifies the way in. */
export const doubledWay = defineCheck({
  code: 'doubled-way',
  severity: 'error',
  summary: 'a form with two ways in of one kind',
  needs: 'file',
  *run(view) {
    for (const { name } of view.forms) {
      const ways = waysIn(view, name);
      const kinds = ways.map(({ way }) => way.kind);
      for (const [index, { way, pointer }] of ways.entries()) {
        if (kinds.indexOf(way.kind) === index) continue;
        yield {
          file: 'settlement.json',
          pointer,
          message: `The form has the way in ${way.kind} already.`,
          hint:
            way.kind === 'classList' ? 'Write all sets of columns into the match of the first.' : takeAway(),
        };
      }
    }
  },
});
