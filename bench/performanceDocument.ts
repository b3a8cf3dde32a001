import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { markdownOf, type Table } from './figures.ts';

/** Returns the commit that is checked out, and whether files differ from it. */
function commit(): string {
  const name = ['describe', '--always', '--dirty=, with changes', '--exclude=*'];
  return execFileSync('git', name, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
}

function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpus()[0]?.model.trim() || 'unknown processor'}, ${gigabytes} GB of memory`;
}

/** Returns docs/performance.md: what a run of `npm run bench` measured, and on what. */
export function performanceDocument(chromium: string, tables: readonly Table[]): string {
  return `# Performance

\`npm run bench\` writes this page, and overwrites it each time. Measured on ${new Date().toISOString().slice(0, 10)}:

- commit: ${commit()}
- machine: ${machine()}
- browser: Chromium ${chromium}

Each table compares pages with the floor, a hand-written form of native inputs (\`bench/floor/\`). All were opened in turn in the
same browser. A figure is the median of several visits, each in a fresh profile. In brackets stands its ratio to the floor:
2.00 is twice as long, or twice as much. Times change with the machine, so compare ratios, not milliseconds; where others use
the machine, ratios of times change from run to run, too. Bytes and requests are exact.
[Decision 0071](decisions/0071-how-pages-are-measured.md) has more on how it is measured.

“Entry page as served” is the first page of \`settlements/meridian-auto\`, as \`npm run build\` builds it and as the real server
sends it, with its Content-Security-Policy. The floor beside it has 20 fields, and no policy. Both are sent as Brotli. “First
text” is when something is painted first. “First field” is when the first field is in the page and takes keys, which is just
before it is painted. “Main thread” is the work of the whole load. Requests are counted, fonts among them, until there is none
for half a second.

“Entry page, old phone” has a processor slowed down 6 times and a network of 1.6 Mbit/s with 150 ms before each answer. No
packet is lost. “First field typed” is when the first character stands in the first field.

“From Next to …” is the press of Next on an answered page, until the last field of the page that follows is laid out. The real
server sends that page's form; the floor's two forms follow each other without a request.

${tables.map((table) => `## ${table.name}\n\n${markdownOf(table)}\n`).join('\n')}`;
}
