import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Content, ModelsFile, Page, ServerList, Settlement } from '../../schemas/generated/types.ts';
import type { Bundle } from '../../transforms/config/bundle.ts';
import { type FormName, isFormName } from '../../transforms/config/names.ts';
import { parseDeadline } from '../../transforms/deadlines/deadlines.ts';
import { DeadlineError } from '../../transforms/deadlines/timeZones.ts';
import { type BundleFault, schemaFaults } from './metaSchemas.ts';

/** A bundle's folder as the server reads it. */
export interface BundleFolder {
  dir: string;
  bundle: Bundle;
  /** Class lists that come with the bundle: the CSV file of each form that has one. */
  classLists: Partial<Record<FormName, string>>;
}

/** The folder or its files cannot be read, or are not what the meta-schemas ask for. */
export class BundleError extends Error {
  readonly faults: readonly BundleFault[];

  constructor(faults: readonly BundleFault[]) {
    super(faults.map(({ file, pointer, message }) => `${file}${pointer}: ${message}`).join('\n'));
    this.name = 'BundleError';
    this.faults = faults;
  }
}

/** Reads and checks every file of a bundle against its meta-schema. Throws a BundleError with every fault. */
export function readBundleFolder(dir: string): BundleFolder {
  if (!existsSync(dir) || !statSync(dir).isDirectory())
    throw new BundleError([{ file: dir, pointer: '', message: 'There is no such folder' }]);
  const reader = new FolderReader(dir);
  const bundle: Bundle = {
    settlement: reader.json<Settlement>('settlement.json', 'settlement'),
    models: reader.json<ModelsFile>('models.json', 'models'),
    pages: readPages(reader),
    content: reader.folder<Content>('content', 'content'),
    lists: { ...reader.folder<ServerList>('lists', 'list'), ...reader.csvLists() },
  };
  const faults = reader.faults.length > 0 ? reader.faults : deadlineFaults(bundle.settlement);
  if (faults.length > 0) throw new BundleError(faults);
  return { dir, bundle, classLists: reader.classLists() };
}

/** Deadlines of another format, or in an unknown zone: found here, not when the first visitor comes (R8-16). */
function deadlineFaults({ deadlines, timeZone }: Settlement): BundleFault[] {
  return Object.entries(deadlines).flatMap(([key, deadline]) => {
    try {
      parseDeadline(deadline.deadline, deadline.timeZone ?? timeZone);
      return [];
    } catch (error) {
      if (!(error instanceof DeadlineError)) throw error;
      return [{ file: 'settlement.json', pointer: `/deadlines/${key}`, message: error.message }];
    }
  });
}

function readPages(reader: FolderReader): Record<string, Page> {
  const forms = reader.names('pages').filter(isFormName);
  const pages = forms.map((form) => {
    const found = Object.entries(reader.folder<Page>(`pages/${form}`, 'page'));
    return found.map(([name, page]) => [`${form}/${name}`, page] as const);
  });
  return Object.fromEntries(pages.flat());
}

class FolderReader {
  readonly faults: BundleFault[] = [];
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  names(folder: string): string[] {
    const path = join(this.#dir, folder);
    return existsSync(path) ? readdirSync(path).sort() : [];
  }

  json<T>(file: string, kind: string): T {
    try {
      const value = JSON.parse(readFileSync(join(this.#dir, file), 'utf8'));
      this.faults.push(...schemaFaults(kind, value, file));
      return value;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.faults.push({ file, pointer: '', message });
      // Never used: a fault keeps the bundle from being served.
      return {} as T;
    }
  }

  folder<T>(folder: string, kind: string): Record<string, T> {
    const files = this.names(folder).filter((name) => name.endsWith('.json'));
    return Object.fromEntries(
      files.map((name) => {
        const { $schema, ...value } = this.json<T & { $schema?: string }>(`${folder}/${name}`, kind);
        return [name.slice(0, -'.json'.length), value as T];
      }),
    );
  }

  csvLists(): Record<string, ServerList> {
    const files = this.names('lists').filter((name) => name.endsWith('.csv'));
    return Object.fromEntries(
      files.map((name) => [name.slice(0, -'.csv'.length), this.#csvList(`lists/${name}`)]),
    );
  }

  #csvList(file: string): ServerList {
    try {
      const text = readFileSync(join(this.#dir, file), 'utf8');
      const rows: { value: string; label?: string }[] = parse(text, { columns: true, bom: true, trim: true });
      const list = { values: rows.map(({ value, label }) => (label ? { value, label } : { value })) };
      this.faults.push(...schemaFaults('list', list, file));
      return list;
    } catch (error) {
      this.faults.push({
        file,
        pointer: '',
        message: error instanceof Error ? error.message : String(error),
      });
      return { values: [] };
    }
  }

  classLists(): Partial<Record<FormName, string>> {
    const files = this.names('claimants').filter((name) => name.endsWith('.csv'));
    const named = files.map((name) => [name.slice(0, -'.csv'.length), join(this.#dir, 'claimants', name)]);
    return Object.fromEntries(named.filter(([form]) => form !== undefined && isFormName(form)));
  }
}
