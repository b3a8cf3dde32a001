import { expect, it } from 'vitest';
import { committed, LOG_KEY, later, NOON, newClaim, type SharedStores } from './claims.contract.ts';

let mails = 0;

/** A claim with a mail. */
function mailed(changes: Parameters<typeof newClaim>[0] = {}) {
  mails += 1;
  return newClaim({ mail: { id: `mail-${mails}`, kind: 'receipt', sealed: `sealed ${mails}` }, ...changes });
}

/** Tests of the outbox, which every engine passes. */
export function mailsContract(open: () => Promise<SharedStores>): void {
  storedMailsContract(open);
  sentMailsContract(open);
}

function storedMailsContract(open: () => Promise<SharedStores>): void {
  it('C13-09: a mail is stored with its claim, and not where the claim is not', async () => {
    const { one, other } = await open();
    const claim = mailed();
    await committed(one, claim);
    await other.claims.commit({ ...claim, mail: { id: 'again', kind: 'receipt', sealed: '' } });
    await committed(one, newClaim());
    expect(await other.mails.waiting()).toBe(1);
    const [stored] = await other.claims.stored([{ id: claim.id, referenceCode: '' }]);
    expect(stored?.mails).toEqual([
      {
        ...{ kind: 'receipt', state: 'waiting', attempts: 0, endedAt: null },
        ...{ createdAt: NOON.toISOString(), nextAt: NOON.toISOString() },
      },
    ]);
    expect(await one.log.traced({ id: claim.id })).toMatchObject({ mails: stored?.mails });
  });

  it('C13-09, C13-11: a purge of a claim takes its mails', async () => {
    const { one } = await open();
    await committed(one, mailed());
    const late = mailed({ submittedAt: later(100) });
    await committed(one, late);
    expect(await one.log.purge(later(50), later(200), LOG_KEY)).toMatchObject({ claims: 1 });
    const left = await one.mails.take({ now: later(200), until: later(300), most: 9 });
    expect(left.map(({ claimId }) => claimId)).toEqual([late.id]);
  });
}

function sentMailsContract(open: () => Promise<SharedStores>): void {
  it('C13-09: a mail is taken once for each turn, by whichever instance comes first', async () => {
    const { one, other } = await open();
    const claims = Array.from({ length: 9 }, (_, index) => mailed({ submittedAt: later(index) }));
    for (const claim of claims) await committed(one, claim);
    const taking = { now: later(100), until: later(220), most: 3 };
    const taken = await Promise.all([one, other, one, other].map(({ mails }) => mails.take(taking)));
    const rest = await one.mails.take({ ...taking, most: 9 });
    const ids = [...taken.flat(), ...rest].map(({ claimId }) => claimId).sort();
    expect(ids).toEqual(claims.map(({ id }) => id).sort());
    expect(rest[0] ?? taken.flat()[0]).toMatchObject({ attempts: 1 });
    expect(await other.mails.take({ ...taking, now: later(219) })).toEqual([]);
    const again = await other.mails.take({ now: later(220), until: later(300), most: 9 });
    expect(again.map(({ attempts }) => attempts)).toEqual(Array.from({ length: 9 }, () => 2));
  });

  it('C13-09: a mail that ends is taken no more, and has no address', async () => {
    const { one, other } = await open();
    const claim = mailed();
    await committed(one, claim);
    const [mail] = await one.mails.take({ now: NOON, until: later(120), most: 9 });
    expect(mail?.sealed).toBe(claim.mail?.sealed);
    await one.mails.defer(mail?.id ?? '', later(60));
    expect(await other.mails.take({ now: later(59), until: later(200), most: 9 })).toEqual([]);
    expect(await other.mails.take({ now: later(60), until: later(200), most: 9 })).toHaveLength(1);
    await other.mails.end(mail?.id ?? '', 'sent', later(61));
    // An instance that was slow.
    await one.mails.defer(mail?.id ?? '', later(70));
    expect(await one.mails.take({ now: later(9000), until: later(9100), most: 9 })).toEqual([]);
    expect(await one.mails.waiting()).toBe(0);
    expect((await one.claims.stored([{ id: claim.id, referenceCode: '' }]))[0]?.mails).toMatchObject([
      { state: 'sent', attempts: 2, nextAt: null, endedAt: later(61).toISOString() },
    ]);
  });
}
