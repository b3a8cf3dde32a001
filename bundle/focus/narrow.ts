import type { Page } from '../../schemas/generated/types.ts';
import { camelCase } from '../../transforms/config/names.ts';
import { isContainer } from '../../transforms/config/pointer.ts';
import { writtenPlacements } from '../../transforms/pages/placements.ts';
import type { CheckedFile } from '../schema/checkFile.ts';

/** Which fields keep their rules and calculations; the others keep their names and types. */
type Keeps = (field: Record<string, unknown>, place: string) => boolean;

/**
 * The files of a bundle with as little as one of them needs to be checked: other pages are left out, and so are the rules
 * of fields that it does not concern. `before` is what models.json said when everything was checked last.
 */
export function narrowTo(path: string, files: readonly CheckedFile[], before: unknown): CheckedFile[] {
  const own = files.find(({ source }) => source.path === path);
  const keeps = own ? keepsFor(own, before) : () => false;
  return files
    .filter(({ source }) => source.kind !== 'page' || source.path === path)
    .map((file) => (file.source.kind === 'models' ? { ...file, value: stripped(file.value, keeps) } : file));
}

function keepsFor(own: CheckedFile, before: unknown): Keeps {
  if (own.source.kind === 'models') return changedSince(before);
  if (own.source.kind !== 'page' || !isContainer(own.value)) return () => false;
  const page = { path: '', titleKey: '', blocks: [], ...own.value } as Page;
  const placed = new Set(writtenPlacements(page).map(({ name }) => name));
  return ({ name }) => typeof name === 'string' && placed.has(camelCase(name));
}

/** Fields that say something else than before, wherever they stand. */
function changedSince(before: unknown): Keeps {
  const known = new Map<string, string>();
  stripped(before, (field, place) => {
    known.set(place, JSON.stringify(field));
    return false;
  });
  return (field, place) => known.get(place) !== JSON.stringify(field);
}

function stripped(root: unknown, keeps: Keeps): unknown {
  if (!isContainer(root) || !Array.isArray(root.models)) return root;
  const models = root.models.map((entry: unknown) => {
    if (!isContainer(entry) || !Array.isArray(entry.fields)) return entry;
    const place = JSON.stringify(entry.metadata);
    return { ...entry, fields: entry.fields.map((field) => withoutRules(field, place, keeps)) };
  });
  return { ...root, models };
}

function withoutRules(field: unknown, around: string, keeps: Keeps): unknown {
  if (!isContainer(field)) return field;
  const place = `${around} ${String(field.name)}`;
  if (keeps(field, place)) return field;
  const { rules: _rules, computed: _computed, ...rest } = field;
  return Array.isArray(rest.fields)
    ? { ...rest, fields: rest.fields.map((inner) => withoutRules(inner, place, keeps)) }
    : rest;
}
