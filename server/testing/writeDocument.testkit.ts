// Writes so many documents of so many bytes at once, or one, in a process of its own, and says of each `kept` or the code of what it met.
import { Readable } from 'node:stream';
import { upTo } from '../documents/dataKey.testkit.ts';
import { writeDurably } from '../documents/documentStore.ts';
import { openFolderDocuments } from '../documents/folderDocuments.ts';

const [dataDir = '', bytes = '0', count = '1'] = process.argv.slice(2);
const documents = await openFolderDocuments(dataDir);
const write = () =>
  writeDurably(documents, Readable.from([Buffer.alloc(Number(bytes))]), upTo(1e9)).then(
    () => 'kept',
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  );
const said = await Promise.all(Array.from({ length: Number(count) }, write));
console.log(said.join('\n'));
