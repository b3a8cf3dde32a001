// Writes a document of so many bytes into a data folder, in a process of its own, and says `kept` or the code of what it met.
import { Readable } from 'node:stream';
import { writeDurably } from '../documents/documentStore.ts';
import { openFolderDocuments } from '../documents/folderDocuments.ts';

const [dataDir = '', bytes = '0'] = process.argv.slice(2);
const documents = await openFolderDocuments(dataDir, { thread: true });
const said = await writeDurably(documents, Readable.from([Buffer.alloc(Number(bytes))]), 1e9).then(
  () => 'kept',
  (error: NodeJS.ErrnoException) => error.code ?? error.message,
);
console.log(said);
