import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { TEMPLATE_NAMES } from '../cli/commands/init.ts';
import { runCli } from '../cli/testing/runCli.ts';
import { temporaryFolder } from '../server/testing/testServer.testkit.ts';
import { claimValidator } from '../src/form/validator.ts';
import { loadForm } from '../transforms/claims/loadForm.ts';
import { messageOf } from '../transforms/messages/messageOf.ts';
import { EN } from '../transforms/texts/en.ts';
import { loadDependencies } from '../transforms/vocabulary/lazyDependencies.ts';

it.each(TEMPLATE_NAMES)(
  'C11-03: the example of docs/validator.md judges the starter bundle %s',
  async (name) => {
    const folder = temporaryFolder();
    const [bundle, out] = [join(folder, 'bundle'), join(folder, 'out')];
    expect((await runCli(['init', bundle, '--template', name])).code).toBe(0);
    expect((await runCli(['compile', bundle, '--out', out])).code).toBe(0);
    const { default: manifest } = await import(join(out, 'manifest.json'), { with: { type: 'json' } });
    for (const { moduleUrl } of Object.values<{ moduleUrl: string }>(manifest)) {
      const module = await import(/* @vite-ignore */ pathToFileURL(join(out, moduleUrl)).href);
      const form = loadForm(module, await loadDependencies(module.requires));
      const schema = { $id: 'about-you', type: 'object' } as const;
      const validator = claimValidator({
        form,
        schema,
        context: () => ({ now: new Date(0), allowedCharacters: null, culture: 'en', audience: 'browser' }),
        message: (error) => messageOf(error, { culture: 'en', active: {}, fallback: EN }),
      });
      const { errors } = validator.validateFormData({}, schema);
      expect(errors.map(({ message }) => message)).not.toContain(undefined);
      expect(errors.length).toBeGreaterThan(0);
    }
  },
);
