import type { Connection } from 'vscode-languageserver';
import { type PlaceInBundle, placeOf } from './bundleUris.ts';
import { EditedBundle } from './editedBundle.ts';
import { type FullCheck, startFullCheck } from './fullCheck.ts';
import { Publisher } from './publisher.ts';

/** Bundle that is open in an editor, with the publisher of its diagnostics. */
interface OpenBundle {
  bundle: EditedBundle;
  publisher: Publisher;
}

/** Bundle file that is open in the editor: its path, and its bundle. */
export interface OpenDocument extends OpenBundle {
  path: string;
}

/** Bundles of the files that were opened in the editor, by folder. */
export class Workspace {
  private readonly connection: Connection;
  private readonly fullCheck: FullCheck;
  private readonly bundles = new Map<string, OpenBundle>();

  constructor(connection: Connection) {
    this.connection = connection;
    this.fullCheck = startFullCheck((fault) => connection.console.error(fault));
  }

  /** Finds the path and the bundle of a file by its URI; undefined where it belongs to none. */
  find(uri: string): OpenDocument | undefined {
    const place = placeOf(uri);
    return place && { ...this.open(place), path: place.path };
  }

  private open({ directory }: PlaceInBundle): OpenBundle {
    const known = this.bundles.get(directory);
    if (known) return known;
    const bundle = new EditedBundle(directory, this.fullCheck);
    const publisher = new Publisher(
      bundle,
      (uri, diagnostics) => void this.connection.sendDiagnostics({ uri, diagnostics }),
      (error) => this.connection.console.error(error instanceof Error ? (error.stack ?? '') : String(error)),
    );
    const opened = { bundle, publisher };
    this.bundles.set(directory, opened);
    return opened;
  }

  /** Marks all bundles as changed, because files on the disk may have changed. */
  touch(): void {
    for (const { bundle, publisher } of this.bundles.values()) {
      bundle.touch();
      publisher.rest();
    }
  }

  async close(): Promise<void> {
    for (const { publisher } of this.bundles.values()) publisher.close();
    await this.fullCheck.close();
  }
}
