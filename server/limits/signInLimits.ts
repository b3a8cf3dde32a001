import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../context.ts';
import { type ProblemCode, ProblemError, tooManyRequests } from '../http/problems.ts';
import { clientAddress, clientNetwork } from '../security/clientAddress.ts';
import { hashWithoutSeparators } from '../security/credentialHashes.ts';
import type { AttemptRule } from '../store/store.ts';
import { isFormSprayed } from './credentialSpraying.ts';

const QUARTER = 15 * 60;
const DAY = 24 * 3600;
/** Longest wait of an address, s: the owner of other credentials may share it. */
const ADDRESS_MOST = 60;
/** Longest wait before a new address's first try of a credential, s: it may be the owner's. */
const FIRST_MOST = 60;
const PAIR_MOST = QUARTER;
/** Divisor of the free tries of an address or IPv6 network while credentials are being sprayed. */
const SPRAYED_PART = 5;

/** Sign-in to check, or the look at a claim's status: its form, the credentials that name the claimant, and the client. */
export interface SignInAttempt {
  /** Form that is signed in to, or another name under which credentials are counted. */
  form: string;
  /** Credentials that name the claimant, with their fields. */
  naming: readonly (readonly [field: string, value: unknown])[];
  /** Problem of refused credentials. */
  refusal: ProblemCode;
  /** Address of the client, as the server resolves it. */
  ip: string;
  log: FastifyBaseLogger;
}

/**
 * Runs a sign-in's check of credentials, or throws 429 where its client must wait (C13-02). Counts refusals by address
 * and IPv6 network, by credential, and by the two together: each further one doubles the wait of that address, and of
 * that address for that credential. A credential that many addresses try has a wait of a minute at most before the
 * first try from another one, which slows its owner and locks nobody out. Counts the try before the check, so that
 * concurrent tries gain nothing, and refunds it where the check succeeds.
 */
export async function limitSignIns<T>(
  context: AppContext,
  trial: SignInAttempt,
  check: () => Promise<T | null>,
): Promise<T> {
  const { attempts } = context.store;
  const { form, refusal } = trial;
  const names = credentialBuckets(context, trial);
  const rules = await rulesOf(context, trial, names);
  const wait = await attempts.take(rules, context.now());
  if (wait > 0) {
    context.metrics.signInWaits.inc({ form });
    throw tooManyRequests(wait);
  }
  const granted = await check();
  if (granted === null) {
    await noteRefusal(context, trial, names);
    throw new ProblemError(refusal);
  }
  await Promise.all([
    ...rules.map(({ bucket }) => attempts.giveBack(bucket)),
    attempts.count(`granted:${form}`, QUARTER, context.now()),
  ]);
  return granted;
}

async function rulesOf(
  context: AppContext,
  { form, ip }: SignInAttempt,
  names: string[],
): Promise<AttemptRule[]> {
  const { limits, store, now } = context;
  const isSprayed = await isFormSprayed(context, form);
  const tried = await store.attempts.counts(names, now());
  const address = addressHash(context, ip);
  return [
    ...addressRules(context, ip, { prefix: '', part: isSprayed ? SPRAYED_PART : 1 }),
    ...names.map((name, index) => ({
      bucket: `${name}:${address}`,
      windowSeconds: DAY,
      free: limits.refusalsPerCredential,
      firstWait: firstWaitAfter((tried[index] ?? 0) - limits.refusalsOfStrangers),
      baseWait: 1,
      mostWait: PAIR_MOST,
    })),
  ];
}

// Keyed, because a plain hash shows its address to whoever tries all there are.
const addressHash = ({ key }: Pick<AppContext, 'key'>, ip: string): string =>
  key.sign('address', clientAddress(ip));

/**
 * Returns the rules of the waits of an address and its IPv6 network. Their buckets begin with a prefix; the free
 * tries are divided by `part`.
 */
export function addressRules(
  context: Pick<AppContext, 'key' | 'limits'>,
  ip: string,
  { prefix, part }: { prefix: string; part: number },
): AttemptRule[] {
  const { key, limits } = context;
  const { refusalsPerAddress } = limits;
  const network = clientNetwork(ip);
  const places: [bucket: string, free: number][] = [
    [`${prefix}address:${addressHash(context, ip)}`, refusalsPerAddress],
  ];
  // Counted together, with more tries, because a network of 48 bits has 65,536 addresses.
  if (network !== null)
    places.push([`${prefix}network:${key.sign('address', network)}`, refusalsPerAddress * SPRAYED_PART]);
  return places.map(([bucket, free]) => ({
    bucket,
    windowSeconds: QUARTER,
    free: Math.ceil(free / part),
    firstWait: 0,
    baseWait: 1,
    mostWait: ADDRESS_MOST,
  }));
}

const firstWaitAfter = (beyond: number): number => (beyond < 0 ? 0 : Math.min(FIRST_MOST, 2 ** beyond));

/** Counts a refused credential, and its first refusal among the form's: repeated slips are no spraying. */
async function noteRefusal(
  context: AppContext,
  { form, log }: SignInAttempt,
  names: string[],
): Promise<void> {
  const { attempts } = context.store;
  context.metrics.refusals.inc({ form });
  const counted = await Promise.all(names.map((name) => attempts.count(name, DAY, context.now())));
  for (const { count } of counted) {
    if (count > 1) continue;
    const { count: refused } = await attempts.count(`refused:${form}`, QUARTER, context.now());
    context.metrics.refusedCredentials.inc({ form });
    if (refused % context.limits.sprayedCredentials === 0 && (await isFormSprayed(context, form)))
      log.warn({ form, refused }, 'many different credentials are being tried');
  }
}

function credentialBuckets({ key }: AppContext, { form, naming }: SignInAttempt): string[] {
  // Without any mask's characters, so that no spelling of a credential gains further tries.
  return naming.flatMap(([name, value]) => {
    const hash = hashWithoutSeparators(key, form, name, value);
    return hash === null ? [] : [`credential:${form}:${name}:${hash}`];
  });
}
