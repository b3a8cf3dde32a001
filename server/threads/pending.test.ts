import { expect, it } from 'vitest';
import { createPending, isQuiet } from './pending.ts';

it('C13-08: it is quiet while no thread has more than one question, however each of them ends', async () => {
  const [one, other] = [createPending(), createPending()];
  const [first, second, third] = [one.add(), other.add(), one.add()];
  expect(isQuiet()).toBe(false);
  one.answer(first.id, 'a');
  expect(isQuiet()).toBe(true);
  // Who is answered twice was asked once.
  one.answer(first.id, 'b');
  one.answer(third.id, 'c');
  const fourth = other.add();
  expect(isQuiet()).toBe(false);
  other.refuse(fourth.id, new Error('no'));
  expect(isQuiet()).toBe(true);
  const lost = [other.add(), other.add(), one.add()];
  expect(isQuiet()).toBe(false);
  other.refuseAll(new Error('ended'));
  expect(isQuiet()).toBe(true);
  one.refuseAll(new Error('ended'));
  expect(isQuiet()).toBe(true);
  expect(await Promise.all([first.answer, third.answer])).toEqual(['a', 'c']);
  const refused = await Promise.allSettled([second, fourth, ...lost].map(({ answer }) => answer));
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 'rejected'));
});
