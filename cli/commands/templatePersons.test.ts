import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, temporaryFolder } from '../../bundle/testing/bundles.testkit.ts';
import type { Page } from '../../schemas/generated/types.ts';
import { runCli } from '../testing/runCli.ts';
import { TEMPLATE_NAMES } from './init.ts';

const scratch = temporaryFolder();

it.each(TEMPLATE_NAMES)(
  'C10-26: the template %s says of each name and address whose it is',
  async (template) => {
    const folder = join(scratch, template);
    expect((await runCli(['init', folder, '--template', template])).code).toBe(0);
    const pages = filesIn(folder).filter((file) => file.startsWith('pages/'));
    const persons = pages.flatMap((file) => {
      const { blocks }: Page = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return blocks.flatMap((block) =>
        block.kind === 'name' || block.kind === 'address' ? [`${block.id} ${block.person}`] : [],
      );
    });
    // Each asks "Your name": for an estate or a company too, it is the name of whoever files.
    expect(persons).toEqual(template === 'consumer' ? ['name self'] : ['name self', 'mail self']);
  },
);
