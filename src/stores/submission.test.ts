import { describe, expect, it, vi } from 'vitest';
import { toFormData } from '../api/formData.ts';
import { createAuthorization } from './authorization.ts';
import { createCaptcha } from './captcha.ts';
import { schedule } from './schedule.testkit.ts';
import { type ClaimToSend, createSubmission, submissionBody, submittedForm } from './submission.ts';

function made(submit: () => Promise<never>) {
  const captcha = createCaptcha({ now: () => 0, schedule });
  const reset = vi.fn();
  const execute = async () => ({ token: 'tok', expiresAt: 1 });
  captcha.initialise(
    { provider: 'Altcha', siteKey: 'k' },
    { load: async () => undefined, mount: vi.fn(), execute, reset, unmount: vi.fn() },
  );
  const authorization = createAuthorization();
  return {
    submission: createSubmission({
      api: { submit, authorize: submit },
      captcha,
      authorization,
      culture: () => 'en',
      report: vi.fn(),
    }),
    reset,
  };
}

describe('submission', () => {
  const claim: ClaimToSend = {
    form: 'standard',
    culture: 'en',
    idempotencyKey: 'key-12345',
    configurationHash: 'h',
    parts: {},
    documents: [new File(['x'], 'a.pdf')],
    mayBeFiled: false,
  };

  it('R4-18, R8-16: a second submit or authorize while one runs throws, and the flag falls afterwards', async () => {
    let fail: (error: Error) => void = () => undefined;
    const { submission, reset } = made(() => new Promise((_, reject) => (fail = reject)));
    const running = submission.submit(claim);
    expect(submission.state.isSubmitting).toBe(true);
    await expect(submission.submit(claim)).rejects.toThrow('Form is already submitting');
    await expect(submission.authorize('standard', null)).rejects.toThrow('Form is already submitting');
    await vi.waitFor(() => fail(new TypeError('offline')));
    await new Promise((settled) => setTimeout(settled));
    fail(new TypeError('offline'));
    expect(await running).toMatchObject({ kind: 'failed' });
    expect(submission.state.isSubmitting).toBe(false);
    expect(reset).toHaveBeenCalledTimes(1);
  });

  it('R3-18, R3-19, R5-38, R8-16: the body has captcha, culture, hash, the earlier captcha and one part a file', () => {
    const body = toFormData(submissionBody(claim, 'tok', 'raw'));
    expect([...body.keys()]).toEqual([
      'reCaptchaResponse',
      'userPreferredCulture',
      'configurationHash',
      'captchaRawValue',
      'documents',
    ]);
    expect(() => submissionBody({ ...claim, culture: '' }, 'tok', undefined)).toThrow('Culture missing.');
  });

  it('R3-18, R7-16: models, culture and token go along, and the value that authorize answered', async () => {
    const sent = vi.fn(async (..._call: unknown[]) => ({
      submitted: true as const,
      referenceCodeForm: 'R',
      submittedAt: '2026-05-20T19:00:05.000Z',
      documents: [],
      mayBeFiled: false,
      nonMatchingPaymentElection: false as const,
    }));
    const answer = {
      authorized: true as const,
      error: null,
      captcha: 'raw',
      prepopulatedData: [],
      expiresAt: '2026-05-20T12:30:00Z',
      storageKey: 'k',
    };
    const submission = createSubmission({
      api: { submit: sent, authorize: async () => answer },
      captcha: { ...createCaptcha({ now: () => 0, schedule }), execute: async () => 'tok' },
      authorization: createAuthorization(),
      culture: () => 'en',
      report: vi.fn(),
    });
    await submission.authorize('standard', null);
    const signature = {
      clientId: 'signature-1',
      id: null,
      metadataHash: 'hash',
      metadata: { formType: 'Standard' as const, dtoMapping: 'signature' },
      fields: { signature: 'Ada' },
    };
    await submission.submit({ ...claim, culture: 'es', parts: { signature } });
    expect(sent.mock.lastCall?.[1]).toEqual({
      reCaptchaResponse: 'tok',
      userPreferredCulture: 'es',
      configurationHash: 'h',
      captchaRawValue: 'raw',
      signature,
      documents: claim.documents,
    });
  });

  it('R8-16: without a captcha token nothing is sent', async () => {
    const submit = vi.fn();
    const report = vi.fn();
    const captcha = createCaptcha({ now: () => 0, schedule });
    const authorization = createAuthorization();
    const submission = createSubmission({
      api: { submit, authorize: submit },
      captcha: { ...captcha, execute: async () => '' },
      authorization,
      culture: () => 'en',
      report,
    });
    expect(await submission.submit(claim)).toMatchObject({ kind: 'failed' });
    expect(report).toHaveBeenCalledWith(new Error('Missing captcha token while captcha is enabled.'));
    expect(await submission.authorize('standard', null)).toMatchObject({ kind: 'refused' });
    expect(report).toHaveBeenCalledTimes(2);
    expect(submit).not.toHaveBeenCalled();
  });

  it('R8-16: a form that has no submit call is refused by name', () => {
    expect(submittedForm('automotive')).toBe('automotive');
    expect(() => submittedForm('lookup')).toThrow('Form type not available for submission: lookup');
  });
});
