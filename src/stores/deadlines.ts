import { type DeadlineText, parseDeadline } from '../../transforms/deadlines/deadlines.ts';
import type { DeadlineKeys } from '../../transforms/deadlines/formDeadlines.ts';
import { GLOBAL_DEADLINE } from '../../transforms/ground/modelNames.ts';
import { isUnsafeHref } from '../../transforms/texts/unsafeHref.ts';
import { own } from '../../transforms/values/own.ts';
import type { Deadlines } from '../api/api.ts';

/** Path of the app's own page about a passed deadline. */
export const DEFAULT_DEADLINE_TARGET = '/deadline';

/** Deadlines without redirect targets, the other shape that R3-27 allows a server. */
export interface PlainDeadlines {
  deadlines: Record<string, { timeZone: string; deadline: string }>;
}

/** Parsed deadline (R3-05), with its text and time zone as they were sent. */
export interface DeadlineSetting extends DeadlineText {
  instant: Date;
  redirectTargets: Record<string, string>;
}

/** Tests if a redirect target is a path of the app, and not of another site. */
export function isAppPath(target: string): boolean {
  return target.startsWith('/') && !target.startsWith('//');
}

/** Returns the redirect target; the app's own deadline page where it is missing or unsafe. */
export function safeRedirectTarget(target: string | null | undefined): string {
  return target == null || isUnsafeHref(target) ? DEFAULT_DEADLINE_TARGET : target;
}

function isPlain(sent: Deadlines | PlainDeadlines): sent is PlainDeadlines {
  return !('projectTimeZone' in sent);
}

/** Returns the settlement's deadlines by key, each parsed. Throws for an unknown time zone or date format (R8-16). */
export function readDeadlines(sent: Deadlines | PlainDeadlines): Record<string, DeadlineSetting> {
  if (isPlain(sent)) {
    const plain = Object.entries(sent.deadlines).map(([key, { deadline, timeZone }]) => {
      const instant = parseDeadline(deadline, timeZone);
      return [key, { deadline, timeZone, instant, redirectTargets: {} }] as const;
    });
    return Object.fromEntries(plain);
  }
  const read = Object.entries(sent.deadlines).map(
    ([key, { deadlineDateTime: deadline, redirectUrl, ...own }]) => {
      const timeZone = own.timeZone ?? sent.projectTimeZone;
      const instant = parseDeadline(deadline, timeZone);
      return [key, { deadline, timeZone, instant, redirectTargets: redirectUrl }] as const;
    },
  );
  return Object.fromEntries(read);
}

/**
 * Creates the store of the filing deadlines: which have passed, which applies to a claim, and the address to redirect
 * to once filing has closed.
 */
export function createDeadlines(sent: Deadlines | PlainDeadlines, now: () => number) {
  const settings = readDeadlines(sent);

  /** Returns the earliest of these deadlines, passed or not; null where none of them is set. */
  function earliest(keys: DeadlineKeys): DeadlineSetting | null {
    const known = keys.flatMap((key) => own(settings, key) ?? []);
    return known.sort((one, other) => one.instant.getTime() - other.instant.getTime())[0] ?? null;
  }

  function isPassed(key: string, at: number): boolean {
    const setting = own(settings, key);
    return setting !== undefined && at > setting.instant.getTime();
  }

  /**
   * Returns the passed deadline that closes a form; undefined while any of its claims can be filed (C8-24). A form may
   * have several sets of deadlines, one for each kind of claim by its answers.
   */
  function passedOf(kinds: readonly DeadlineKeys[], at: number): string | undefined {
    const passed = kinds.map((keys) => keys.find((key) => isPassed(key, at)));
    return passed.includes(undefined) ? undefined : passed.at(-1);
  }

  /**
   * Returns the address to which a form redirects once each of `kinds`, its sets of deadlines, has closed; null before
   * that (R4-21, R4-22).
   */
  function redirectWhenClosed(kinds: readonly DeadlineKeys[], culture: string, at = now()): string | null {
    const passed = passedOf(kinds, at);
    if (passed === undefined) return null;
    const target = settings[passed]?.redirectTargets[culture];
    return safeRedirectTarget(target ?? settings[GLOBAL_DEADLINE]?.redirectTargets[culture]);
  }

  /** Returns the set of deadlines that closes last; a set without a deadline never closes. */
  function latestClosing(kinds: readonly DeadlineKeys[]): DeadlineKeys {
    const end = (keys: DeadlineKeys) => earliest(keys)?.instant.getTime() ?? Number.POSITIVE_INFINITY;
    return [...kinds].sort((one, other) => end(other) - end(one))[0] ?? [];
  }

  return { settings, redirectWhenClosed, earliest, latestClosing, now };
}

export type DeadlineStore = ReturnType<typeof createDeadlines>;
