import { raisingFindings } from '../../bundle/raisingFindings.ts';
import type { ReadBundle } from '../../bundle/readBundle.ts';
import type { BundleView } from '../../bundle/view/bundleView.ts';
import { ConfigurationError } from '../../transforms/config/errors.ts';
import type { FormConfig } from '../../transforms/config/formConfig.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import { buildFormModel } from '../../transforms/form/buildFormModel.ts';
import type { FormModel } from '../../transforms/form/formModel.ts';
import { joinPath } from '../../transforms/ground/claimPath.ts';
import { camelCase, type FormName } from '../../transforms/ground/modelNames.ts';
import { placementsOf } from '../../transforms/pages/placements.ts';
import { textsIn } from '../../transforms/texts/builtIn.ts';
import { lookUp } from '../../transforms/texts/lookUp.ts';

/** One of the two bundles that `claimwright diff` compares, with its forms and texts. */
export interface DiffSide {
  read: ReadBundle;
  view: BundleView;
  forms: ReadonlyMap<FormName, DiffForm>;
  /** Returns the texts of a content key, by culture. */
  textsOf(key: string): Record<string, string>;
}

/** Form of one of the two bundles. */
export interface DiffForm {
  model: FormModel;
  config: FormConfig;
  /** Key under which its facts are listed: `standard`. */
  key: FormName;
  /** First page that shows a model or field: by `model`, `model.field`, `model.list.field`. */
  pageOf: ReadonlyMap<string, string>;
}

/**
 * Builds the forms and texts of a bundle for the comparison. Throws a FindingsError for a form with faults, so that
 * building facts never fails.
 */
export function diffSideOf(read: ReadBundle): DiffSide {
  return raisingFindings(read, () => {
    const side = readSide(read);
    const faults = [...side.forms.values()].flatMap(({ model }) => model.faults);
    if (faults.length > 0) throw new ConfigurationError(faults);
    return side;
  });
}

function readSide(read: ReadBundle): DiffSide {
  const { view } = read;
  const { bundle } = view;
  const texts = Object.keys(bundle.content).map((culture) => textsIn(culture, bundle.content));
  return {
    read,
    view,
    forms: new Map(view.forms.map(({ name }) => [name, formSide(readForm(bundle, name))])),
    textsOf: (key) =>
      Object.fromEntries(
        texts.flatMap((of) => {
          const text = lookUp(key, of);
          return text === undefined ? [] : [[of.culture, text]];
        }),
      ),
  };
}

function formSide(config: FormConfig): DiffForm {
  const pageOf = new Map<string, string>();
  const place = (key: string, page: string) => {
    if (!pageOf.has(key)) pageOf.set(key, page);
  };
  for (const { name, page } of [...config.pages, ...config.exitPages]) {
    for (const { model, within, name: field } of placementsOf(page))
      place(joinPath(model, within, field), name);
    for (const block of page.blocks)
      if ((block.kind === 'recordManager' || block.kind === 'recordTable') && block.model)
        place(camelCase(block.model), name);
  }
  return { model: buildFormModel(config), config, key: config.form, pageOf };
}
