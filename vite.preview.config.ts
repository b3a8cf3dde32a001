import { defineConfig, type Plugin } from 'vite';
import { shared } from './vite.config.ts';

/** The app's own page, which loads a frame's side of the preview beside the app. */
function framedApp(): Plugin {
  return {
    name: 'framed-app',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.tsx', '/authoring/preview/page/frame.ts'),
    },
  };
}

/**
 * The app as `claimwright preview` shows it, and the page around it. It is a build of its own: nothing of it is in the
 * app that claimants get.
 */
export default defineConfig({
  ...shared,
  plugins: [...shared.plugins, framedApp()],
  build: {
    ...shared.build,
    outDir: 'dist-preview',
    rolldownOptions: { input: ['index.html', 'authoring/preview/page/preview.html'] },
  },
});
