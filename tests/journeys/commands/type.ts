import fc from 'fast-check';
import { readCredentials } from '../../../transforms/claims/readCredentials.ts';
import { writtenDate } from '../../../transforms/values/writtenDay.ts';
import { answer, type Model } from '../model.ts';
import type { Seen } from '../observe.ts';
import { partsOf, pathOfId } from '../places.ts';
import type { FieldPath, StepOf } from '../step.ts';
import type { World } from '../world.ts';
import { byId, type Command, intend, NEXT, somewhere, tap } from './command.ts';
import { answerable, fieldAt, idAt, keptAt, meant, nextUnanswered, typeOfField } from './entering.ts';
import { learnNext } from './next.ts';

interface Params {
  /** The next field that is not answered, or any other, with a text that nobody asked for. */
  where: 'next' | number;
  text: string;
  /** A key that slips into the text that is meant. */
  slip: { key: string; after: number } | null;
  by: StepOf<'type'>['by'];
  haste: StepOf<'type'>['haste'];
}

/** Texts that people enter by mistake, or that some screen is not ready for. */
export const STRAY = [
  'x',
  '12',
  ' Ana  Lucía ',
  '2/3/2020',
  '2020-02-03',
  '1,000.5',
  '0',
  'O’Neill & 50%',
  '9999999999',
];

/** Keys beside the right one: letters and figures, of which none may vanish unsaid. */
const SLIPS = ['x', '7', 'ñ'];

const slipped = (text: string, slip: Params['slip']): string => {
  if (!slip || text === '') return text;
  const at = slip.after % (text.length + 1);
  return text.slice(0, at) + slip.key + text.slice(at);
};

function textMeant(model: Model, { where, text, slip }: Params): { at: string; text: string } | null {
  if (where === 'next') {
    const field = nextUnanswered(model);
    if (field?.kind !== 'text') return null;
    const at = pathOfId(field.id);
    return { at, text: slipped(String(meant(model, at) ?? ''), slip) };
  }
  const fields = answerable(model, ['text']);
  const field = fields[where % Math.max(1, fields.length)];
  return field ? { at: pathOfId(field.id), text } : null;
}

/** Pastes from the real clipboard, by the browser's own keys: masks tell what is pasted from what is typed. */
async function paste({ page }: World, _id: string, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

/** Fills as a password manager does: all at once, by input and change events, without a key. */
async function autofill({ page }: World, id: string, text: string): Promise<void> {
  await page.evaluate(
    ([target, filled]) => {
      const control = document.getElementById(target ?? '') as HTMLInputElement;
      const proto = Object.getPrototypeOf(control) as object;
      Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(control, filled);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [id, text],
  );
}

interface Place {
  x: number;
  y: number;
}

/**
 * Where a finger or the mouse would press Next, before the page can move; null where it is out of sight while the
 * field is in it, as the browser scrolls to what is typed in.
 */
async function placeOfNext({ page, setting }: World, id: string): Promise<Place | null> {
  const next = page.locator(NEXT).first();
  await next.scrollIntoViewIfNeeded();
  const [field, box] = [await byId(page, id).boundingBox(), await next.boundingBox()];
  return field && box && field.y > 0
    ? { x: box.x + Math.min(box.width, setting.width) / 2, y: box.y + box.height / 2 }
    : null;
}

/** The last key and what follows it are sent together: no time passes between them. */
async function hurry(
  { page, setting }: World,
  { haste, text, by }: StepOf<'type'>,
  place: Place | null,
): Promise<void> {
  const press = ({ x, y }: Place) =>
    setting.width < 480 ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
  const key = { tab: 'Tab', enter: 'Enter', next: null, stay: null }[haste];
  await Promise.all([
    ...(by === 'keys' ? [page.keyboard.type(text.slice(-1))] : []),
    ...(key ? [page.keyboard.press(key)] : []),
    ...(place ? [press(place)] : []),
  ]);
}

/** Typing counts as paused after 300 ms: on a machine that takes as long for a tap, the page may have moved before it. */
const PAUSE_MS = 250;

/** Whether Next was met; who was slow and sees it elsewhere aims anew. */
async function isPressed({ page }: World, { pausedMs }: Model): Promise<boolean> {
  if (pausedMs < PAUSE_MS) return true;
  return page.evaluate(() => window.journeyWatch?.pressedNext() ?? true);
}

async function emptied({ page }: World, id: string): Promise<void> {
  const control = byId(page, id);
  await control.focus();
  await page.keyboard.press('ControlOrMeta+A');
  if ((await control.inputValue()) !== '') await page.keyboard.press('Delete');
}

function resolve(model: Model, params: Params): StepOf<'type'> | null {
  const found = textMeant(model, params);
  if (!found) return null;
  const { by, haste } = params;
  if ((haste === 'next' || haste === 'enter') && !model.seen.next) return null;
  // In an entry of a list Enter has a meaning of its own.
  if (haste === 'enter' && partsOf(found.at).record !== undefined) return null;
  return { do: 'type', ...found, by, haste };
}

/** What is kept of a text that was put in a field. */
export function learnText(model: Model, at: FieldPath, text: string, after: Seen): void {
  const kept = keptAt(model, at, after) ?? text;
  model.typed.push({ at, text, kept });
  // A date or a credential is understood once typing pauses, and shown so once the field is left.
  const [name = '', field = ''] = at.split('.');
  const { [field]: read = kept } =
    name === 'credentials' ? readCredentials({ [field]: kept }, model.form.loaded.plan) : {};
  answer(model, at, typeOfField(model, at) === 'date' ? writtenDate(kept, model.culture) : read);
}

export const typing: Command<'type'> = {
  draw: intend(
    {
      where: somewhere,
      text: fc.constantFrom(...STRAY),
      slip: fc.oneof(
        { weight: 3, arbitrary: fc.constant(null) },
        fc.record({ key: fc.constantFrom(...SLIPS), after: fc.nat(20) }),
      ),
      by: fc.constantFrom<Params['by']>('keys', 'paste', 'autofill'),
      haste: fc.constantFrom<Params['haste']>('tab', 'stay', 'next', 'enter'),
    },
    resolve,
  ),
  async perform(world, step, model) {
    const id = idAt(model.seen, step.at);
    const { text, by } = step;
    await emptied(world, id);
    const begun = Date.now();
    if (by === 'keys') await world.page.keyboard.type(text.slice(0, -1));
    else await { paste, autofill }[by](world, id, text);
    const place = step.haste === 'next' ? await placeOfNext(world, id) : null;
    await hurry(world, step, place);
    model.pausedMs = Date.now() - begun;
    if (step.haste === 'next' && !(place && (await isPressed(world, model)))) await tap(world, NEXT);
  },
  learn(model, step, after) {
    const { at, haste } = step;
    // Where several lines are taken, Enter is one more.
    const isLine = haste === 'enter' && fieldAt(model.seen, at)?.lines === true;
    const text = isLine ? `${step.text}\n` : step.text;
    learnText(model, at, text, after);
    model.open = haste === 'stay' ? at : null;
    if (!isLine && (haste === 'next' || haste === 'enter')) learnNext(model, after);
  },
};
