import { getVersion, subscribe } from 'valtio/vanilla';
import type { ClaimTab } from '../stores/claimState.ts';
import { restoreSignIn } from './authorize.ts';
import { exportClaim, importClaim } from './claimTransfer.ts';
import type { TransferredClaim } from './formTabMessages.ts';
import { createTabOwnership, type TabOwnershipStore } from './tabOwnership.ts';
import type { Wizard } from './wizard.ts';

/** Returns the key of the session in which the claim is entered; null before sign-in and after filing. */
function keyNow({ app, bundle, claim }: Wizard): string | null {
  const { referenceCode, storageKey } = claim().state;
  return app.authorization.isAuthorized(bundle().form) && referenceCode === null ? storageKey : null;
}

/** Transfers the claim to another tab. After a failure it stays here, as it was. */
async function handOver(wizard: Wizard, standing: TabOwnershipStore, to: string): Promise<void> {
  const given = exportClaim(wizard);
  standing.handOver(to);
  try {
    standing.give(to, await given);
  } catch (failure) {
    wizard.app.report(failure);
    standing.hold();
  }
}

/** Receives a transferred claim. After a failure it is returned to its tab. */
async function receive(wizard: Wizard, standing: TabOwnershipStore, claim: TransferredClaim): Promise<void> {
  try {
    await importClaim(wizard, claim);
    standing.hold();
  } catch (failure) {
    wizard.app.report(failure);
    standing.refuse();
  }
}

/** Starts a separate claim in this tab, without the answers of the other tab. */
function beginAnother(wizard: Wizard, standing: TabOwnershipStore): void {
  const claim = wizard.claim();
  const { tab } = claim.state;
  if (tab?.isCopy) {
    claim.restart();
    claim.state.tab = tab;
    restoreSignIn(wizard);
    const [entry] = wizard.bundle().pages;
    if (entry) wizard.app.location.navigate(entry.page.path);
  }
  standing.separate();
}

/** Returns a test if anything was entered since this call. */
function enteredIn({ claim }: Wizard): () => boolean {
  const mark = () => [claim().state, claim().state.entered, getVersion(claim().state.drafts)];
  const before = mark();
  return () => mark().some((part, index) => !Object.is(part, before[index]));
}

function createStanding(wizard: Wizard, key: string): TabOwnershipStore {
  const { app, state } = wizard;
  const standing: TabOwnershipStore = createTabOwnership({
    tabs: app.tabs,
    form: wizard.bundle().form,
    key,
    random: () => crypto.randomUUID(),
    kept: wizard.claim().state.tab,
    keep: (tab: ClaimTab) => {
      wizard.claim().state.tab = tab;
    },
    isBusy: () => state.working,
    changed: () => Object.assign(state.tabs, standing.view()),
    onAsked: (to) => void handOver(wizard, standing, to),
    onGiven: (claim) => void receive(wizard, standing, claim),
    onFiled: (code) => {
      app.claims.keepReceipt(wizard.bundle().form, code, null);
      wizard.claim().state.referenceCode = code;
      app.claims.forget();
    },
  });
  wizard.tabChoice = {
    takeOver: standing.takeOver,
    separate: () => beginAnother(wizard, standing),
  };
  return standing;
}

/**
 * Connects a wizard with the other tabs of the browser, so that one tab at a time owns the form's claim, from sign-in
 * to the end of the session or the filing: the owner hands the claim over when another tab takes over, or both go on
 * separately (C10-19).
 */
export function watchTabs(wizard: Wizard): void {
  const { app, state } = wizard;
  let open: { key: string; standing: TabOwnershipStore; isUsed: () => boolean } | null = null;
  let stopClaim = () => {};

  function check(): void {
    const key = keyNow(wizard);
    if (open && key !== open.key) {
      open.standing.close(wizard.claim().state.referenceCode);
      open = null;
      Object.assign(state.tabs, { shows: 'form', other: 'open', isBeside: false });
    }
    if (key !== null && !open) {
      open = { key, standing: createStanding(wizard, key), isUsed: enteredIn(wizard) };
      open.standing.open();
    } else if (open?.isUsed()) {
      open.standing.use();
      open.isUsed = enteredIn(wizard);
    }
  }

  function watchClaim(): void {
    stopClaim();
    stopClaim = subscribe(wizard.claim().state, check);
    check();
  }

  subscribe(app.claims.state, watchClaim);
  subscribe(app.authorization.state, check);
  subscribe(state, () => {
    check();
    open?.standing.rest();
  });
  app.tabs.follow({ leave: () => open?.standing.leave(), comeBack: () => open?.standing.comeBack() });
  watchClaim();
}
