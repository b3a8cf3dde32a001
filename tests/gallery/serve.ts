// Builds the gallery and serves it until Ctrl-C: `npm run gallery [-- <port>]`.
import { join } from 'node:path';
import { buildGallery, serveGallery } from './serveGallery.ts';

const folder = join(import.meta.dirname, '../../.claimwright/gallery');
await buildGallery(folder);
const { url } = await serveGallery(folder, Number(process.argv[2] ?? 4270));
console.log(`The gallery is at ${url}`);
