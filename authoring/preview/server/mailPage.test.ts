import { afterAll, expect, it } from 'vitest';
import { bundleWith } from '../../../bundle/testing/bundles.testkit.ts';
import { previewOf, stateAt } from './preview.testkit.ts';

const preview = await previewOf(bundleWith([], 'settlements/lumora-refund'));
const without = await previewOf(bundleWith([], 'settlements/meridian-auto-short'));
afterAll(async () => {
  await preview.close();
  await without.close();
});

const mail = (query = '', { origin } = preview) => fetch(`${origin}/preview/mail${query}`);

it('C10-12: the preview shows the receipt by mail of each form in each language, as text and as HTML', async () => {
  expect(await stateAt(preview.origin)).toMatchObject({ hasMail: true });
  const page = await mail('?form=standard&culture=ar');
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'/,
  );
  const html = await page.text();
  expect(html).toContain(
    'sandbox="" srcdoc="&#60;!doctype html&#62;\n&#60;html lang=&#34;ar&#34; dir=&#34;rtl&#34;',
  );
  expect(html).toContain('استلمنا مطالبتك');
  expect(html).toMatch(/<pre lang="ar" dir="auto">[^<]*ABCDE-23456/);
  for (const culture of ['en', 'es-US', 'ar'])
    expect(html).toContain(`href="?kind=receipt&#38;form=standard&#38;culture=${culture}"`);
  expect(await (await mail()).text()).toContain('We have received your claim');
});

it('C10-11: it shows the mail with the code of a saved form, and the reminder without', async () => {
  const code = await (await mail('?kind=code&form=standard&culture=es-US')).text();
  expect(code).toMatch(/<pre lang="es-US" dir="auto">[^<]*K7M-2QF-9XA-B4C-D8E-F3G/);
  const reminder = await (await mail('?kind=reminder')).text();
  expect(reminder).toContain('Your saved form is not filed yet');
  expect(reminder).not.toContain('K7M');
});

it('C10-12: it says where no mail is sent', async () => {
  expect(await stateAt(without.origin)).toMatchObject({ hasMail: false });
  expect(await (await mail('', without)).text()).toContain(
    'The settlement sends no mail: it names no sender.',
  );
  expect((await mail('?form=standard&culture=fr')).status).toBe(400);
  expect((await mail('?form=lookup')).status).toBe(400);
});
