import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rjsfAliases } from '../../rjsfAliases.config.ts';

/** The gallery, with the stand-ins of the product. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  logLevel: 'warn',
  plugins: [rjsfAliases(), react()],
  build: {
    outDir: join(import.meta.dirname, '../../.claimwright/gallery'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
