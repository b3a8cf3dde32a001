import type { WebKit } from '../../browser/webkit.ts';
import { MARK } from './findInPage.ts';
import type { Hands } from './hands.ts';

const ENTER = '\uE007';
const CONTROL = '\uE009';
const DELETE = '\uE017';

/** The name under which WebDriver hands over an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const strokesOf = (keys: string) =>
  [...keys].flatMap((key) => ['keyDown', 'keyUp'].map((type) => ({ type, value: key })));

/** Hands on WebKitGTK: real keys and presses. Its driver waits for what is pressed to stand still, so it finds it by the mark. */
export function webkitHands({ command }: WebKit): Hands {
  const keys = (actions: object[]) => command('actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  const elementAt = async (using: string, value: string): Promise<string> => {
    const found = (await command('element', { using, value })) as Record<string, string>;
    return String(found[ELEMENT]);
  };
  return {
    open: async (url) => {
      await command('url', { url });
    },
    run: async <Given, Result>(look: (given: Given) => Result, given: Given) =>
      (await command('execute/sync', {
        script: `return (${look})(${JSON.stringify(given)})`,
        args: [],
      })) as Result,
    press: async () => {
      const id = await elementAt('css selector', `[${MARK}]`);
      await command(`element/${id}/click`);
    },
    type: async (text) => {
      await keys(strokesOf(text.replaceAll('\n', ENTER)));
    },
    clear: async () => {
      const all = [{ type: 'keyDown', value: CONTROL }, ...strokesOf('a'), { type: 'keyUp', value: CONTROL }];
      await keys([...all, ...strokesOf(DELETE)]);
    },
    choose: async (attribute, _point, option) => {
      const path = `//select[@${attribute}]//option[normalize-space()=${JSON.stringify(option)}]`;
      await command(`element/${await elementAt('xpath', path)}/click`);
    },
    upload: async (attribute, path) => {
      const id = await elementAt('css selector', `input[type="file"][${attribute}]`);
      await command(`element/${id}/value`, { text: path });
    },
  };
}
