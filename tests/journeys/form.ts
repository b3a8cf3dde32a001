import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { readBundle } from '../../bundle/readBundle.ts';
import type { Page } from '../../schemas/generated/types.ts';
import { isSkipped } from '../../transforms/claims/liveness.ts';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import { compileForm } from '../../transforms/compile/compileForm.ts';
import type { Bundle } from '../../transforms/config/bundle.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import { waysOf } from '../../transforms/config/ways.ts';
import { parseDeadline } from '../../transforms/deadlines/deadlines.ts';
import type { ClaimDocument, FieldValue } from '../../transforms/ground/claim.ts';
import { DEADLINE_KEYS, type FormName } from '../../transforms/ground/modelNames.ts';
import type { EntryKind, JudgeContext } from '../../transforms/ground/verdict.ts';
import { pageState } from '../../transforms/pages/pageState.ts';
import { placementsOf } from '../../transforms/pages/placements.ts';
import { todayInLosAngeles } from '../../transforms/values/day.ts';
import { own } from '../../transforms/values/own.ts';
import { openForm } from '../contracts/standalone.ts';
import { writeDrawnBundle } from './drawnForms/drawnBundle.ts';
import { drawnForm } from './drawnForms/drawnForm.ts';
import { writeKeptBundle } from './drawnForms/keptForm.ts';
import { writeSearchedBundle } from './drawnForms/searchedBundle.ts';
import { writeWithinBundle } from './drawnForms/withinBundle.ts';
import { writtenOnce } from './drawnForms/writtenOnce.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Who writes the bundle of a settlement that is none of the samples, by what stands before the colon of its name. */
const WRITERS: Record<string, (folder: string, name: string) => void> = {
  drawn: (folder, seed) => writeDrawnBundle(folder, drawnForm(Number(seed))),
  kept: writeKeptBundle,
  within: writeWithinBundle,
  searched: (folder, sample) => writeSearchedBundle(folder, `settlements/${sample}`),
};

/**
 * The folder of a settlement, from the project's root: its name alone is one of the samples, `drawn:42` one of chance,
 * `kept:drawn-42` one that chance once drew, `searched:` before a sample's name the sample with lists so long that they
 * are searched, `within:cards` and `within:rows` one with two ways in, and records with lists and documents of their own.
 */
export function folderOf(settlement: string): string {
  const [kind = '', name = ''] = settlement.split(':');
  const write = own(WRITERS, kind);
  if (write && name) return writtenOnce(settlement, (folder) => write(folder, name));
  return settlement.includes('/') ? settlement : `settlements/${settlement}`;
}

/** A row of a class list, by column. */
export type Row = Record<string, string>;

/** A form as a journey knows it: the pure functions over its configuration, and nothing of the app. */
export interface JourneyForm {
  bundle: Bundle;
  loaded: LoadedForm;
  /** Name and path of each page, in the order of the sequence. */
  pages: { name: string; path: string; page: Page }[];
  /** The first of its deadlines. */
  deadline: Date;
  /** The class list: empty where there is none. */
  rows: Row[];
  /** The ways in, in order (C8-23). */
  ways: readonly EntryKind[];
  /** The values that a new claim starts with, by `model.field`. */
  defaults: Record<string, FieldValue>;
}

function waysIn({ settlement }: Bundle, form: FormName): EntryKind[] {
  const settings = settlement.forms[form];
  return settings ? waysOf(settings).map(({ kind }) => kind) : [];
}

function deadlineOf({ settlement: { deadlines, timeZone } }: Bundle, form: FormName): Date {
  const instants = DEADLINE_KEYS[form].flatMap((key) => {
    const own = deadlines[key];
    return own ? [parseDeadline(own.deadline, own.timeZone ?? timeZone)] : [];
  });
  return new Date(Math.min(...instants.map(Number)));
}

function classList(settlement: string, form: FormName): Row[] {
  const folder = resolve(ROOT, folderOf(settlement), 'claimants');
  try {
    const text = readFileSync(join(folder, `${form}.csv`), 'utf8');
    const named = (header: string[]) => header.map((column) => column.split(':')[0] ?? column);
    return parse(text, { columns: named }) as Row[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

export function openJourneyForm(settlement: string, form: FormName): JourneyForm {
  const { bundle } = readBundle(resolve(ROOT, folderOf(settlement))).view;
  const config = readForm(bundle, form);
  const placed = config.pages.flatMap(({ page }) => placementsOf(page));
  return {
    bundle,
    loaded: openForm(compileForm(config)),
    deadline: deadlineOf(bundle, form),
    ways: waysIn(bundle, form),
    rows: classList(settlement, form),
    pages: config.pages.map(({ name, page }) => ({ name, path: page.path, page })),
    defaults: Object.fromEntries(
      placed.flatMap(({ model, name, field }) =>
        model !== undefined && field.defaultValue !== undefined
          ? [[`${model}.${name}`, field.defaultValue] as const]
          : [],
      ),
    ),
  };
}

/** The path of the page that follows where nothing stands in the way: the page's exit, or the next that is not skipped. */
export function pathAfter(
  { loaded, pages, bundle }: JourneyForm,
  page: string,
  claim: ClaimDocument,
  context: JudgeContext,
): string {
  const { plan } = loaded;
  const { exit } = pageState(plan, page, claim, context);
  if (exit !== undefined) return bundle.pages[`${plan.form}/${exit}`]?.path ?? '';
  const scope = { claim, rows: [], entry: context.entry ?? null, today: todayInLosAngeles(context.now) };
  const index = pages.findIndex(({ name }) => name === page);
  const next = pages.findIndex((_, at) => at > index && !isSkipped(plan, at, scope));
  return pages[next]?.path ?? '';
}
