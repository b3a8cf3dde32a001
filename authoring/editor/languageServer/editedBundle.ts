import type { Finding, Report } from '../../../bundle/findings/finding.ts';
import { type ReadBundle, readBundle } from '../../../bundle/readBundle.ts';
import { OpenTexts } from '../../../bundle/reading/openTexts.ts';
import { toFindings } from '../../../bundle/reporting/toFindings.ts';
import { type Focused, focusedReports } from '../focus/focusedReports.ts';
import { type References, referencesOf } from '../references/references.ts';
import type { FullCheck } from './fullCheck.ts';

/** Bundle that is open in an editor: its unsaved texts, and the latest reports of its checks. */
export class EditedBundle {
  readonly directory: string;
  private readonly texts: OpenTexts;
  private readonly fullCheck: FullCheck;
  /** Number of changes, by which outdated results are recognised. */
  private version = 0;
  private known: { version: number; read: ReadBundle; references?: References } | undefined;
  /** Reports across files of the last full check, with models.json as of then. */
  private across: Report[] = [];
  private modelsBefore: unknown;
  /** Reports of single files that were checked since. */
  private readonly focused = new Map<string, Focused>();

  constructor(directory: string, fullCheck: FullCheck) {
    this.directory = directory;
    this.texts = new OpenTexts(directory);
    this.fullCheck = fullCheck;
  }

  /** Sets the unsaved text of a file; undefined once it is saved or closed. */
  change(path: string, text: string | undefined): void {
    this.texts.set(path, text);
    this.touch();
  }

  /** Counts a change, because files may have changed on the disk. */
  touch(): void {
    this.version++;
  }

  /** Reads the bundle with the unsaved texts. Throws a BundleFolderError. */
  read(): ReadBundle {
    return this.state().read;
  }

  /** Returns the references between names of the bundle. */
  references(): References {
    const state = this.state();
    state.references ??= referencesOf(state.read);
    return state.references;
  }

  private state() {
    if (this.known?.version !== this.version)
      this.known = { version: this.version, read: readBundle(this.directory, this.texts) };
    return this.known;
  }

  /** Checks one file in the context of the others; false where the bundle changed meanwhile. */
  async lookAt(path: string): Promise<boolean> {
    const { version, directory, modelsBefore } = this;
    const files = [...this.read().view.files.values()];
    const found = await focusedReports(path, { directory, files, modelsBefore });
    if (version !== this.version) return false;
    this.focused.set(path, found);
    return true;
  }

  /** Checks all files; false where the check failed or the bundle changed meanwhile. */
  async lookAtAll(): Promise<boolean> {
    const { version, directory } = this;
    const { view } = this.read();
    const reports = await this.fullCheck.check(directory, this.texts.entries());
    if (version !== this.version || !reports) return false;
    this.across = reports;
    this.modelsBefore = view.files.get('models.json')?.source.value ?? this.modelsBefore;
    for (const path of this.focused.keys())
      if (view.files.get(path)?.source.readable !== false) this.focused.delete(path);
    return true;
  }

  /** Returns all known findings, at their present positions in the texts. */
  findings(): Finding[] {
    const { files, reports } = this.read();
    const stale = this.across.filter((report) => !this.focused.get(report.file)?.replaces(report));
    const fresh = [...this.focused.values()].flatMap((focused) => focused.reports);
    return toFindings([...reports, ...stale, ...fresh], files);
  }
}
