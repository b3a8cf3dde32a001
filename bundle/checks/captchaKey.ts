import { defineCheck } from './check.ts';

/** Reports a captcha whose provider needs a site key, where the settlement has none (C12-10). */
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
