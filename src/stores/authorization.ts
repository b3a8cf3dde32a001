import { proxy, ref } from 'valtio/vanilla';
import { type FormName, isFormName } from '../../transforms/ground/modelNames.ts';
import type { EntryKind } from '../../transforms/ground/verdict.ts';
import type { ModelPayload } from '../api/api.ts';
import type { ProblemMessage } from './problemMessages.ts';

export interface AuthorizationState {
  /** Message of the last refused sign-in; null before the first and from the next attempt on. */
  errorMessage: ProblemMessage | null;
  forms: Record<FormName, boolean>;
  /** Rows of the class list that match the visitor, by form, with the columns that may be shown. */
  rows: Partial<Record<FormName, readonly ModelPayload[]>>;
  /** The way in that the visitor has chosen, where a form offers several (C8-23). */
  ways: Partial<Record<FormName, EntryKind>>;
}

function known(form: string): FormName {
  if (!isFormName(form)) throw new Error(`Unknown form type in authorization: ${form}`);
  return form;
}

function closed(): AuthorizationState {
  return {
    errorMessage: null,
    forms: { standard: false, lookup: false, automotive: false, 'documents-upload': false },
    rows: {},
    ways: {},
  };
}

/**
 * Creates the store of the forms that this visitor may use: each starts unauthorized (R4-16) and is authorized by the
 * server's response.
 */
export function createAuthorization() {
  const state = proxy(closed());
  return {
    state,
    /** Closes the form and clears the error, before each attempt (R4-17). */
    begin(form: string): void {
      state.forms[known(form)] = false;
      state.errorMessage = null;
    },
    finish(form: string, authorized: boolean, errorMessage: ProblemMessage | null = null): void {
      state.forms[known(form)] = authorized;
      state.errorMessage = errorMessage;
    },
    /** Authorizes the forms that `GET /api/session` returns, so that a reload needs no sign-in (C6-16). */
    restore(forms: readonly FormName[]): void {
      for (const form of forms) state.forms[form] = true;
    },
    /** Authorizes these forms alone, for a new session. */
    restoreOnly(forms: readonly FormName[]): void {
      const ways = { ...state.ways };
      Object.assign(state, closed());
      for (const form of forms) {
        state.forms[form] = true;
        if (ways[form]) state.ways[form] = ways[form];
      }
    },
    /** Sets another way in, and closes the form, because each way requires a sign-in of its own. */
    chooseWay(form: FormName, way: EntryKind): void {
      state.ways[form] = way;
      state.forms[form] = false;
    },
    /** Sets the way in of an open form, as `GET /api/session` returns it. */
    restoreWay(form: FormName, way: EntryKind): void {
      state.ways[form] = way;
    },
    setRows(form: FormName, rows: readonly ModelPayload[]): void {
      state.rows[form] = ref(rows);
    },
    clear(): void {
      Object.assign(state, closed());
    },
    fail(message: ProblemMessage): void {
      state.errorMessage = message;
    },
    isAuthorized: (form: FormName) => state.forms[form],
  };
}

export type Authorization = ReturnType<typeof createAuthorization>;
