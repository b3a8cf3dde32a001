import { expect, it } from 'vitest';
import { endWithin } from './endWithin.ts';

it('C13-06: the server leaves what does not end by itself', async () => {
  let said = '';
  const err = (text: string) => {
    said += text;
  };
  const code = await new Promise((exit) => {
    const close = () => new Promise<void>(() => undefined);
    endWithin(20, { close }, { err }, exit);
  });
  expect({ code, said }).toEqual({
    code: 75,
    said: 'Not everything ended within 0.02 s: leaving it. What was acknowledged is kept.\n',
  });
});
