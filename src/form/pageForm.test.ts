import { describe, expect, it, vi } from 'vitest';

describe('the accelerator', () => {
  it.each([
    ['', 'FlatForm'],
    ['yes', 'Form'],
  ])('C11-01: with VITE_PLAIN_RJSF=%s a page is drawn by %s', async (setting, name) => {
    vi.stubEnv('VITE_PLAIN_RJSF', setting);
    vi.resetModules();
    const { PageForm: chosen } = await import('./pageForm.ts');
    vi.unstubAllEnvs();
    expect(chosen.name).toBe(name);
  });
});
