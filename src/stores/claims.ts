import { proxy, ref, subscribe } from 'valtio/vanilla';
import type { FieldValue, JudgeContext } from '../../transforms/claims/types.ts';
import { FORM_NAMES, type FormName } from '../../transforms/config/names.ts';
import { pageState } from '../../transforms/pages/pageState.ts';
import { placementsOf } from '../../transforms/pages/placements.ts';
import { afterPaint } from './afterPaint.ts';
import { type Claim, type ClaimSnapshot, createClaim } from './claim.ts';
import { cachedFiles, type FileStore, memoryFiles } from './files.ts';
import type { FormBundle } from './forms.ts';
import { type Mirror, receiptKey, storageMirror } from './mirror.ts';

export interface ClaimsState {
  /** The claim of each form that was opened; replaced when a form's configuration changes. */
  open: Partial<Record<FormName, Claim>>;
}

export interface ClaimsOptions {
  context: () => JudgeContext;
  randomSuffix: () => string;
  storage: Storage;
  openFiles: (sessionKey: string) => FileStore;
  report: (error: unknown) => void;
}

type Snapshots = Partial<Record<FormName, { configurationHash: string; claim: ClaimSnapshot }>>;

function isSnapshots(value: unknown): value is Snapshots {
  return typeof value === 'object' && value !== null;
}

/** The values that a new claim of the form starts with, by `model.field`. */
export function defaultsOf(bundle: FormBundle): Record<string, FieldValue> {
  const placed = bundle.pages.flatMap(({ page }) => placementsOf(page));
  const defaults = placed.flatMap(({ model, name, field }) =>
    model !== undefined && field.defaultValue !== undefined
      ? [[`${model}.${name}`, field.defaultValue] as const]
      : [],
  );
  return Object.fromEntries(defaults);
}

/** The claims of this visitor, one for each form, with their files and the copy that survives a reload. */
export function createClaims(options: ClaimsOptions) {
  const state = proxy<ClaimsState>({ open: {} });
  const bundles = new Map<FormName, FormBundle>();
  const stops = new Map<FormName, () => void>();
  let session: string | null = null;
  let mirror: Mirror | null = null;
  let restored: Snapshots = {};
  let files: FileStore = memoryFiles();

  function snapshots(): Snapshots {
    const entries = [...bundles].flatMap(([form, { configurationHash }]) => {
      const claim = state.open[form];
      return claim ? [[form, { configurationHash, claim: claim.snapshot() }] as const] : [];
    });
    return { ...restored, ...Object.fromEntries(entries) };
  }

  function mirrorNow(): void {
    mirror?.write(snapshots());
  }

  /** From here on what is entered survives a reload, under a key that only the live session gives out (C6-17). */
  function openMirror(sessionKey: string): void {
    session = sessionKey;
    mirror = storageMirror(options.storage, sessionKey, options.report);
    const found = mirror.read();
    if (isSnapshots(found)) restored = found;
    files = cachedFiles(options.openFiles(sessionKey), options.report, files);
    mirrorNow();
  }

  function put(bundle: FormBundle, snapshot: ClaimSnapshot | null): Claim {
    const claim = createClaim({
      form: bundle.loaded,
      context: options.context,
      randomSuffix: options.randomSuffix,
      defaults: defaultsOf(bundle),
      restored: snapshot,
      later: afterPaint,
    });
    stops.get(bundle.form)?.();
    bundles.set(bundle.form, bundle);
    state.open[bundle.form] = ref(claim);
    stops.set(bundle.form, subscribe(claim.state, mirrorNow));
    return claim;
  }

  /** The form's claim: the one that is open, the one from before a reload, or a new one. */
  function open(bundle: FormBundle): Claim {
    const present = state.open[bundle.form];
    if (present) return present;
    const kept = restored[bundle.form];
    return put(bundle, kept?.configurationHash === bundle.configurationHash ? kept.claim : null);
  }

  function get(form: FormName): Claim {
    const claim = state.open[form];
    if (!claim) throw new Error(`The claim of ${form} is not open.`);
    return claim;
  }

  /** Whether a page is skipped by rule now (R2-23). */
  function isSkipped(form: FormName | null, path: string): boolean {
    const bundle = form === null ? undefined : bundles.get(form);
    const claim = form === null ? undefined : state.open[form];
    const page = bundle?.pages.find((candidate) => candidate.page.path === path);
    if (!bundle || !claim || !page) return false;
    return pageState(bundle.loaded.plan, page.name, claim.state.document, options.context()).skipped;
  }

  /** The session is over: forms begin anew and every copy is removed. */
  function wipe(): void {
    for (const claim of Object.values(state.open)) claim.restart();
    for (const form of Object.keys(FORM_NAMES)) dropReceipt(form);
    forget();
  }

  /** The reference code alone stays for this tab and session: a reload must not lose it. */
  function keepReceipt(form: FormName, code: string): void {
    if (session !== null) options.storage.setItem(receiptKey(session, form), code);
  }

  function receiptOf(form: FormName): string | null {
    return session === null ? null : options.storage.getItem(receiptKey(session, form));
  }

  function dropReceipt(form: string): void {
    if (session !== null) options.storage.removeItem(receiptKey(session, form));
  }

  /** The copies are removed; what is on the screen stays, to be read and printed. */
  function forget(): void {
    mirror?.wipe();
    mirror = null;
    restored = {};
    files.clear().catch(options.report);
  }

  return {
    state,
    open,
    put,
    get,
    isSkipped,
    openMirror,
    mirrorNow,
    wipe,
    forget,
    keepReceipt,
    receiptOf,
    dropReceipt,
    files: () => files,
  };
}

export type Claims = ReturnType<typeof createClaims>;
