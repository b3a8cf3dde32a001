import { createRoot } from 'react-dom/client';
import { preloadParts } from '../../src/pages/preloadParts.ts';
import { loadTheme } from '../../src/themes/themes.ts';
import { loadFormModule } from '../../src/validator/loadFormModule.ts';
import type { Bundle } from '../../transforms/config/bundle.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import { partsOf } from '../../transforms/pages/pageParts.ts';
import { Host, PAGE } from './Host.tsx';

/** What bench/ours/compile.ts inlined in the page, as the product's server does. */
interface Inlined {
  bundle: Bundle;
  claim: ClaimDocument;
}

/** Nothing is awaited at the top: parts that come later import this file, and would wait for it as it for them. */
async function start(): Promise<void> {
  const id = new URLSearchParams(location.search).get('w') ?? 'W1';
  const { bundle, claim }: Inlined = JSON.parse(document.getElementById('inlined')?.textContent ?? '');
  const page = bundle.pages[`standard/${PAGE}`];
  const form = await loadFormModule(new URL(`forms/${id}.js`, location.href).href);
  await Promise.all([
    page &&
      preloadParts(
        partsOf(page, form.plan, () => true),
        console.error,
      ),
    loadTheme('jnd-7-0-default'),
  ]);

  const host = document.getElementById('root');
  if (host) createRoot(host).render(<Host form={form} bundle={bundle} claim={claim} />);
}

void start();
