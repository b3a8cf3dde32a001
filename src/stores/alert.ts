import { proxy } from 'valtio/vanilla';
import type { MessageParams } from '../../transforms/ground/verdict.ts';
import type { ProductKey } from '../../transforms/texts/keys.ts';
import { HEADINGS, type MessageKey } from './messageHeadings.ts';
import type { Filing, ProblemMessage } from './problemMessages.ts';

/**
 * State of the error alert (R3-07). Header and message are text keys, empty while it is closed; `params` are the
 * text's.
 */
export interface ErrorInfo {
  showError: boolean;
  header: ProductKey | '';
  message: MessageKey | '';
  params: MessageParams;
  filing: Filing | undefined;
  /** The server's own reason, shown in place of the text while its `culture` is active; empty for none. */
  reason: string;
  culture: string;
  /** Id of the request that the server failed to answer; empty for none. */
  requestId: string;
}

function closed(): ErrorInfo {
  return {
    showError: false,
    header: '',
    message: '',
    params: {},
    filing: undefined,
    reason: '',
    culture: '',
    requestId: '',
  };
}

/**
 * Creates the store of the error alert, a modal in every layout: `show` opens it, OK closes it (R4-32). `show` may get
 * the function that repeats the failed call, which the button Try again runs (C10-16).
 */
export function createAlert() {
  const state = proxy<ErrorInfo>(closed());
  let again: (() => void) | null = null;

  function show(message: ProblemMessage, tryAgain: (() => void) | null = null): void {
    const { key, params, filing, reason = '', culture = '', requestId = '' } = message;
    again = tryAgain;
    Object.assign(state, {
      showError: true,
      header: HEADINGS[key],
      message: key,
      params,
      filing,
      reason,
      culture,
      requestId,
    });
  }

  function close(): void {
    again = null;
    Object.assign(state, closed());
  }

  return {
    state,
    show,
    close,
    canTryAgain: () => again !== null,
    tryAgain(): void {
      const work = again;
      close();
      work?.();
    },
  };
}

export type Alert = ReturnType<typeof createAlert>;
