import type { Locator, Page } from 'playwright';
import { BUILT_IN } from '../../transforms/texts/builtIn.ts';
import { chooseByKeys, clearByKeys, pickByKeys, pressByKeys, typeByKeys, uploadByKeys } from './byKeys.ts';
import { expect } from './expect.ts';
import type { Step, Stop } from './journey.ts';

type Do<Kind extends Step['do']> = (page: Page, step: Extract<Step, { do: Kind }>) => Promise<void>;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What stands behind the label of a field that must be filled in, or need not be. */
const MARKS = ['*', ...Object.values(BUILT_IN).map(({ Ui_Optional }) => String(Ui_Optional))]
  .map(escaped)
  .join('|');

/** A label as a page shows it, with or without its mark. */
export const labelled = (label: string) => new RegExp(`^\\s*${escaped(label)}\\s*(?:${MARKS})?\\s*$`);

/** The row of a table that is being edited: the one that holds controls. */
const editedRow = (page: Page): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.locator('input, select') })
    .last();

const field = (page: Page, { label, inRow = false }: { label: string; inRow?: boolean }): Locator =>
  (inRow ? editedRow(page) : page.locator('main')).getByLabel(labelled(label));

/** Actions by kind of step, with keys alone; a kind without an entry does not compile. */
const TAKE: { [Kind in Step['do']]: Do<Kind> } = {
  type: async (page, step) => typeByKeys(page, field(page, step), step.text),
  clear: async (page, step) => clearByKeys(page, field(page, step)),
  pick: async (page, { group, option }) =>
    pickByKeys(
      page,
      page
        .getByRole('radiogroup', { name: labelled(group) })
        .or(page.getByRole('group', { name: labelled(group) }))
        .getByLabel(labelled(option)),
    ),
  choose: async (page, step) => chooseByKeys(page, field(page, step), step.option),
  tick: async (page, step) => pressByKeys(page, field(page, step)),
  upload: async (page, { label, file }) => uploadByKeys(page, field(page, { label }), file),
  press: async (page, { button }) =>
    pressByKeys(page, page.getByRole('button', { name: button, exact: true })),
  seeError: async (page, { text }) => expect(errors(page, text).first()).toBeVisible(),
  seeNoError: async (page, { text }) => expect(errors(page, text)).toHaveCount(0),
  seeText: async (page, { text }) => expect(page.locator('main').getByText(text).first()).toBeVisible(),
  seeValue: async (page, { label, value }) => expect(field(page, { label })).toHaveValue(value),
};

const errors = (page: Page, text: string): Locator => page.locator('.cw-error', { hasText: text });

/** Takes one step, and says which one it was when it could not. */
async function take(page: Page, step: Step): Promise<void> {
  try {
    await (TAKE[step.do] as Do<typeof step.do>)(page, step as never);
  } catch (error) {
    const { do: kind, ...rest } = step;
    throw new Error(`${kind} ${JSON.stringify('file' in rest ? rest.file.name : rest)}`, { cause: error });
  }
}

/** Does what a person does at one stop; leaves it by its button, once `beforeLeaving` has gone to the page to go on in. */
export async function visit(
  page: Page,
  stop: Stop,
  beforeLeaving: (page: Page) => Promise<Page> = async () => page,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stop.heading);
  expect(new URL(page.url()).pathname).toBe(stop.path);
  for (const step of stop.steps) await take(page, step);
  const goingOn = await beforeLeaving(page);
  if (stop.leave) await take(goingOn, { do: 'press', button: stop.leave });
}
