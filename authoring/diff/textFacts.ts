import { type KeyUse, keyUses } from '../../bundle/view/contentKeys.ts';
import { type FormName, formNameOf } from '../../transforms/ground/modelNames.ts';
import { fromPointer, toPointer } from '../../transforms/ground/pointer.ts';
import { textsIn } from '../../transforms/texts/builtIn.ts';
import { lookUp } from '../../transforms/texts/lookUp.ts';
import { withoutPlural } from '../../transforms/texts/plurals.ts';
import type { DiffSide } from './diffSide.ts';
import type { Fact } from './fact.ts';
import { quotedValue } from './writtenFacts.ts';

/** Form and page that use a text; without a page where several do, without a form where several forms do. */
type Home = Pick<Fact, 'form' | 'page'>;

/**
 * Builds the facts of the texts of `side` in each culture that both bundles have. A text that `other` lacks is left out
 * where only one of the bundles uses its key, because it is then part of the fact with the key.
 */
export function textFacts(side: DiffSide, other: DiffSide): Fact[] {
  const homes = homesOf(side);
  const others = homesOf(other);
  return side.view.contents
    .filter(({ culture }) => culture in other.view.bundle.content)
    .flatMap(({ culture, file, texts: own }) => {
      const texts = textsIn(culture, side.view.bundle.content);
      const otherTexts = textsIn(culture, other.view.bundle.content);
      const keys = new Set([...Object.keys(own), ...Object.keys(other.view.bundle.content[culture] ?? {})]);
      return [...keys].flatMap((key): Fact[] => {
        const text = lookUp(key, texts);
        // A key may end like a plural form without being one.
        const named = homes.has(key) || others.has(key) ? key : withoutPlural(key);
        const isThere = lookUp(key, otherTexts) !== undefined;
        if (text === undefined || (!isThere && homes.has(named) !== others.has(named))) return [];
        return [
          {
            ...homes.get(named),
            ...{ subject: 'text', key: `text|${culture}|${key}`, within: [], name: `${key} (${culture})` },
            ...{ value: text, words: quotedValue(text) },
            place: { file, pointer: key in own ? toPointer([key]) : '' },
          },
        ];
      });
    });
}

/** Returns the form and page of each content key. */
function homesOf({ view }: DiffSide): Map<string, Home> {
  const homes = new Map<string, Home>();
  for (const use of keyUses(view)) {
    const home = homeOf(
      use,
      view.bundle.models.models.map(({ metadata }) => formNameOf(metadata.formType)),
    );
    const known = homes.get(use.key);
    homes.set(use.key, known === undefined ? home : shared(known, home));
  }
  return homes;
}

function homeOf({ file, pointer }: KeyUse, forms: readonly FormName[]): Home {
  const [folder, form, page] = file.split('/');
  if (folder === 'pages' && page !== undefined)
    return { form: form as FormName, page: page.replace(/\.json$/, '') };
  const owner = file === 'models.json' ? forms[Number(fromPointer(pointer)[1])] : undefined;
  return owner === undefined ? {} : { form: owner };
}

function shared(one: Home, other: Home): Home {
  if (one.form !== other.form || one.form === undefined) return {};
  return one.page === other.page ? one : { form: one.form };
}
