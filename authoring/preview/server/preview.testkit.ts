import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '../../../bundle/testing/bundles.testkit.ts';
import { builtAppIn } from '../../../server/testing/builtApp.testkit.ts';
import type { PreviewState } from '../protocol/types.ts';
import { type StartedPreview, startPreview } from './startPreview.ts';

/** A preview on a free port, with next to nothing in the files of its app. */
export async function previewOf(
  directory: string,
  isPseudo = false,
): Promise<StartedPreview & { origin: string }> {
  const builtAppDir = builtAppIn(temporaryFolder());
  mkdirSync(join(builtAppDir, 'authoring', 'preview', 'page'), { recursive: true });
  writeFileSync(join(builtAppDir, 'authoring', 'preview', 'page', 'preview.html'), '<title>Preview</title>');
  const started = await startPreview({ directory, port: 0, builtAppDir, isPseudo });
  return { ...started, origin: new URL(started.url).origin };
}

export const stateAt = async (origin: string): Promise<PreviewState> =>
  (await fetch(`${origin}/preview/api/state`)).json();

/** The state once it is as wanted; throws what it is after `ms`. */
export async function stateOnce(
  origin: string,
  isWanted: (state: PreviewState) => boolean,
  ms = 10_000,
): Promise<PreviewState> {
  const end = Date.now() + ms;
  for (;;) {
    const state = await stateAt(origin);
    if (isWanted(state)) return state;
    if (Date.now() > end) throw new Error(`The preview is still ${JSON.stringify(state)}`);
    await wait(20);
  }
}

export const post = (origin: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${origin}/preview/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** The answer of a call, which must be done. */
export async function answerOf(response: Promise<Response>) {
  const done = await response;
  if (!done.ok) throw new Error(`${done.status} ${await done.text()}`);
  return done.json();
}

/** Opens a form without a sign-in; answers the cookies of the session, and what was answered. */
export async function letIn(origin: string, form: string) {
  const csrf = await fetch(`${origin}/api/csrf`);
  const { requestHeaderName, requestToken } = await csrf.json();
  const visitor = cookiesOf(csrf);
  const headers = { [requestHeaderName]: requestToken, cookie: visitor };
  const answer = await post(origin, 'session', { form }, headers);
  return { cookie: `${visitor}; ${cookiesOf(answer)}`, answer: await answer.json() };
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
