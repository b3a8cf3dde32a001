import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import { DEFAULT_ID_PREFIX, DEFAULT_ID_SEPARATOR, englishStringTranslator } from '@rjsf/utils';

const nothing = () => null;

/**
 * Returns a small default registry for RJSF; the build resolves it by an alias in place of RJSF's, whose fields,
 * templates and widgets are 60 kB that no claim page uses. The fields are those of a page's schema; the templates are
 * those that SchemaField looks up for every field, which our FieldTemplate does not use.
 */
export default function getDefaultRegistry() {
  return {
    fields: { SchemaField, StringField, BooleanField },
    templates: {
      DescriptionFieldTemplate: nothing,
      FieldHelpTemplate: nothing,
      FieldErrorTemplate: nothing,
      ButtonTemplates: { SubmitButton: nothing },
    },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: {
      idPrefix: DEFAULT_ID_PREFIX,
      idSeparator: DEFAULT_ID_SEPARATOR,
      useFallbackUiForUnsupportedType: false,
    },
  };
}
