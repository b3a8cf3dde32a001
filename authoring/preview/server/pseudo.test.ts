import { expect, it } from 'vitest';
import { bundleWith } from '../../../bundle/testing/bundles.testkit.ts';
import { previewOf, stateAt } from './preview.testkit.ts';

it('C12-07: the preview offers the pseudo-cultures where they are asked for, and nowhere else', async () => {
  const folder = bundleWith();
  const cultures = async (isPseudo: boolean) => {
    const preview = await previewOf(folder, isPseudo);
    const offered = Object.keys((await stateAt(preview.origin)).cultures);
    const served = await (await fetch(`${preview.origin}/api/cultures`)).json();
    await preview.close();
    return { offered, served: Object.keys(served) };
  };
  const looked = await cultures(true);
  expect(looked.offered).toEqual(['en', 'en-XA', 'ar-XB']);
  expect(looked.served).toEqual(['en', 'en-XA', 'ar-XB']);
  expect(await cultures(false)).toEqual({ offered: ['en'], served: ['en'] });
});
