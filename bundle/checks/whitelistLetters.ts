import { builtRules } from '../meaning/builtRules.ts';
import { defineCheck } from './check.ts';

/** Reports a whitelist of characters without a letter, where a rule limits a field to it (C12-10). */
export const whitelistLetters = defineCheck({
  code: 'whitelist-letters',
  severity: 'warning',
  summary: 'a whitelist of characters without a letter',
  needs: 'bundle',
  *run(view) {
    const { characterWhitelist } = view.bundle.settlement;
    if (characterWhitelist === null || /\p{L}/u.test(characterWhitelist) || !view.isWhole('settlement.json'))
      return;
    const restricted = builtRules(view).find(({ rules }) =>
      rules.some(({ meaning }) => meaning.kind === 'characters'),
    );
    if (!restricted?.field) return;
    yield {
      file: 'settlement.json',
      pointer: '/characterWhitelist',
      message: `No letter is among the characters that ${restricted.field.field.name} may have, so no word can be entered.`,
      hint: 'Add every letter that may be printed, such as "ABC…abc…".',
    };
  },
});
