import type { Diagnostic } from 'vscode-languageserver';
import type { Finding } from '../../../bundle/findings/finding.ts';
import { uriOf } from './bundleUris.ts';
import { toDiagnostic } from './diagnostics.ts';
import type { EditedBundle } from './editedBundle.ts';

/** Milliseconds between a keystroke and the check of its file, so that fast typing is not disturbed. */
const AFTER_KEY = 25;
/** Milliseconds without changes before all files are checked. */
const AFTER_REST = 250;
/** Number of checks of an opened file before its first keystroke, because the first checks of a process are slow. */
const REHEARSALS = 2;

/** Publisher of a bundle's diagnostics: after each keystroke those of its file, after a pause those of all files. */
export class Publisher {
  private readonly bundle: EditedBundle;
  private readonly send: (uri: string, diagnostics: Diagnostic[]) => void;
  private readonly onFault: (error: unknown) => void;
  private readonly changed = new Set<string>();
  private readonly told = new Map<string, string>();
  private readonly opened = new Set<string>();
  private soon: NodeJS.Timeout | undefined;
  private later: NodeJS.Timeout | undefined;

  constructor(
    bundle: EditedBundle,
    send: (uri: string, diagnostics: Diagnostic[]) => void,
    onFault: (error: unknown) => void,
  ) {
    this.bundle = bundle;
    this.send = send;
    this.onFault = onFault;
  }

  /**
   * Handles an opened file. It is checked at once, so that its first keystroke gets diagnostics as quickly as later
   * ones.
   */
  open(path: string): void {
    this.opened.add(path);
    this.rest();
  }

  /** Handles a keystroke in a file. */
  typed(path: string): void {
    this.changed.add(path);
    clearTimeout(this.soon);
    this.soon = setTimeout(() => this.run(() => this.lookAtChanged()), AFTER_KEY);
    this.rest(AFTER_REST);
  }

  /** Schedules a full check, because a file was opened, saved, created or removed. */
  rest(ms = 0): void {
    clearTimeout(this.later);
    this.later = setTimeout(() => this.run(() => this.lookAtAll()), ms);
  }

  close(): void {
    clearTimeout(this.soon);
    clearTimeout(this.later);
  }

  private run(look: () => Promise<void>): void {
    look().catch(this.onFault);
  }

  private async lookAtChanged(): Promise<void> {
    const paths = [...this.changed];
    this.changed.clear();
    for (const path of paths) if (!(await this.bundle.lookAt(path))) return;
    this.publish();
  }

  private async lookAtAll(): Promise<void> {
    if (!(await this.bundle.lookAtAll())) return;
    this.publish();
    await this.rehearse();
  }

  private async rehearse(): Promise<void> {
    const paths = [...this.opened];
    this.opened.clear();
    for (const path of paths)
      for (let time = 0; time < REHEARSALS; time++) {
        await new Promise<void>((resolve) => setImmediate(resolve));
        if (!(await this.bundle.lookAt(path))) return;
      }
  }

  /** Sends the diagnostics that changed since they were last sent, by file. */
  private publish(): void {
    const files = new Map(this.bundle.read().files.map((file) => [file.path, file]));
    const found = new Map<string, Finding[]>();
    for (const finding of this.bundle.findings())
      found.set(finding.file, [...(found.get(finding.file) ?? []), finding]);
    for (const path of new Set([...this.told.keys(), ...found.keys()])) {
      const diagnostics = (found.get(path) ?? []).map((finding) => toDiagnostic(finding, files.get(path)));
      const text = JSON.stringify(diagnostics);
      if ((this.told.get(path) ?? '[]') === text) continue;
      this.told.set(path, text);
      this.send(uriOf({ directory: this.bundle.directory, path }), diagnostics);
    }
  }
}
