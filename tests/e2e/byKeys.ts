import type { Locator, Page } from 'playwright';
import { expect } from './expect.ts';
import type { UploadedFile } from './journey.ts';

/** More than the controls of any page. */
const MOST_STOPS = 300;

/** Returns the place of a control from the element that has the focus; runs in the page. */
function standing(target: Element): 'there' | 'before' | 'behind' | 'gone' {
  if (!target.isConnected) return 'gone';
  const active = document.activeElement ?? document.body;
  const isOfGroup =
    target instanceof HTMLInputElement &&
    target.type === 'radio' &&
    active instanceof HTMLInputElement &&
    active.name === target.name;
  if (active === target || isOfGroup) return 'there';
  return target.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'behind';
}

/** Goes to a control by Tab and Shift+Tab alone: of radios of one question, to the one that they lead to. */
async function reach(page: Page, control: Locator): Promise<void> {
  // Found once, as its name is compared with those of all controls of the page.
  let found = await control.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const where = await found?.evaluate(standing);
    if (where === 'there') return;
    if (where === 'gone') found = await control.elementHandle();
    else await page.keyboard.press(where === 'before' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`No Tab leads to ${control}`);
}

/** Longer than the page takes to draw a message and to announce it, however slow the machine. */
const LOOK_MS = 150;

/** Waits as people look before they press: the Tab that came here may have brought a message. */
const look = (control: Locator): Promise<void> =>
  control.evaluate(
    (_control, ms) => new Promise((done) => requestAnimationFrame(() => setTimeout(done, ms))),
    LOOK_MS,
  );

/** Presses a button or ticks a box. */
export async function pressByKeys(page: Page, control: Locator): Promise<void> {
  await reach(page, control);
  await look(control);
  await page.keyboard.press('Space');
}

export async function typeByKeys(page: Page, control: Locator, text: string): Promise<void> {
  await reach(page, control);
  await page.keyboard.type(text);
}

export async function clearByKeys(page: Page, control: Locator): Promise<void> {
  await reach(page, control);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
}

/** Picks one of several radios, past those between. */
export async function pickByKeys(page: Page, radio: Locator): Promise<void> {
  await reach(page, radio);
  const hasFocus = () => radio.evaluate((input) => input === document.activeElement);
  for (let turn = 0; turn < MOST_STOPS && !(await hasFocus()); turn += 1)
    await page.keyboard.press('ArrowDown');
  if (!(await radio.isChecked())) await page.keyboard.press('Space');
}

/** Chooses an entry of a list by the letters that it begins with. */
export async function chooseByKeys(page: Page, list: Locator, option: string): Promise<void> {
  await reach(page, list);
  await page.keyboard.type(option);
  await expect(list.locator('option:checked')).toHaveText(option);
}

/** Opens the files by the field's button, and chooses one there. */
export async function uploadByKeys(page: Page, field: Locator, file: UploadedFile): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await pressByKeys(page, field.locator('xpath=following-sibling::button'));
  await (await chosen).setFiles({ name: file.name, mimeType: file.mimeType, buffer: file.content });
}
