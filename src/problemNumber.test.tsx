import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { entry, field } from '../transforms/testing/forms.testkit.ts';
import { createApi } from './api/api.ts';
import { createCsrfStore } from './api/csrf.ts';
import { ApiProblem } from './api/problem.ts';
import { StartFailure } from './boot/bootData.ts';
import { showStartFailure } from './boot/showStartFailure.ts';
import { altcha } from './captcha/altcha.ts';
import { CONFIG_FAILED } from './stores/problemMessages.ts';
import { renderApp, type TestAppOptions } from './testing/app.testkit.tsx';
import { MODELS, PAGES } from './testing/smallForm.testkit.ts';
import { freshVisits, heading, press, submit, toSummary, type } from './testing/visitor.testkit.ts';

freshVisits();

const ID = '7Q2F-K9MX-3TRB';
const SAY = `This problem has a number, which is not a reference code. If you contact us, tell us the number: ${ID}`;

/** Answers every call with a failure that has this request id, as a server or a proxy does. */
const failing = (status = 503, id = ID) => Promise.reject(new ApiProblem(status, {}, null, id));

const alertText = async () => (await screen.findByRole('alertdialog')).textContent;

it('C13-15: the client reads the id of a request that the server failed to answer, and of no refusal', async () => {
  const problemOf = async (status: number, headers: HeadersInit) => {
    const fetch = async () => new Response('{}', { status, headers });
    const api = createApi({ baseUrl: 'http://localhost', csrf: createCsrfStore(() => undefined), fetch });
    const failure = await api.settlement().catch((error: unknown) => error);
    return failure instanceof ApiProblem ? failure.requestId : failure;
  };
  expect(await problemOf(503, { 'X-Request-Id': ID })).toBe(ID);
  expect(await problemOf(500, { 'X-Request-Id': ID })).toBe(ID);
  expect(await problemOf(502, {})).toBe('');
  expect(await problemOf(404, { 'X-Request-Id': ID })).toBe('');
});

it('C13-15: a claim that the server failed to file says the number to tell, left to right and untranslated', async () => {
  await renderApp({ api: { submit: () => failing() } });
  await toSummary();
  submit();
  expect(await alertText()).toContain(SAY);
  const code = within(screen.getByRole('alertdialog')).getByText(ID);
  expect([code.tagName, code.dir, code.getAttribute('translate')]).toEqual(['CODE', 'ltr', 'no']);
  press('OK');
  await waitFor(() => expect(screen.queryByText(ID)).toBeNull());
});

it.each([
  ['a sign-in', { authorize: () => failing(500) }],
  ['models that are missing', { models: () => failing() }],
])('C13-15: %s that failed says the number', async (_name, api: NonNullable<TestAppOptions['api']>) => {
  await renderApp({ api });
  await screen.findByRole('heading', { level: 1 });
  if (!screen.queryByText(ID)) {
    type(/Claim number/, 'A1');
    press('Next');
  }
  await screen.findByText(ID);
});

it('C13-15: a challenge of the captcha that the server failed to answer says the number', async () => {
  const answer = async () => new Response('{}', { status: 503, headers: { 'X-Request-Id': ID } });
  vi.stubGlobal('fetch', answer);
  const { captchaProvider } = await renderApp();
  captchaProvider.execute.mockImplementation((run) => altcha('/api/captcha/challenge').execute(run) as never);
  await heading('Start');
  type(/Claim number/, 'A1');
  press('Next');
  expect(await alertText()).toContain(SAY);
  vi.unstubAllGlobals();
});

it('C13-15: with redirectOnError the page /error says it', async () => {
  await renderApp({ settings: { redirectOnError: true }, api: { submit: () => failing() } });
  await toSummary();
  submit();
  await heading('Try again in a few minutes');
  expect(screen.getByText(ID).parentElement?.textContent).toBe(SAY);
});

it('C13-15: a form that did not load says it', async () => {
  await renderApp({ api: { pages: () => failing(500) } });
  expect((await screen.findByText(ID)).parentElement?.textContent).toBe(SAY);
});

it('C13-15: a list that could not be searched says it in its box', async () => {
  const make = { name: 'make', label: 'L_make', component: 'select' as const, optionsList: 'makes' };
  const models = MODELS.map((model) =>
    model.metadata.dtoMapping === 'claimantInfo'
      ? entry('claimantInfo', [
          ...['firstName', 'lastName', 'nickname', 'make'].map((name) => field(name)),
          field('hasNickname', [], 'boolean'),
        ])
      : model,
  );
  const person = PAGES['claimant-info'];
  const blocks = (person?.blocks ?? []).map((block) =>
    block.kind === 'fields' ? { ...block, fields: [...block.fields, make] } : block,
  );
  await renderApp({
    models,
    pages: { ...PAGES, 'claimant-info': { blocks } },
    content: { L_make: 'Make' },
    searchedLists: ['makes'],
    api: { list: () => failing() },
  });
  await heading('Start');
  type(/Claim number/, 'A1');
  press('Next');
  await heading('About you');
  fireEvent.change(screen.getByRole('combobox', { name: /Make/ }), { target: { value: 'Vo' } });
  expect((await screen.findByText(ID)).parentElement?.textContent).toBe(SAY);
});

it('C13-15: no number is shown where there was no answer, a refusal, or a proxy that has none', async () => {
  const failures = [
    () => Promise.reject(new TypeError('offline')),
    () => failing(409),
    () => failing(503, ''),
  ];
  await renderApp({ api: { submit: () => (failures.shift() ?? failing)() } });
  await toSummary();
  for (const _failure of [...failures]) {
    submit();
    expect(await alertText()).not.toContain('This problem has a number');
    press('OK');
  }
});

it('C13-15: an app that cannot start says it without any of its parts', () => {
  const place = document.body.appendChild(document.createElement('div'));
  showStartFailure(place, new StartFailure(CONFIG_FAILED, new ApiProblem(500, {}, null, ID)));
  expect(within(place).getByRole('alert').textContent).toContain(SAY);
  showStartFailure(place, new StartFailure(CONFIG_FAILED, new TypeError('offline')));
  expect(within(place).getAllByRole('alert')[0]?.textContent).not.toContain('This problem has a number');
  place.remove();
});
