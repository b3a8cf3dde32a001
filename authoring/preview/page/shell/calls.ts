import type { CsrfToken } from '../../../../src/api/csrf.ts';
import type { ClaimDocument, ClaimRecord } from '../../../../transforms/ground/claim.ts';
import type { FormName } from '../../../../transforms/ground/modelNames.ts';
import type {
  FieldTrace,
  FilledPage,
  ListedCase,
  OpenedCase,
  PageMessage,
  PreviewSettings,
  PreviewState,
  WrittenCase,
} from '../../protocol/types.ts';

/** Base path of the API of the preview's own server, whose endpoints the functions below call. */
const BASE = '/preview/api';

async function answerOf<T>(response: Response): Promise<T> {
  const body = await response.json().catch(() => null);
  if (!response.ok)
    throw new Error(body?.message ?? body?.detail ?? `The preview answered ${response.status}.`);
  return body;
}

async function post<T>(path: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
  return answerOf<T>(await fetch(`${BASE}/${path}`, { ...sent, body: JSON.stringify(body) }));
}

interface OpenedSession {
  storageKey: string;
  /** Credentials by which the class list is searched. */
  credentials: ClaimRecord;
}

/**
 * Opens a session for a form without sign-in, as the claimant with the credentials; without them, as one whom the
 * server finds in a case or in the class list.
 */
export async function openSession(form: FormName, credentials?: ClaimRecord): Promise<OpenedSession> {
  const csrf = await answerOf<CsrfToken>(await fetch('/api/csrf'));
  return post('session', { form, credentials }, { [csrf.requestHeaderName]: csrf.requestToken });
}

export const saveSettings = (settings: PreviewSettings): Promise<PreviewState> => post('settings', settings);

/** Subscribes to the states that the preview's server sends; `lost` gets whether the connection is lost. */
export function hearStates(heard: (state: PreviewState) => void, lost: (isLost: boolean) => void): void {
  const events = new EventSource(`${BASE}/events`);
  events.onopen = () => lost(false);
  events.onerror = () => lost(true);
  events.onmessage = ({ data }) => heard(JSON.parse(data));
}

/** Claim that is entered in a form. */
export interface EnteredClaim {
  form: FormName;
  claim: ClaimDocument;
  culture: string;
}

/** Fetches the claim with the fields filled in that the pages before `page` require. */
export const filledPage = (entered: EnteredClaim, page: string): Promise<FilledPage> =>
  post('filled', { ...entered, page });

export const listCases = async (): Promise<ListedCase[]> => answerOf(await fetch(`${BASE}/cases`));

export const openCase = ({ file, index }: ListedCase): Promise<OpenedCase> => post('case', { file, index });

/** Entered claim to write as a case; `save` adds it to the case file `file`. */
export interface CaseToWrite extends EnteredClaim {
  name: string;
  file: string;
  save: boolean;
}

export const writeCase = (wanted: CaseToWrite): Promise<WrittenCase> => post('written-case', wanted);

export const traceField = (entered: EnteredClaim, path: string): Promise<FieldTrace> =>
  post('trace', { ...entered, path });

export const listMessages = async (form: FormName, page: string): Promise<PageMessage[]> =>
  answerOf(await fetch(`${BASE}/messages?${new URLSearchParams({ form, page })}`));
