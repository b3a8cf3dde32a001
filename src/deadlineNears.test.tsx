import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withBuiltIn } from '../transforms/texts/builtIn.ts';
import { filed, GRANTED, problem, renderApp, type TestAppOptions } from './testing/app.testkit.tsx';
import { SPANISH } from './testing/smallForm.testkit.ts';
import { deferred, freshVisits, heading, press, signIn, submit, type } from './testing/visitor.testkit.ts';

const MINUTE = 60_000;
/** The kit's server says 19:00 UTC, noon in Los Angeles. */
const DEADLINES = {
  claimFilingDeadline: { deadlineDateTime: '05/20/2026 02:00:00 PM', redirectUrl: {} },
  globalDeadline: { deadlineDateTime: '05/21/2026', redirectUrl: {} },
};

/** The text of a blob: the kit's browser has no other reader. */
const readBlob = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

freshVisits();

const notice = () => document.querySelector('.cw-deadline');

/** On the first page after the entry, two hours before the deadline. */
async function opened({ api, ...options }: TestAppOptions = {}) {
  // The session outlasts the deadline.
  const authorize = async () => ({ ...GRANTED, expiresAt: '2026-05-21T19:00:00.000Z' });
  const made = await renderApp({
    deadlines: DEADLINES,
    ...options,
    api: { content: async () => SPANISH, authorize, ...api },
  });
  await signIn();
  type(/First name/, 'Ada');
  const pass = (ms: number) => {
    made.clock.now += ms;
    made.app.deadlineWatch.tick();
  };
  return { ...made, pass };
}

