import { proxy, ref, subscribe } from 'valtio/vanilla';
import type { FieldValue } from '../../transforms/ground/claim.ts';
import { FORM_NAMES, type FormName } from '../../transforms/ground/modelNames.ts';
import type { JudgeContext } from '../../transforms/ground/verdict.ts';
import { pageState } from '../../transforms/pages/pageState.ts';
import { placementsOf } from '../../transforms/pages/placements.ts';
import { afterPaint } from './afterPaint.ts';
import { type Claim, createClaim } from './claim.ts';
import { type ClaimPersistenceOptions, createClaimPersistence, type Snapshots } from './claimPersistence.ts';
import { type ClaimSnapshot, fileIds } from './claimState.ts';
import type { FormConfiguration } from './forms.ts';

export interface ClaimsState {
  /** Claim of each form that was opened; replaced when a form's configuration changes. */
  open: Partial<Record<FormName, Claim>>;
}

export interface ClaimsOptions extends ClaimPersistenceOptions {
  context: (form: FormName) => JudgeContext;
  randomSuffix: () => string;
}

/** Returns the default values of a new claim of the form, by `model.field`. */
function defaultsOf(bundle: FormConfiguration): Record<string, FieldValue> {
  const placed = bundle.pages.flatMap(({ page }) => placementsOf(page));
  const defaults = placed.flatMap(({ model, name, field }) =>
    model !== undefined && field.defaultValue !== undefined
      ? [[`${model}.${name}`, field.defaultValue] as const]
      : [],
  );
  return Object.fromEntries(defaults);
}

/**
 * Creates the store of the open claims, one for each form, with the configuration that it was opened for; `changed` is
 * called after every change of a claim.
 */
function createOpenClaims({ context, randomSuffix }: ClaimsOptions, changed: () => void) {
  const state = proxy<ClaimsState>({ open: {} });
  const bundles = new Map<FormName, FormConfiguration>();
  const stops = new Map<FormName, () => void>();
  return {
    state,
    put(bundle: FormConfiguration, snapshot: ClaimSnapshot | null): Claim {
      const claim = createClaim({
        form: bundle.loaded,
        context: () => context(bundle.form),
        randomSuffix,
        defaults: defaultsOf(bundle),
        restored: snapshot,
        schedule: afterPaint,
      });
      stops.get(bundle.form)?.();
      bundles.set(bundle.form, bundle);
      state.open[bundle.form] = ref(claim);
      stops.set(bundle.form, subscribe(claim.state, changed));
      return claim;
    },
    get(form: FormName): Claim {
      const claim = state.open[form];
      if (!claim) throw new Error(`The claim of ${form} is not open.`);
      return claim;
    },
    /** Tests if a condition skips the page now (R2-23). */
    isSkipped(form: FormName | null, path: string): boolean {
      const bundle = form === null ? undefined : bundles.get(form);
      const claim = form === null ? undefined : state.open[form];
      const page = bundle?.pages.find((candidate) => candidate.page.path === path);
      if (!bundle || !claim || !page) return false;
      return pageState(bundle.loaded.plan, page.name, claim.state.document, context(bundle.form)).skipped;
    },
    /** Returns the claims that are not filed yet; of a filed one only the code survives a reload (C6-17). */
    snapshots(): Snapshots {
      const entries = [...bundles].flatMap(([form, { configurationHash }]) => {
        const claim = state.open[form];
        if (!claim || claim.state.referenceCode !== null) return [];
        return [[form, { configurationHash, claim: claim.snapshot() }] as const];
      });
      return Object.fromEntries(entries);
    },
  };
}

/**
 * Creates the store of this visitor's claims, one for each form, with their files and the copy that survives a reload.
 */
export function createClaims(options: ClaimsOptions) {
  const copies = createClaimPersistence(options);
  const mirrorNow = () => copies.write(snapshots());
  const { snapshots, ...claims } = createOpenClaims(options, mirrorNow);
  const { files, keepReceipt, receiptOf, dropReceipt, removedLeftovers, removeLeftovers } = copies;

  /** Returns every claim's state: of the open ones, and of those from before a reload that were not opened since. */
  function openSnapshots(): Omit<ClaimSnapshot, 'entered'>[] {
    const open = claims.state.open;
    const kept = Object.entries(copies.restored()).filter(([form]) => !Object.hasOwn(open, form));
    return [...Object.values(open).map(({ state }) => state), ...kept.map(([, { claim }]) => claim)];
  }

  return {
    ...claims,
    /** Opens the form's claim: the one that is open, the one from before a reload, or a new one. */
    open(bundle: FormConfiguration): Claim {
      const present = claims.state.open[bundle.form];
      return present ?? claims.put(bundle, copies.restored()[bundle.form]?.claim ?? null);
    },
    /** Returns the claim from before a reload if the form's configuration has changed since; null for none. */
    outdated({ form, configurationHash }: FormConfiguration): ClaimSnapshot | null {
      const kept = claims.state.open[form] ? undefined : copies.restored()[form];
      return kept && kept.configurationHash !== configurationHash ? kept.claim : null;
    },
    openMirror(sessionKey: string): void {
      copies.open(sessionKey);
      mirrorNow();
    },
    mirrorNow,
    /** Restarts every claim and removes every copy, because the session is over. */
    wipe(): Promise<unknown> {
      for (const claim of Object.values(claims.state.open)) claim.restart();
      for (const form of Object.keys(FORM_NAMES)) dropReceipt(form);
      return copies.forget();
    },
    /** Removes the copies of this tab's claims after filing. Other tabs keep theirs (C10-19). */
    forget: () => copies.forget(openSnapshots().flatMap(fileIds)),
    openSnapshots,
    files,
    removedLeftovers,
    removeLeftovers,
    keepReceipt,
    receiptOf,
    dropReceipt,
  };
}

export type Claims = ReturnType<typeof createClaims>;
