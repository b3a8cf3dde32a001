import { allErrors, judge } from '../../transforms/claims/judge.ts';
import { type FormModule, loadForm } from '../../transforms/claims/loadForm.ts';
import { messageOf } from '../../transforms/messages/messageOf.ts';
import { EN } from '../../transforms/texts/en.ts';
import { ALL_TOOLS } from '../../transforms/vocabulary/tools.testkit.ts';
import type { OracleError, RawContext, RawRecord } from '../oracle/raw.ts';

/** What the page of the browser tests can do; the tests call it through Playwright. */
export interface JudgePage {
  judgeClaims(moduleUrl: string, context: RawContext, claims: RawRecord[]): Promise<OracleError[][]>;
  /** Whether the page's policy forbids to make code of text. */
  refusesEval(): Promise<boolean>;
}

const TEXTS = { culture: 'en', active: {}, fallback: EN };

/** What Playwright calls runs as a debugger's code, which the policy does not bind; what a timer calls is the page's. */
function leaveTheDebugger(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function judgeClaims(
  moduleUrl: string,
  context: RawContext,
  claims: RawRecord[],
): Promise<OracleError[][]> {
  await leaveTheDebugger();
  const module = (await import(/* @vite-ignore */ moduleUrl)) as FormModule;
  const form = loadForm(module, ALL_TOOLS);
  return claims.map((claim) => {
    const verdict = judge(claim, form, {
      ...context,
      now: new Date(context.now),
      audience: 'browser',
    });
    return allErrors(verdict).map((error) => ({
      path: error.path,
      rule: error.rule,
      message: messageOf(error, TEXTS),
    }));
  });
}

async function refusesEval(): Promise<boolean> {
  await leaveTheDebugger();
  try {
    return new Function('return false')() as boolean;
  } catch {
    return true;
  }
}

Object.assign(globalThis, { judgePage: { judgeClaims, refusesEval } satisfies JudgePage });
