import { describe, expect, it, vi } from 'vitest';
import { CONTEXT, claimantForm, field, rule } from '../../transforms/testing/forms.testkit.ts';
import { loadFormModule } from './loadFormModule.ts';

describe('the validator module', () => {
  const module = (requires: string[]) => {
    const asked: string[] = [];
    return {
      asked,
      plan: { form: 'standard' } as never,
      requires,
      default: (require: (name: string) => unknown) => {
        for (const name of requires) asked.push(`${name} ${typeof require(name)}`);
        return () => true;
      },
    };
  };

  it('C4-21: it is imported by its address and bound to the parts of the runtime that it names', async () => {
    const plain = module(['#claimwright/runtime']);
    const load = vi.fn(async () => plain);
    const form = await loadFormModule('/api/forms/modules/x.js', undefined, load);
    expect(load).toHaveBeenCalledWith('/api/forms/modules/x.js');
    expect(form.plan).toBe(plain.plan);
    const dated = module(['#claimwright/runtime', '#claimwright/dates']);
    await loadFormModule('/m.js', undefined, async () => dated);
    expect(dated.asked).toEqual(['#claimwright/runtime object', '#claimwright/dates object']);
  });

  it('C8-08, C8-18, C11-10: libraries come after it; what was accepted without them is to be judged again', async () => {
    const { module: compiled } = await claimantForm(
      field('phone', [rule('format', ['phone'])]),
      field('iban', [rule('format', ['iban'])]),
      field('day', [rule('validDate', ['yyyy-MM-dd'])]),
    );
    const form = await loadFormModule('/m.js', undefined, async () => compiled);
    const broken = (claimantInfo: Record<string, string | null>) =>
      form.validate({ claimantInfo }, CONTEXT).map(({ instancePath }) => instancePath);
    const nothing = { phone: null, iban: null, day: null };
    const wrong = { phone: '12', iban: 'GB00WEST12345698765432', day: '05/20/2026' };
    expect(broken(nothing)).toEqual([]);
    expect(broken(wrong)).toEqual([]);
    expect(form.rules?.areLoaded()).toBe(false);
    expect(await form.rules?.load()).toBe(true);
    expect(form.rules?.areLoaded()).toBe(true);
    expect(broken(wrong)).toEqual(['/claimantInfo/phone', '/claimantInfo/iban', '/claimantInfo/day']);
    expect(await form.rules?.load()).toBe(false);
  });

  it('C11-10: where the plan is given it is imported with the rules; until then each claim is accepted', async () => {
    const { module: compiled } = await claimantForm(field('name', [rule('required')]));
    const load = vi.fn(async () => compiled);
    const form = await loadFormModule('/m.js', compiled.plan, load);
    const broken = () => form.validate({ claimantInfo: { name: null } }, CONTEXT).length;
    expect(form.plan).toBe(compiled.plan);
    expect(broken()).toBe(0);
    expect(load).not.toHaveBeenCalled();
    load.mockRejectedValueOnce(new Error('The connection is gone.'));
    await expect(form.rules?.load()).rejects.toThrow('The connection is gone.');
    expect(broken()).toBe(0);
    expect(await form.rules?.load()).toBe(true);
    expect(broken()).toBe(1);
    expect(await form.rules?.load()).toBe(false);
    expect(load.mock.calls).toEqual([['/m.js'], ['/m.js?attempt=2']]);
  });

  it('a module that asks for a part that nobody has fails by name', async () => {
    await expect(
      loadFormModule('/m.js', undefined, async () => module(['#claimwright/moon'])),
    ).rejects.toThrow('#claimwright/moon');
  });
});
