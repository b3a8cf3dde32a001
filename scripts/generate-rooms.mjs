// Draws docs/rooms.svg: the rooms of the product, each above those that its files import. Types count as imports, tests are
// left out. `--check` fails when the picture is stale.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { projectFiles } from './projectFiles.mjs';
import { root } from './runtime.mjs';
import { writeGenerated } from './writeGenerated.mjs';

const ROOMS = ['schemas', 'openapi', 'transforms', 'bundle', 'authoring', 'server', 'widgets', 'src', 'cli'];
/** Rooms that are drawn with their folders. */
const OPENED = ['transforms', 'authoring'];

const SOURCE = new RegExp(`^(?:${ROOMS.join('|')})/.*\\.(?:tsx?|m?js)$`);
const TEST = /\.(?:test|test-d|testkit|contract)\.|\/testing\//;
const IMPORT = /(?:from|import\(|import)\s*'(\.{1,2}\/[^']+)'/g;

const imports = projectFiles(root)
  .filter((path) => SOURCE.test(path) && !TEST.test(path))
  .flatMap((from) =>
    [...readFileSync(`${root}/${from}`, 'utf8').matchAll(IMPORT)].map(([, path]) => [
      from,
      join(dirname(from), path),
    ]),
  );

/** Returns the folders that `pattern` captures, each with those that its files import. */
function graphOf(pattern) {
  const graph = new Map();
  for (const pair of imports) {
    const [from, to] = pair.map((path) => path.match(pattern)?.[1]);
    for (const folder of [from, to]) if (folder && !graph.has(folder)) graph.set(folder, new Set());
    if (from && to && from !== to) graph.get(from).add(to);
  }
  return graph;
}

const rooms = graphOf(`^(${ROOMS.join('|')})/`);
const folders = Object.fromEntries(OPENED.map((room) => [room, graphOf(`^${room}/([^/]+)/`)]));

/** Returns the rows of a graph from the top: a folder stands above all that it imports. */
function rowsOf(graph) {
  const depthOf = (folder, above = []) => {
    if (above.includes(folder))
      throw new Error(`Folders import each other: ${[...above, folder].join(' → ')}`);
    return Math.max(0, ...[...graph.get(folder)].map((below) => depthOf(below, [...above, folder]) + 1));
  };
  return Object.values(Object.groupBy([...graph.keys()].sort(), (folder) => depthOf(folder))).reverse();
}

/** Lists the imports that do not follow from others: drawn alone, they keep lines from crossing. */
function directImports(graph) {
  const reaches = (from, to) => from === to || [...graph.get(from)].some((below) => reaches(below, to));
  const isDirect = (to, below) => !below.some((other) => other !== to && reaches(other, to));
  return [...graph].flatMap(([from, below]) =>
    [...below].filter((to) => isDirect(to, [...below])).map((to) => [from, to]),
  );
}

const [WIDTH, MARGIN, ARROW, TITLE, LINE] = [480, 16, 34, 38, 32];

/** Places the boxes of each row evenly, from the top. */
function placeBoxes() {
  let y = MARGIN;
  return rowsOf(rooms).flatMap((row) => {
    const width = (WIDTH - MARGIN) / row.length - MARGIN;
    const boxes = row.map((room, index) => {
      const lines = folders[room] ? rowsOf(folders[room]) : [];
      const height = TITLE + lines.length * LINE + Math.min(lines.length, 1) * 6;
      return { room, lines, x: MARGIN + index * (width + MARGIN), y, width, height };
    });
    y += Math.max(...boxes.map(({ height }) => height)) + ARROW;
    return boxes;
  });
}

const drawRect = (style, text, x, y, width, height, baseline) =>
  `<rect class="${style}" x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>
<text class="${style}-name" x="${x + width / 2}" y="${y + baseline}">${text}</text>`;

function drawBox({ room, lines, x, y, width, height }) {
  const inner = lines.flatMap((row, line) => {
    const chip = Math.min(140, (width - 8) / row.length);
    const left = x + (width - row.length * chip) / 2 + 4;
    const top = y + TITLE + line * LINE - 4;
    return row.map((name, i) => drawRect('folder', name, left + i * chip, top, chip - 8, LINE - 6, 18));
  });
  return [drawRect('room', `${room}/`, x, y, width, height, 25), ...inner];
}

/** Draws a line below the middle of the narrower of two boxes. */
function drawArrow([from, to]) {
  const [upper, lower] = [from, to].map((name) => boxes.find(({ room }) => room === name));
  const narrow = upper.width < lower.width ? upper : lower;
  const middle = narrow.x + narrow.width / 2;
  const xOf = ({ x, width }) => Math.min(Math.max(middle, x + MARGIN), x + width - MARGIN);
  return `<path class="arrow" d="M${xOf(upper)} ${upper.y + upper.height}L${xOf(lower)} ${lower.y - 2}"/>`;
}

const sentencesOf = (title, graph) =>
  `${title}: ${[...graph]
    .map(([folder, below]) => `${folder} imports ${[...below].sort().join(', ') || 'nothing'}`)
    .sort()
    .join('; ')}.`;

const boxes = placeBoxes();
const height = Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN;
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title description">
<title id="title">The rooms of the product</title>
<desc id="description">${sentencesOf('Rooms', rooms)} ${OPENED.map((room) => sentencesOf(`Within ${room}`, folders[room])).join(' ')}</desc>
<style>text{font:15px system-ui,sans-serif;text-anchor:middle;fill:#1f2328}.room-name{font-size:17px;font-weight:600}.room{fill:#eaf1fb;stroke:#47617f}.folder{fill:#fff;stroke:#9fb2c8}.arrow{stroke:#47617f;stroke-width:2;marker-end:url(#head)}</style>
<marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto"><path d="M0 0L8 4L0 8Z" fill="#47617f"/></marker>
<rect width="${WIDTH}" height="${height}" rx="8" fill="#fff"/>
${[...boxes.flatMap(drawBox), ...directImports(rooms).map(drawArrow)].join('\n')}
</svg>
`;

writeGenerated({ 'docs/rooms.svg': picture }, 'generate:rooms');
