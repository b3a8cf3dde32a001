import { defineCheck } from './check.ts';

/** C12-10: a captcha of a provider that shows nothing without the site's key. */
export const captchaKey = defineCheck({
  code: 'captcha-key',
  severity: 'warning',
  summary: 'a captcha without the key that its provider needs',
  needs: 'file',
  *run({ bundle }) {
    const { captcha } = bundle.settlement;
    if (!captcha || captcha.provider === 'Altcha' || captcha.siteKey?.trim()) return;
    yield {
      file: 'settlement.json',
      pointer: '/captcha',
      message: `The captcha of ${captcha.provider} has no key of this site, so nobody gets past the entry page.`,
      hint: 'Add the "siteKey" that the provider gave you, or name Altcha, which needs none.',
    };
  },
});