describe('the deadline that nears', () => {
  it('R1-04: an hour and five minutes before, the page warns politely, with time and zone in the culture’s words', async () => {
    const { pass, app } = await opened({ api: { content: async () => withBuiltIn('es', SPANISH) } });
    const region = screen.getAllByRole('status').find((status) => status.closest('main'));
    pass(59 * MINUTE);
    expect(notice()).toBeNull();
    pass(MINUTE);
    await waitFor(() => expect(notice()).toBe(region));
    expect(notice()?.textContent).toContain('Less than an hour is left.');
    expect(notice()?.textContent).toMatch(/May 20.*2:00\sp\.m\. Pacific time/);
    pass(55 * MINUTE);
    await waitFor(() => expect(notice()?.textContent).toContain('Less than five minutes are left.'));
    app.chooseCulture('es');
    await heading('Sus datos');
    expect(notice()?.textContent).toMatch(/20 de mayo.*hora del Pacífico/);
  });

  it('R1-04: a page with a far deadline formats no moment for an answer, and one with a near deadline does once', async () => {
    const { pass } = await opened();
    const formats = vi.spyOn(Intl, 'DateTimeFormat');
    const answered = async (name: string) => {
      type(/First name/, name);
      fireEvent.blur(screen.getByLabelText(/First name/));
      await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveProperty('value', name));
    };
    await answered('Augusta');
    expect(formats).not.toHaveBeenCalled();
    pass(60 * MINUTE);
    await waitFor(() => expect(notice()).not.toBeNull());
    formats.mockClear();
    await answered('Byron');
    expect(formats).not.toHaveBeenCalled();
  });

  it('R1-04, C10-17: when it passes, what is typed stays; the page says whom to ask, prints what was entered and promises nothing', async () => {
    const { pass, app, memory } = await opened();
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    pass(2 * 60 * MINUTE + 1);
    await waitFor(() =>
      expect(notice()?.textContent).toContain('The deadline passed while this page was open'),
    );
    expect(notice()?.textContent).toContain('This claim was not filed');
    expect(notice()?.textContent).toContain(
      'Your answers stay on this page until you close this tab or your session ends',
    );
    expect(notice()?.textContent).toContain('1-800-555-0100');
    app.chooseCulture('es');
    await heading('Sus datos');
    expect(memory.history.at(-1)).toBe('/standard/claimant-info');
    expect(screen.getByLabelText(/Nombre/)).toHaveProperty('value', 'Ada');
    const printed = await waitFor(() => {
      const found = document.querySelector('.cw-print-only');
      expect(found).not.toBeNull();
      return found;
    });
    expect(printed?.textContent).toContain('Ada');
    fireEvent.click(screen.getByRole('button', { name: 'Print what you entered' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('C10-17: when it passes, the message stands in Next’s place, and the pages of the form stay open to read', async () => {
    const { pass } = await opened();
    type(/Last name/, 'Lovelace');
    const region = document.querySelector('.cw-page ~ [role=status]');
    pass(2 * 60 * MINUTE + 1);
    await waitFor(() => expect(notice()?.parentElement).toBe(region));
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    const field = screen.getByLabelText(/Last name/);
    fireEvent.submit(field.closest('form') as HTMLFormElement);
    press('Back');
    await heading('Start');
    expect(notice()?.textContent).toContain('The deadline passed while this page was open');
  });

  it('C10-17: what was typed is saved as a file, and /deadline offers it still, until the person leaves the session', async () => {
    const { pass, app, memory } = await opened();
    pass(2 * 60 * MINUTE + 1);
    await waitFor(() => expect(notice()).not.toBeNull());
    const saved: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const save = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Save it as a file' }));
      await screen.findByText(/^Your browser is saving the file .*claim.html.{1,2}$/);
      const file = saved.at(-1);
      return file === undefined ? '' : readBlob(file);
    };
    expect(await save()).toMatch(/<html lang="en" dir="\w*">[\s\S]*First name[\s\S]*Ada/);
    fireEvent.click(screen.getByRole('link', { name: 'What happens now' }));
    vi.mocked(HTMLAnchorElement.prototype.click).mockClear();
    memory.navigate('/deadline');
    await heading('The deadline has passed');
    expect(document.body.textContent).toContain(
      'You can still print or save what you entered. It is kept until you close this tab or your session ends.',
    );
    expect(await save()).toContain('Ada');
    expect(names).toEqual(['claim.html', 'claim.html']);
    memory.navigate('/standard/claimant-info');
    await waitFor(() => expect(memory.history.at(-1)).toBe('/deadline'));
    app.expire(null);
    memory.navigate('/deadline');
    await heading('The deadline has passed');
    expect(screen.queryByRole('button', { name: 'Save it as a file' })).toBeNull();
  });

  /** The claim is being sent, its first bytes before the deadline, and the deadline has passed since. */
  async function overrun() {
    const answer = deferred<ReturnType<typeof filed>>();
    const { pass, app } = await opened({
      api: {
        submit: (...[, , , progressed]) => {
          progressed(500_000, 2_000_000);
          return answer.promise;
        },
      },
    });
    type(/Last name/, 'Lovelace');
    press('Next');
    await heading('Check');
    pass(2 * 60 * MINUTE - 1000);
    submit();
    await screen.findByRole('button', { name: 'Stop sending' });
    pass(2000);
    await waitFor(() => expect(app.deadlineWatch.state.nearness).toBe('passed'));
    await screen.findByRole('progressbar');
    return answer;
  }

  it('C10-17, C6-19: while a claim is sent that began in time, nobody is told that it was not filed', async () => {
    const answer = await overrun();
    expect(notice()).toBeNull();
    expect(document.body.textContent).not.toContain('was not filed');
    const said: (string | null | undefined)[] = [];
    const watched = new MutationObserver(() => said.push(notice()?.textContent));
    watched.observe(document.body, { subtree: true, childList: true });
    answer.resolve(filed('ABC12-DEF34'));
    await heading('Done');
    watched.disconnect();
    expect(said.filter(Boolean)).toEqual([]);
    await screen.findByText('ABC12-DEF34');
  });

  it('C10-17: once the server has refused it, the message comes', async () => {
    const answer = await overrun();
    answer.reject(problem(403, 'deadlinePassed', { redirectUrl: 'https://example.org/closed' }));
    await waitFor(() => expect(notice()?.textContent).toContain('This claim was not filed'));
  });

  it('R1-04: the server’s clock counts, and not the machine’s', async () => {
    const { app, clock } = await renderApp({
      deadlines: DEADLINES,
      machineClock: '2026-05-20T23:30:00.000Z',
    });
    await heading('Start');
    clock.now += 30 * MINUTE;
    app.deadlineWatch.tick();
    expect(app.deadlineWatch.state.nearness).toBe('far');
    clock.now += 31 * MINUTE;
    app.deadlineWatch.tick();
    expect(app.deadlineWatch.state.nearness).toBe('hour');
  });

  describe('of a form whose claims have several', () => {
    const named = { value: { field: 'lastName', model: 'claimantInfo' }, equals: 'Lovelace' };
    const options = {
      deadlines: {
        ...DEADLINES,
        earlyDeadline: { deadlineDateTime: '05/20/2026 12:30:00 PM', redirectUrl: {} },
      },
      formDeadlines: [{ when: named, key: 'earlyDeadline' }],
      api: { content: async () => SPANISH },
    };

    it('C8-24: the page warns of the claim’s own, as soon as its answers say which it is', async () => {
      const { app } = await renderApp(options);
      await signIn();
      type(/Last name/, 'Other');
      app.deadlineWatch.tick();
      expect(notice()).toBeNull();
      type(/Last name/, 'Lovelace');
      app.deadlineWatch.tick();
      await waitFor(() => expect(notice()?.textContent).toMatch(/12:30\sp\.m\. Pacific time/));
    });

    it('C8-24, C10-17: a deadline that the server says is over closes that kind of claim alone', async () => {
      const { app } = await opened({
        ...options,
        api: {
          submit: () => Promise.reject(problem(403, 'deadlinePassed', { redirectUrl: '/closed-early' })),
        },
      });
      type(/Last name/, 'Lovelace');
      press('Next');
      await heading('Check');
      submit();
      const more = await screen.findByRole('link', { name: /What happens now/ });
      expect(more.getAttribute('href')).toBe('/closed-early');
      press('Back');
      await heading('About you');
      expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
      type(/Last name/, 'Other');
      app.deadlineWatch.tick();
      expect(app.deadlineWatch.state.nearness).toBe('far');
      await waitFor(() => expect(notice()).toBeNull());
      await screen.findByRole('button', { name: 'Next' });
      expect(app.deadlineWatch.target('en')).toBe('/deadline');
      type(/Last name/, 'Lovelace');
      app.deadlineWatch.tick();
      await waitFor(() => expect(notice()?.textContent).toContain('This claim was not filed'));
    });

    it('C8-24: nobody is sent away or told of an end before sign-in while somebody may still come', async () => {
      const lateDeadline = { deadlineDateTime: '05/20/2026 03:30:00 PM', redirectUrl: {} };
      const { app, clock, memory } = await renderApp({
        deadlines: { ...DEADLINES, lateDeadline },
        formDeadlines: [{ when: named, key: 'lateDeadline' }],
      });
      await heading('Start');
      clock.now += 125 * MINUTE;
      app.deadlineWatch.tick();
      expect(app.deadlineWatch.state.nearness).toBe('far');
      const arrive = async (title: string) => {
        memory.navigate('/session-expired');
        await waitFor(() => expect(screen.queryByRole('heading', { name: 'Start' })).toBeNull());
        memory.navigate('/');
        await heading(title);
      };
      await arrive('Start');
      clock.now += 2 * 60 * MINUTE;
      await arrive('The deadline has passed');
    });
  });
});
