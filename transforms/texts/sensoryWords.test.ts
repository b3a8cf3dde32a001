import { describe, expect, it } from 'vitest';
import type { BuiltInCulture } from '../values/builtInCulture.ts';
import { BUILT_IN } from './builtIn.ts';

/** Words by which a text would point to something by its side, its shape, or its colour (WCAG 1.3.3). */
const SENSORY: Record<BuiltInCulture, RegExp> = {
  en: /\b(?:(?:on|to|at) (?:the|your) (?:left|right)|left-hand|right-hand|(?:red|green|blue|yellow|gray|round|square|triangular))\b/i,
  es: /\b(?:izquierd[oa]|(?:a|de) la derecha|roj[oa]s?|verdes?|azul(?:es)?|amarill[oa]s?|redond[oa]s?|cuadrad[oa]s?)\b/i,
  ar: /اليمين|اليسار|يمين|يسار|أحمر|أخضر|أزرق|أصفر|مستدير|مربع/,
};

describe('the texts of the product', () => {
  it.each(Object.entries(SENSORY))(
    'C10-39: point to nothing by side, shape, or colour alone in %s',
    (culture, sensory) => {
      const texts: Record<string, unknown> = BUILT_IN[culture] ?? {};
      expect(Object.entries(texts).filter(([, text]) => sensory.test(String(text)))).toEqual([]);
    },
  );
});
