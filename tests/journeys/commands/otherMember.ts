import type { Page } from 'playwright';
import { liveRecords } from '../../../transforms/claims/claimFields.ts';
import type { ClaimDocument } from '../../../transforms/ground/claim.ts';
import { leftOf } from '../invariants/deadlineIsSaid.ts';
import { enter, goTo, type Model } from '../model.ts';
import { look, settled } from '../observe.ts';
import { pathOfId } from '../places.ts';
import type { World } from '../world.ts';
import { type Command, intend, NEXT } from './command.ts';

/** Shorter texts stand on many a page by chance. */
const SHORTEST = 5;

function textsIn(claim: ClaimDocument): string[] {
  return Object.values(claim)
    .flatMap((held) => (Array.isArray(held) ? liveRecords(held) : [held ?? {}]))
    .flatMap((fields) => Object.values(fields))
    .filter((value) => typeof value === 'string' && value.length >= SHORTEST) as string[];
}

/** Credentials of another member, who shares none of them with the person who files. */
function othersOf({ form, target }: Model): Record<string, string> | null {
  const own = Object.values(target.credentials ?? {}).map((value) => String(value).toLowerCase());
  const other = form.rows.find(
    (row) => !Object.values(row).some((value) => own.includes(value.toLowerCase())),
  );
  return own.length > 0 && other ? other : null;
}

async function signIn(
  tab: Page,
  { underWay }: World,
  { form }: Model,
  credentials: Record<string, string>,
): Promise<void> {
  await settled(tab, underWay);
  // The page begins with the way in of whom the browser knows.
  const ways = tab.locator('main input[name="way"]');
  if ((await ways.count()) > 1) await ways.nth(form.ways.indexOf('classList')).click();
  await settled(tab, underWay);
  const entry = new URL(tab.url()).pathname;
  for (const { id, kind, enabled } of (await look(tab)).fields) {
    const given = credentials[pathOfId(id).replace('credentials.', '')];
    if (kind === 'text' && enabled && given) await tab.locator(`[id="${id}"]`).fill(given);
  }
  await tab.locator(NEXT).first().click();
  await tab.waitForURL((url) => url.pathname !== entry);
  await settled(tab, underWay);
}

const asWord = (text: string) =>
  new RegExp(`(?<!\\p{L})${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u');

/** What of the first person's answers another person is shown, and neither the settlement nor they themselves say. */
function leaked(
  { settled: claim, form }: Model,
  shown: string,
  credentials: Record<string, string>,
): string[] {
  const { content, pages } = form.bundle;
  const others = [...Object.values(credentials), JSON.stringify([content, pages])].join('\n');
  return textsIn(claim).filter((text) => asWord(text).test(shown) && !others.includes(text));
}

/**
 * Somebody else signs in on the same browser, in a tab of their own: they see nothing of the first person's, who is told
 * and must sign in again, and has lost nothing.
 */
export const otherMember: Command<'otherMember'> = {
  draw: intend({}, (model) => {
    const credentials = othersOf(model);
    const canBe = model.signedIn && model.online && model.serverUp && !model.otherTab && leftOf(model) > 0;
    return canBe && credentials ? { do: 'otherMember', credentials } : null;
  }),
  async perform(world, { credentials }, model) {
    const { context, page, server } = world;
    const tab = await context.newPage();
    await tab.goto(server.product.url + (model.form.pages[0]?.path ?? '/'));
    // The first person's claim is open: it is not theirs to go on with.
    await tab.locator('main .cw-button--secondary').click();
    await signIn(tab, world, model, credentials);
    const shown = [
      await tab.locator('body').innerText(),
      ...(await look(tab)).fields.map(({ value }) => value),
      await tab.evaluate(() => JSON.stringify(Object.values(sessionStorage))),
    ];
    const seen = leaked(model, shown.join('\n'), credentials);
    if (seen.length > 0) throw new Error(`the other member is shown ${seen.join(', ')}`);
    await tab.close();
    await page.bringToFront();
    await page.locator('dialog[open]').waitFor();
  },
  learn(model) {
    model.signedIn = false;
    // They are asked again by the form's first way in.
    model.entry = model.form.ways[0] ?? 'open';
    enter(model, model.entered);
    goTo(model, model.form.pages[0]?.path ?? '/');
  },
};
