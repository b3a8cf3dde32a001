import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModelEntry } from '../../schemas/generated/types.ts';
import { allErrors, judge } from '../../transforms/claims/judge.ts';
import { type FormModule, type LoadedForm, loadForm } from '../../transforms/claims/loadForm.ts';
import { type CompiledForm, compileForm } from '../../transforms/compile/compileForm.ts';
import { readInlineForm } from '../../transforms/config/readForm.ts';
import type { Audience, Verdict } from '../../transforms/ground/verdict.ts';
import { messageOf } from '../../transforms/messages/messageOf.ts';
import { EN } from '../../transforms/texts/en.ts';
import { ALL_TOOLS } from '../../transforms/vocabulary/tools.testkit.ts';
import type { OracleError, RawContext, RawModel, RawRecord } from '../oracle/raw.ts';
import type { Implementation } from './implementation.ts';

/** A case file of its own knows no content: every message is the built-in one. */
const TEXTS = { culture: 'en', active: {}, fallback: EN };

const compiled = new WeakMap<RawModel[], CompiledForm>();

/** The form of a case file's models, compiled once however many implementations ask. */
export function compileModels(models: RawModel[]): CompiledForm {
  const known = compiled.get(models);
  if (known) return known;
  const form = compileForm(readInlineForm(models as ModelEntry[]));
  compiled.set(models, form);
  return form;
}

const modules = mkdtempSync(join(tmpdir(), 'claimwright-modules-'));
process.once('exit', () => rmSync(modules, { recursive: true, force: true }));

/** The module's text in a file of its hash, imported as Node imports any module. */
export async function importForm({ text }: CompiledForm): Promise<LoadedForm> {
  const path = join(modules, `${createHash('sha256').update(text).digest('hex')}.mjs`);
  writeFileSync(path, text);
  const module = (await import(pathToFileURL(path).href)) as FormModule;
  return loadForm(module, ALL_TOOLS);
}

/**
 * The same without a file: for thousands of forms in one process, as Node never forgets a module that it imported.
 * In tests only, it makes code of text.
 */
export function openForm({ text }: CompiledForm): LoadedForm {
  const exported = [...text.matchAll(/^export const (\w+)/gm)].map((match) => match[1]);
  const body = text.replaceAll(/^export const /gm, 'const ').replace(/^export default /m, 'const main = ');
  const make = new Function(`${body}\nreturn { ${exported.join(', ')}, default: main };`) as () => FormModule;
  return loadForm(make(), ALL_TOOLS);
}

export function judgeWith(
  form: LoadedForm,
  context: RawContext,
  claim: RawRecord,
  audience: Audience = 'cli',
): Verdict {
  return judge(claim, form, { ...context, now: new Date(context.now), audience });
}

/** The verdict in the words of a case file. */
export function reportOf({ errors, structure }: Pick<Verdict, 'errors' | 'structure'>): OracleError[] {
  return allErrors({ errors, structure }).map((error) => ({
    path: error.path,
    rule: error.rule,
    message: messageOf(error, TEXTS),
  }));
}

/** The compiled module in Node, as the server and the command use it. */
export async function standaloneInNode(): Promise<Implementation> {
  return {
    judge: async (models, context, claims) => {
      const form = await importForm(compileModels(models));
      return claims.map((claim) => reportOf(judgeWith(form, context, claim)));
    },
  };
}
