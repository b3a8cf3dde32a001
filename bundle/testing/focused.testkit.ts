import { expect } from 'vitest';
import { focusedReports } from '../../authoring/editor/focus/focusedReports.ts';
import { CHECKS } from '../checks/registry.ts';
import type { Report } from '../findings/finding.ts';
import { readBundle } from '../readBundle.ts';
import { crossFileReports } from '../validateBundle.ts';
import { bundleWith, type Change } from './bundles.testkit.ts';

const OF_CHECKS = new Set(CHECKS.map(({ code }) => code));

const modelsOf = (folder: string) => readBundle(folder).view.files.get('models.json')?.value;

const modelsBefore = modelsOf(bundleWith());

/**
 * Compares what the checks find in each changed file, while it is typed, with what a look at all files finds there: a check
 * whose `needs` is `file` and that looks at more of the others than they are narrowed to is named with its finding.
 */
export async function expectSameWhileTyped(folder: string, changes: readonly Change[]): Promise<void> {
  const { view } = readBundle(folder);
  const files = [...view.files.values()];
  const all = await crossFileReports(view, false);
  for (const path of new Set(changes.map(({ file }) => file))) {
    const { reports, replaces } = await focusedReports(path, { directory: folder, files, modelsBefore });
    const written = (found: readonly Report[]): string[] =>
      found
        .filter((report) => report.file === path && OF_CHECKS.has(report.code) && replaces(report))
        .map(({ code, pointer, message }) => `${code} ${pointer} ${message}`)
        .sort();
    expect(written(reports), `${path} while it is typed`).toEqual(written(all));
  }
}
