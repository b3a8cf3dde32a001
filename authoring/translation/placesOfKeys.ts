import type { BundleView } from '../../bundle/view/bundleView.ts';
import { keyUses } from '../../bundle/view/contentKeys.ts';
import { fromPointer, isContainer, valueAt } from '../../transforms/ground/pointer.ts';
import { withoutPlural } from '../../transforms/texts/plurals.ts';

const MOST = 3;

/** Returns the `name` of the field around a pointer in a page or in the models; undefined where there is none. */
function fieldAround(root: unknown, path: readonly string[]): string | undefined {
  const at = path.findLastIndex(
    (part, index) => ['fields', 'columns'].includes(part) && index + 1 < path.length,
  );
  const field = at < 0 ? undefined : valueAt(root, `/${path.slice(0, at + 2).join('/')}`);
  return isContainer(field) && typeof field.name === 'string' ? field.name : undefined;
}

function onPage(view: BundleView, file: string, path: readonly string[]): string {
  const [, form = '', name = ''] = /^pages\/([^/]+)\/(.+)\.json$/.exec(file) ?? [];
  const field = fieldAround(view.files.get(file)?.value, path);
  const property = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
  return [`form ${form}`, `page ${name}`, field === undefined ? '' : `field ${field}`, property]
    .filter((part) => part !== '')
    .join(', ');
}

function inModels(view: BundleView, path: readonly string[]): string {
  const field = fieldAround(view.files.get('models.json')?.value, path);
  return field === undefined ? 'message of a rule' : `message of a rule of ${field}`;
}

function placeOf(view: BundleView, file: string, pointer: string): string {
  const path = fromPointer(pointer);
  if (file.startsWith('pages/')) return onPage(view, file, path);
  return file === 'models.json' ? inModels(view, path) : `settlement, ${path.join(' ')}`;
}

/** Returns a function that describes for translators which pages and fields use a content key, the first three. */
export function placesOfKeys(view: BundleView): (key: string) => string {
  const places = new Map<string, Set<string>>();
  for (const { key, file, pointer } of keyUses(view))
    places.set(key, (places.get(key) ?? new Set()).add(placeOf(view, file, pointer)));
  return (key) => {
    const found = [...(places.get(key) ?? places.get(withoutPlural(key)) ?? [])];
    if (found.length === 0) return 'a text of the product';
    const more = found.length > MOST ? `; and ${found.length - MOST} more places` : '';
    return `${found.slice(0, MOST).join('; ')}${more}`;
  };
}
