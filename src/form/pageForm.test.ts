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

  it('takes the claim as it draws, and keeps what RJSF was told meanwhile where it is given the same again', async () => {
    vi.resetModules();
    const { PageForm } = await import('./pageForm.ts');
    type Given = Parameters<typeof PageForm.getDerivedStateFromProps>;
    const props = { formData: { a: 1 }, uiSchema: {}, schema: {} } as unknown as Given[0];
    const stateAfter = (given: Given[0], state: object) => ({
      ...state,
      ...PageForm.getDerivedStateFromProps(given, state as Given[1]),
    });
    const drawn = stateAfter(props, { formData: props.formData });
    const typed = { ...drawn, formData: { a: 2 } };
    expect(stateAfter({ ...props }, typed)).toEqual(typed);
    const answered = { ...props, formData: { a: 3 } };
    expect(stateAfter(answered, typed)).toMatchObject({ formData: { a: 3 } });
  });
});
