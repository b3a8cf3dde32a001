import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readBundle } from '../../bundle/readBundle.ts';
import { SAMPLES } from '../../settlements/samples.testkit.ts';
import { emptyClaim } from '../../transforms/claims/complete.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import { buildFaultlessForm } from '../../transforms/form/buildFormModel.ts';
import { isFormName } from '../../transforms/ground/modelNames.ts';
import { pageSchema } from '../../transforms/pages/pageSchema.ts';
import { pageState } from '../../transforms/pages/pageState.ts';
import type { PageSchema, PageState } from '../../transforms/pages/types.ts';
import { CONTEXT } from '../../transforms/testing/forms.testkit.ts';
import { ClaimPage } from './ClaimPage.tsx';
import { type FieldSpec, pageOf, propsOf } from './claimPage.testkit.tsx';
import { domId } from './fieldIds.ts';

afterEach(cleanup);

/** Controls that can be filled in or pressed. A total that is made of other pages' answers is read at its own place. */
const REACHED = 'input, select, textarea, button, output';
const FILLED_IN = 'input, select, textarea';

const nothing = () => null;

interface Drawn {
  schema: PageSchema;
  props: ReturnType<typeof propsOf>;
  paths: string[];
}

/** The fields and lists that a page shows, but for lists that are only read. */
const shownPaths = ({ uiSchema }: PageSchema, { fields, blocks }: PageState): string[] =>
  uiSchema['ui:options'].blocks
    .filter(({ id }) => !blocks[id]?.hidden)
    .flatMap((block) => {
      if (!('fields' in block) || block.kind === 'displayRows') return [];
      if ('model' in block) return [block.path];
      const own = block.fields.map(({ path }) => path).filter((path) => !fields[path]?.hidden);
      return block.kind === 'choiceGroup' ? [block.path, ...own] : own;
    });

/** Every page of a sample as it comes first, with an error at each place. */
function pagesOf(settlement: string): Drawn[] {
  const { bundle } = readBundle(`settlements/${settlement}`).view;
  const texts = { culture: 'en', active: bundle.content.en ?? {}, fallback: {} };
  return Object.keys(bundle.settlement.forms)
    .filter(isFormName)
    .flatMap((form) => {
      const { plan } = buildFaultlessForm(readForm(bundle, form));
      const claim = emptyClaim(plan);
      return (bundle.settlement.forms[form]?.pages ?? []).flatMap((page): Drawn[] => {
        const described = bundle.pages[`${form}/${page}`];
        if (!described) return [];
        const schema = pageSchema(plan, described, { texts, lists: bundle.lists });
        const state = pageState(plan, page, claim, { ...CONTEXT, allowedCharacters: null });
        const paths = shownPaths(schema, state);
        const errors = Object.fromEntries(paths.map((path) => [path, [`Wrong: ${path}`]]));
        const blocks = { summary: nothing, confirmation: nothing };
        return [{ schema, paths, props: propsOf(schema, { claim, state, errors, blocks }) }];
      });
    });
}

/** Target of a link: the place of its error, the element in focus then, and if that belongs to the place. */
function follow(link: HTMLAnchorElement) {
  const path = link.textContent.slice(link.textContent.lastIndexOf('Wrong: ') + 'Wrong: '.length);
  fireEvent.click(link);
  const focused = document.activeElement;
  const own = document.getElementById(domId(path));
  const isFilledIn = own?.matches(FILLED_IN) || own?.querySelector(FILLED_IN);
  return {
    path,
    reaches: focused?.matches(REACHED) ? 'a control' : focused?.outerHTML.slice(0, 200),
    isOfPlace: !isFilledIn || own === focused || Boolean(own?.contains(focused)),
  };
}

describe('the links of the summary of errors', () => {
  it.each(SAMPLES)(
    'C10-09: each leads to a control, of its own field where that is filled in: %s',
    async (settlement) => {
      for (const { schema, paths, props } of pagesOf(settlement)) {
        const { rerender } = render(<ClaimPage {...props} />);
        await waitFor(() => expect(document.querySelector('.cw-loading')).toBeNull());
        rerender(<ClaimPage {...props} attempt={1} />);
        const links = [...document.querySelectorAll<HTMLAnchorElement>('.cw-summary-list a')];
        expect(links, schema.path).toHaveLength(paths.length);
        for (const found of links.map(follow))
          expect(found).toEqual({ path: found.path, reaches: 'a control', isOfPlace: true });
        cleanup();
      }
    },
  );

  it('C10-09: are fifty at most, in the order of the page, with the number of all; others follow as those are mended', () => {
    const specs = Array.from({ length: 60 }, (_, at): FieldSpec => ({ name: `field${at}`, widget: 'text' }));
    const wrong = (names: FieldSpec[]) =>
      Object.fromEntries(names.map(({ name }) => [`claimantInfo.${name}`, [`Wrong: ${name}`]]));
    const props = propsOf(pageOf(specs), { attempt: 1, errors: wrong(specs) });
    const { rerender } = render(<ClaimPage {...props} />);
    const summary = () => document.querySelector<HTMLElement>('.cw-summary');
    const lines = () => [...document.querySelectorAll('.cw-summary-list li')].map((line) => line.textContent);
    expect(lines()).toHaveLength(50);
    expect(lines().at(-1)).toContain('Wrong: field49');
    expect(summary()?.textContent).toContain('The first 50 of 60 are listed here.');
    const described = summary()?.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.tagName)).toEqual(['P', 'UL']);
    rerender(<ClaimPage {...props} errors={wrong(specs.slice(5))} />);
    expect(lines()[0]).toContain('Wrong: field5');
    expect(lines().at(-1)).toContain('Wrong: field54');
    rerender(<ClaimPage {...props} errors={wrong(specs.slice(10))} />);
    expect(lines()).toHaveLength(50);
    expect(summary()?.textContent).not.toContain('The first');
  });
});
