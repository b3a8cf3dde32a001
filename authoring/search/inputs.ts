import type { Literal } from '../../schemas/generated/types.ts';
import { BUILT_IN_LISTS } from '../../transforms/config/builtInLists.ts';
import type { SourceLocation } from '../../transforms/config/errors.ts';
import type { FormConfig } from '../../transforms/config/formConfig.ts';
import { joinPath } from '../../transforms/ground/claimPath.ts';
import { fromPointer } from '../../transforms/ground/pointer.ts';
import { type Placement, placementsOf } from '../../transforms/pages/placements.ts';
import { own } from '../../transforms/values/own.ts';

/** Option of an input, with its location where the page lists it. */
interface KnownOption {
  value: Literal;
  place?: SourceLocation;
}

/** Input of a field: its placement on a page that asks for it. */
export interface SearchInput {
  /** Position of the page in the sequence. */
  page: number;
  /** Id of the block. */
  block: string;
  options?: readonly KnownOption[];
  mask?: string;
  /** Masks that dependencies may set. */
  masks: readonly string[];
  place: SourceLocation;
  defaultValue?: Literal;
  /** Column of the class list that fills it. */
  column?: string;
}

function optionsOf(
  { field }: Placement,
  place: SourceLocation,
  lists: FormConfig['lists'],
): readonly KnownOption[] | undefined {
  if (field.component === 'yesNo') return [{ value: 'yes' }, { value: 'no' }];
  if (field.options)
    return field.options.map(({ value }, index) => ({ value, place: place.at('options', index, 'value') }));
  const { optionsList } = field;
  if (optionsList === undefined) return undefined;
  const values = own(BUILT_IN_LISTS, optionsList)?.('en') ?? own(lists, optionsList)?.values ?? [];
  return values.map(({ value }) => ({ value }));
}

/** Returns the inputs of a form's fields, by field key. */
export function inputsOf(form: FormConfig): ReadonlyMap<string, SearchInput[]> {
  const inputs = new Map<string, SearchInput[]>();
  for (const [page, config] of form.pages.entries())
    for (const placement of placementsOf(config.page)) {
      const { model, within, name, field, pointer, block } = placement;
      if (model === undefined || field.component === 'value') continue;
      const key = joinPath(model, within, name);
      const place = config.place.at(...fromPointer(pointer));
      const options = optionsOf(placement, place, form.lists);
      const masks = (field.dependencies ?? []).flatMap(({ mask }) => mask ?? []);
      const input: SearchInput = {
        page,
        block: block.id ?? '',
        masks,
        place,
        ...(options && { options }),
        ...(field.maskName !== undefined && { mask: field.maskName }),
        ...(field.defaultValue !== undefined && { defaultValue: field.defaultValue }),
        ...(field.prepopulatedDataKey !== undefined && { column: field.prepopulatedDataKey }),
      };
      inputs.set(key, [...(inputs.get(key) ?? []), input]);
    }
  return inputs;
}
