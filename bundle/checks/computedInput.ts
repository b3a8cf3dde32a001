import { placedFields } from '../view/placedFields.ts';
import { defineCheck } from './check.ts';

const KEYS = ['component', 'defaultValue', 'prepopulatedDataKey', 'options', 'optionsList'] as const;

/** Reports a computed field whose placement has an input component, a default, a prefill column or options (C12-10). */
export const computedInput = defineCheck({
  code: 'computed-input',
  severity: 'warning',
  summary: 'a calculated field placed as an input',
  needs: 'file',
  *run(view) {
    for (const { file, placement, field } of placedFields(view)) {
      if (field.computed === undefined) continue;
      const key = KEYS.find((name) => ![undefined, null, 'value'].includes(placement.field[name] as string));
      if (key === undefined) continue;
      yield {
        file,
        pointer: `${placement.pointer}/${key}`,
        message: `${field.name} is calculated: nothing can be entered here.`,
        hint: key === 'component' ? 'Show it as "value".' : `Take "${key}" away.`,
      };
    }
  },
});
