import { createRoot } from 'react-dom/client';
import { loadTheme } from '../../src/themes/themes.ts';
import { loadFormModule } from '../../src/validator/loadFormModule.ts';
import type { ClaimDocument } from '../../transforms/claims/types.ts';
import type { Bundle } from '../../transforms/config/bundle.ts';
import { Host } from './Host.tsx';

/** What bench/ours/compile.ts wrote for the workload; the product inlines as much in the page. */
interface Inlined {
  bundle: Bundle;
  claim: ClaimDocument;
}

const id = new URLSearchParams(location.search).get('w') ?? 'W1';
const [form, { bundle, claim }] = await Promise.all([
  loadFormModule(new URL(`forms/${id}.js`, location.href).href),
  fetch(`forms/${id}.json`).then((answer) => answer.json() as Promise<Inlined>),
  loadTheme('jnd-7-0-default'),
]);

const host = document.getElementById('root');
if (host) createRoot(host).render(<Host form={form} bundle={bundle} claim={claim} />);
