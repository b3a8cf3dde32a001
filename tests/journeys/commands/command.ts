import fc from 'fast-check';
import type { Page } from 'playwright';
import type { Model } from '../model.ts';
import type { Seen } from '../observe.ts';
import type { Step, StepOf } from '../step.ts';
import type { World } from '../world.ts';

/** What a person means to do: the step that this is on the page as it stands, or null where it cannot be done there. */
export type Intent<S extends Step = Step> = (model: Model) => S | null;

/** One thing that people do: how it is drawn, done, and what it means for the claim. */
export interface Command<Do extends Step['do']> {
  /** Chance decides before anybody knows what the page will show. */
  draw: fc.Arbitrary<Intent<StepOf<Do>>>;
  /** Does it, as a person would. */
  perform(world: World, step: StepOf<Do>, model: Model): Promise<void>;
  /** What the claim must be from now on, and where the claimant must be. */
  learn?(model: Model, step: StepOf<Do>, after: Seen): void;
}

/** A tap of a finger on a phone, a click elsewhere, at the middle of what is to be pressed. */
export async function tap(
  { page, setting }: Pick<World, 'page' | 'setting'>,
  selector: string,
): Promise<void> {
  const target = page.locator(selector).first();
  if (setting.width < 480) await target.tap();
  else await target.click();
}

/** The element of a control in a page, by its id as it stands now. */
export const byId = (page: Page, id: string) => page.locator(`[id="${id}"]`);

export const NEXT = 'main form button[type="submit"]';
/** The page's own: an entry that is open has such a button, too, to be saved by. */
export const BACK =
  'main form .cw-actions:not(.cw-draft *, .cw-actions--inner) > button.cw-button--secondary[type="button"]';

/** Draws the parameters of an intent. */
export function intend<Params extends object, S extends Step>(
  params: { [Name in keyof Params]: fc.Arbitrary<Params[Name]> },
  resolve: (model: Model, params: Params) => S | null,
): fc.Arbitrary<Intent<S>> {
  return fc.record(params).map((drawn) => (model: Model) => resolve(model, drawn as Params));
}

/** True now and then. */
export const seldom = fc.oneof({ weight: 8, arbitrary: fc.constant(false) }, fc.constant(true));

/** Mostly the next question that is not answered, now and then any other. */
export const somewhere = fc.oneof({ weight: 6, arbitrary: fc.constant('next' as const) }, fc.nat(30));
