import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installPolyfills } from './polyfills.ts';

/** Functions that the browsers of the floor lack, each with the object that has it in today's. */
const LACKING: readonly (readonly [object, string])[] = [
  [Object, 'hasOwn'],
  [Array.prototype, 'at'],
  [String.prototype, 'at'],
  [globalThis, 'structuredClone'],
  [URL, 'canParse'],
  [HTMLFormElement.prototype, 'requestSubmit'],
  [Object.getPrototypeOf(crypto), 'randomUUID'],
  [AbortSignal.prototype, 'reason'],
  [AbortController.prototype, 'abort'],
];

let had: (PropertyDescriptor | undefined)[];
const { abort } = AbortController.prototype;

/** As of Chrome 88: `abort` is there, and keeps no reason. */
function oldAbort(this: AbortController): void {
  abort.call(this);
}

describe('C17-01: what a browser of the floor lacks is lent to it', () => {
  beforeEach(() => {
    had = LACKING.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
    for (const [owner, name] of LACKING) Reflect.deleteProperty(owner, name);
    AbortController.prototype.abort = oldAbort;
    installPolyfills();
  });

  afterEach(() => {
    for (const [index, [owner, name]] of LACKING.entries()) {
      Reflect.deleteProperty(owner, name);
      const descriptor = had[index];
      if (descriptor) Object.defineProperty(owner, name, descriptor);
    }
    Reflect.deleteProperty(crypto, 'randomUUID');
  });

  it('names of an object are its own, whatever it inherits', () => {
    expect([Object.hasOwn({ a: undefined }, 'a'), Object.hasOwn({}, 'toString')]).toEqual([true, false]);
  });

  it('lists and texts are read from their end', () => {
    expect([[1, 2].at(-1), [1, 2].at(0), [1, 2].at(2), 'ab'.at(-1)]).toEqual([2, 1, undefined, 'b']);
    expect(Object.keys([1])).toEqual(['0']);
  });

  it('a claim is copied, its files are the same', () => {
    const file = new File(['x'], 'a.pdf');
    const claim = { a: [{ b: 1, c: null }], file, gone: undefined };
    const copy = structuredClone(claim);
    expect(copy).toEqual(claim);
    expect([copy.a === claim.a, copy.a[0] === claim.a[0], copy.file]).toEqual([false, false, file]);
  });

  it('addresses are read, keys are made, and a form is sent by its own button', () => {
    expect([URL.canParse('https://[::1]/'), URL.canParse('https://[::')]).toEqual([true, false]);
    const keys = [crypto.randomUUID(), crypto.randomUUID()];
    for (const key of keys)
      expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(keys[0]).not.toBe(keys[1]);
    const form = document.createElement('form');
    let sent = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent += 1;
    });
    document.body.append(form);
    form.requestSubmit();
    expect([sent, form.childElementCount]).toEqual([1, 0]);
    form.remove();
  });

  it('why something was given up is kept', () => {
    const controller = new AbortController();
    controller.abort(new Error('left'));
    controller.abort(new Error('again'));
    expect([controller.signal.aborted, controller.signal.reason]).toEqual([true, new Error('left')]);
  });
});
