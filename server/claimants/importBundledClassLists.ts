import type { FastifyBaseLogger } from 'fastify';
import { isFormName } from '../../transforms/ground/modelNames.ts';
import type { AppContext } from '../context.ts';
import { ClassListError } from './classListFile.ts';
import { replaceClassList } from './importClaimants.ts';

/** Imports the bundle's class lists for forms that have none yet. */
export async function importBundledClassLists(
  context: AppContext,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<void> {
  const broken: [file: string, error: ClassListError][] = [];
  for (const [form, file] of Object.entries(context.bundle.classLists)) {
    if (!isFormName(form) || (await context.store.claimants.header(form))) continue;
    try {
      const { rows } = await replaceClassList(context.store, context.key, form, file, context.clock);
      log.info({ form, rows }, 'class list imported');
    } catch (error) {
      if (!(error instanceof ClassListError)) throw error;
      broken.push([`claimants/${form}.csv`, error]);
    }
  }
  if (broken.length === 0) return;
  const { rowFindings } = await import('../../bundle/rowFindings.ts');
  throw rowFindings(broken);
}
