import { GLOBAL_DEADLINE } from '../../transforms/config/names.ts';
import { type DeadlineText, parseDeadline } from '../../transforms/deadlines/deadlines.ts';
import { own } from '../../transforms/values/own.ts';
import type { Deadlines } from '../api/api.ts';

export const DEFAULT_DEADLINE_TARGET = '/deadline';

/** The shape of R3-27 without targets: some servers send it. */
export interface PlainDeadlines {
  deadlines: Record<string, { timeZone: string; deadline: string }>;
}

/** One deadline as the app uses it (R3-05), with its text and zone as they were sent. */
export interface DeadlineSetting extends DeadlineText {
  instant: Date;
  redirectTargets: Record<string, string>;
}

/** Whether a target is a page of the app, and not of another site. */
export function isInternal(target: string): boolean {
  return target.startsWith('/') && !target.startsWith('//');
}

function isPlain(sent: Deadlines | PlainDeadlines): sent is PlainDeadlines {
  return !('projectTimeZone' in sent);
}

/** The deadlines by key. An unknown zone or format is a developer error (R8-16). */
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

/** When filing closes, and where visitors go then. */
export function createDeadlines(sent: Deadlines | PlainDeadlines, now: () => number) {
  const settings = readDeadlines(sent);

  /** The first of these deadlines to come or to have passed; null where there is none. */
  function earliest(keys: readonly string[]): DeadlineSetting | null {
    const known = keys.flatMap((key) => own(settings, key) ?? []);
    return known.sort((one, other) => one.instant.getTime() - other.instant.getTime())[0] ?? null;
  }

  function isPassed(key: string, at: number): boolean {
    const setting = own(settings, key);
    return setting !== undefined && at > setting.instant.getTime();
  }

  /** The global deadline closes a form to all; of several of its own, while one is open somebody may come (C8-24). */
  function passedOf(keys: readonly string[], at: number): string | undefined {
    const ownKeys = keys.filter((key) => key !== GLOBAL_DEADLINE);
    if (ownKeys.every((key) => isPassed(key, at)) && ownKeys.length > 0) return ownKeys.at(-1);
    return keys.find((key) => key === GLOBAL_DEADLINE && isPassed(key, at));
  }

  /** Where a form with these keys leads once no claim can be in time any more; null while one can (R4-21, R4-22). */
  function targetFor(keys: readonly string[], culture: string, at = now()): string | null {
    const passed = passedOf(keys, at);
    if (passed === undefined) return null;
    const target = settings[passed]?.redirectTargets[culture];
    return target ?? settings[GLOBAL_DEADLINE]?.redirectTargets[culture] ?? DEFAULT_DEADLINE_TARGET;
  }

  /** Of several keys the one that passes last: one without a deadline never does. */
  function lastOf(keys: readonly string[]): string | undefined {
    const instant = (key: string) => own(settings, key)?.instant.getTime() ?? Number.POSITIVE_INFINITY;
    return [...keys].sort((one, other) => instant(other) - instant(one))[0];
  }

  return { settings, targetFor, earliest, lastOf, now };
}

export type DeadlineStore = ReturnType<typeof createDeadlines>;
