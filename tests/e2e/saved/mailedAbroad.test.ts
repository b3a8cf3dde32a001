import type { Locator, Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testSmtp } from '../../../server/testing/smtp.testkit.ts';
import { faultsOf, QUICK } from '../accessibility/checks.ts';
import { expect as see } from '../expect.ts';
import { inChromium } from '../inChromium.ts';
import { openPage, press } from '../joints/visitor.ts';
import { freePort, serveProduct } from '../product.ts';

const chromium = inChromium();
const TO = 'maria@example.com';

/** Words of the dialog's part about mail, as a reader of a culture sees them. */
interface Words {
  culture: string;
  start: string;
  save: string;
  saveCode: string;
  title: string;
  hint: string;
  remind: RegExp;
  kept: string;
  send: string;
  wrong: string;
  sent: string;
  reminded: RegExp;
}

const CULTURES: Words[] = [
  {
    culture: 'es-US',
    start: 'Comenzar mi solicitud',
    save: 'Guardar y terminar más tarde',
    saveCode: 'Guardar y obtener un código',
    title: 'Recibir el código por correo electrónico',
    hint: 'Su código pasa por nuestro servidor mientras se envía el correo. No lo guardamos.',
    remind: /^Envíenme también un recordatorio, el .+ No contiene el código\.$/,
    kept: 'Guardamos la dirección de correo electrónico solo para el recordatorio.',
    send: 'Enviar el código por correo',
    wrong: 'Escriba un solo correo electrónico, como nombre@example.com',
    sent: `El correo con su código va en camino a ${TO}.`,
    reminded:
      /Enviaremos un recordatorio a maria@example\.com el .+ quite la marca y envíe el código otra vez\./,
  },
  {
    culture: 'ar',
    start: 'بدء طلبي',
    save: 'الحفظ والإكمال لاحقًا',
    saveCode: 'الحفظ والحصول على رمز',
    title: 'استلام الرمز بالبريد الإلكتروني',
    hint: 'يمرّ رمزك عبر خادمنا أثناء إرسال الرسالة، ولا نحتفظ به.',
    remind: /^أريد أيضًا تذكيرًا واحدًا في .+ لا يتضمن الرمز\.$/,
    kept: 'لا نحتفظ بالعنوان إلا لإرسال التذكير.',
    send: 'إرسال الرمز بالبريد الإلكتروني',
    wrong: 'يُرجى إدخال بريد إلكتروني واحد، مثل name@example.com',
    sent: `الرسالة التي فيها رمزك في طريقها إلى \u2066${TO}\u2069.`,
    reminded:
      /سنرسل تذكيرًا إلى \u2066maria@example\.com\u2069 في .+ فيُرجى إلغاء التحديد وإرسال الرمز مرة أخرى\./,
  },
];

/** The dialog of a form that was just saved with a code, in a culture. */
async function savedIn({ culture, start, save, saveCode }: Words): Promise<Page> {
  const smtp = await testSmtp();
  const port = await freePort();
  const environment = {
    CLAIMWRIGHT_ORIGIN: `http://localhost:${port}`,
    CLAIMWRIGHT_SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
  };
  const product = await serveProduct('settlements/lumora-refund', { environment, port });
  onTestFinished(() => product.stop());
  const page = await openPage(chromium.browser, `${product.url}/?culture=${culture}`, undefined, {
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  const inputs = page.locator('main form input.cw-input');
  await inputs.nth(0).fill('LUM-2000001');
  await inputs.nth(1).fill('48213');
  await press(page, start);
  await press(page, save);
  await press(page, saveCode);
  await see(page.locator('dialog .cw-resume-code')).toBeVisible();
  return page;
}

/** Pixels by which the ring of a focused field goes beyond it. */
const RING = 6;

/** Pixels between a field and its hint. */
const roomAbove = (input: Locator): Promise<number> =>
  input.evaluate((own) => {
    const hint = own.previousElementSibling?.getBoundingClientRect();
    return own.getBoundingClientRect().top - (hint?.bottom ?? 0);
  });

describe.each(CULTURES)('the mail of a code in another language ($culture)', (words) => {
  it('C10-11, C10-31: is offered, refused, sent and told in it, on a phone, by the keyboard alone', async () => {
    const page = await savedIn(words);
    const form = page.getByRole('form', { name: words.title });
    await see(form.getByText(words.hint)).toBeVisible();
    await see(form.getByRole('checkbox', { name: words.remind })).toHaveAccessibleDescription(words.kept);
    const address = form.getByRole('textbox');
    await address.focus();
    expect(await roomAbove(address)).toBeGreaterThanOrEqual(RING);
    await page.keyboard.type('maria@');
    await page.keyboard.press('Enter');
    await see(form.getByRole('alert')).toContainText(words.wrong);
    expect(await faultsOf(page, QUICK)).toEqual([]);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(TO);
    // Past the box to the button.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await see(form.getByRole('button', { name: words.send })).toBeFocused();
    await page.keyboard.press('Enter');
    await see(form.getByRole('status')).toContainText(words.sent);
    await see(form.getByRole('status')).toContainText(words.reminded);
    expect(await faultsOf(page, QUICK)).toEqual([]);
  });
});
