import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rjsfAliases } from './rjsfAliases.config.ts';

/**
 * The app as the server draws its pages (C11-07): one file with all that it needs, beside the build that browsers get.
 */
export default defineConfig({
  publicDir: false,
  plugins: [rjsfAliases(), react()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/drawing/drawPage.tsx',
    target: 'node20',
    outDir: 'dist/.drawing',
    emptyOutDir: true,
    minify: true,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
