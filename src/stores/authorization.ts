import { proxy, ref } from 'valtio/vanilla';
import { FORM_NAMES, type FormName, isFormName } from '../../transforms/config/names.ts';
import type { SentModel } from '../api/api.ts';

export interface AuthorizationState {
  errorMessage: string | null;
  forms: Record<FormName, boolean>;
  /** What the server knows of the visitor, by form: the matching rows, with the columns that may be shown. */
  rows: Partial<Record<FormName, readonly SentModel[]>>;
}

/** Which forms this visitor may use: each starts closed (R4-16) and is opened by the server's answer. */
export function createAuthorization() {
  const state = proxy<AuthorizationState>({
    errorMessage: null,
    forms: { standard: false, lookup: false, automotive: false, 'documents-upload': false },
    rows: {},
  });

  function known(form: string): FormName {
    if (!isFormName(form)) throw new Error(`Unknown form type in authorization: ${form}`);
    return form;
  }

  /** Before each attempt: closed, with no error (R4-17). */
  function begin(form: string): void {
    state.forms[known(form)] = false;
    state.errorMessage = null;
  }

  function finish(form: string, authorized: boolean, errorMessage: string | null = null): void {
    state.forms[known(form)] = authorized;
    state.errorMessage = errorMessage;
  }

  /** What `GET /api/session` says: a reload stays where it was (C6-16). */
  function restore(forms: readonly FormName[]): void {
    for (const form of forms) state.forms[form] = true;
  }

  function setRows(form: FormName, rows: readonly SentModel[]): void {
    state.rows[form] = ref(rows);
  }

  function clear(): void {
    for (const form of Object.keys(FORM_NAMES)) state.forms[known(form)] = false;
    state.rows = {};
    state.errorMessage = null;
  }

  function fail(message: string): void {
    state.errorMessage = message;
  }

  return {
    state,
    begin,
    finish,
    restore,
    setRows,
    clear,
    fail,
    isAuthorized: (form: FormName) => state.forms[form],
  };
}

export type Authorization = ReturnType<typeof createAuthorization>;
