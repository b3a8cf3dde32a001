// `npm run bench`: our page beside a hand-written one and plain RJSF, then the search of `claimwright validate`, in one run,
// within a few minutes.
import { prepare, run } from './runtime.mjs';
import { isWhole, wordsOrExit } from './words.mjs';

wordsOrExit(
  'bench',
  'Our page beside a hand-written one and plain RJSF, then the search of `claimwright validate`.',
  {
    workloads: {
      takes: 'names with commas between them',
      is: (text) => text.split(',').every((name) => /^W\d+$/.test(name)),
      help: 'which forms: W1,W3 … (W1,W3,W4)',
    },
    peers: { takes: 'names with commas between them', help: 'which pages; all without' },
    rounds: { takes: 'a whole number, 1 at least', is: isWhole(1), help: 'how often each is measured' },
  },
);
await prepare();
const { status } = await run(['bench/run.ts', ...process.argv.slice(2)]);
const search = await run(['bench/search.bench.ts']);
process.exitCode = status || search.status;
