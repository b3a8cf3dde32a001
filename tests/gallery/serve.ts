// Builds the gallery and serves it until Ctrl-C: `npm run gallery [-- <port>]`.
import { buildGallery } from '../../scripts/buildApp.mjs';
import { serveGallery } from './serveGallery.ts';

const { url } = await serveGallery(await buildGallery(), Number(process.argv[2] ?? 4270));
console.log(`The gallery is at ${url}`);
