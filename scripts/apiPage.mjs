// The API's reference page, made of its description: one file of HTML that needs no script, no font and no other file.

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

const escaped = (text) =>
  String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A line of a description: escaped, with what stands in backticks as code. */
const inline = (text) => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** Around a table: what is wider than the window is scrolled there, by keyboard too. */
const WIDE = '<div class="wide" role="group" aria-label="Table" tabindex="0">';

function table(lines) {
  const [head, , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => inline(cell.trim())),
  );
  const cells = (tag, row) => `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `${WIDE}<table><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table></div>`;
}

/** A description: paragraphs with an empty line between them, and tables. */
function prose(text = '') {
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block !== '');
  return blocks
    .map((block) => (block.startsWith('|') ? table(block.split('\n')) : `<p>${inline(block)}</p>`))
    .join('\n');
}

const schemaId = (name) => `schema-${name}`;
const nameOf = (reference) => reference.split('/').at(-1);

/** What a schema is, in one line. */
function typeOf(schema = {}) {
  if (schema.$ref) return `<a href="#${schemaId(nameOf(schema.$ref))}">${escaped(nameOf(schema.$ref))}</a>`;
  if (schema.const !== undefined) return `<code>${escaped(JSON.stringify(schema.const))}</code>`;
  if (schema.enum)
    return schema.enum.map((value) => `<code>${escaped(JSON.stringify(value))}</code>`).join(' | ');
  for (const [key, word] of [
    ['oneOf', ' | '],
    ['anyOf', ' | '],
    ['allOf', ' &amp; '],
  ])
    if (schema[key]) return schema[key].map(typeOf).join(word);
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  return escaped([schema.type ?? 'anything'].flat().join(' | '));
}

const BOUNDS = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'default',
];

const boundsOf = (schema) =>
  BOUNDS.filter((name) => schema[name] !== undefined)
    .map((name) => `${name} <code>${escaped(schema[name])}</code>`)
    .join(', ');

function memberRows(schema) {
  const required = new Set(schema.required ?? []);
  const rows = Object.entries(schema.properties ?? {}).map(
    ([name, member]) =>
      `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${typeOf(member)}</td><td>${required.has(name) ? 'yes' : ''}</td><td>${[boundsOf(member), prose(member.description)].join(' ')}</td></tr>`,
  );
  if (rows.length === 0) return '';
  return `${WIDE}<table><thead><tr><th>member</th><th>type</th><th>required</th><th>what it is</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

function followed(root, node) {
  if (!node?.$ref) return node;
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((found, key) => found[key.replaceAll('~1', '/').replaceAll('~0', '~')], root);
}

function examplesOf({ example, examples = {} }) {
  const named = [
    ...(example === undefined ? [] : [['Example', example]]),
    ...Object.entries(examples).map(([name, { summary, value }]) => [summary ?? name, value]),
  ];
  return named
    .map(
      ([title, value]) =>
        `<details><summary>${inline(title)}</summary><pre>${escaped(typeof value === 'string' ? value : JSON.stringify(value, null, 2))}</pre></details>`,
    )
    .join('\n');
}

const contents = (content = {}) =>
  Object.entries(content)
    .map(
      ([type, media]) => `<p><code>${escaped(type)}</code>: ${typeOf(media.schema)}</p>${examplesOf(media)}`,
    )
    .join('\n');

function parameterRows(root, parameters) {
  const rows = parameters
    .map((parameter) => followed(root, parameter))
    .map(
      ({ name, in: where, required, schema, description }) =>
        `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${where}</td><td>${typeOf(schema)}</td><td>${required ? 'yes' : ''}</td><td>${prose(description)}</td></tr>`,
    );
  if (rows.length === 0) return '';
  return `<h4>Parameters</h4>${WIDE}<table><thead><tr><th>name</th><th>in</th><th>type</th><th>required</th><th>what it is</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function answers(root, responses) {
  return Object.entries(responses)
    .map(([status, node]) => {
      const { description, headers = {}, content } = followed(root, node);
      const sent = Object.keys(headers).map((name) => `<code>${escaped(name)}</code>`);
      return `<h5>${status}</h5>${prose(description)}${sent.length > 0 ? `<p>Headers: ${sent.join(', ')}</p>` : ''}${contents(content)}`;
    })
    .join('\n');
}

function operationSection(root, { path, method, operation }) {
  const {
    operationId,
    summary,
    description,
    parameters = [],
    requestBody,
    responses,
    security = [],
  } = operation;
  const body = followed(root, requestBody);
  const needs = [...new Set(security.flatMap(Object.keys))];
  return `<section id="${escaped(operationId)}"><h3><code>${method.toUpperCase()} ${escaped(path)}</code> ${escaped(operationId)}</h3>
<p>${inline(summary)}</p>${prose(description)}
${needs.length > 0 ? `<p>Needs: ${needs.map(escaped).join(', ')}</p>` : ''}
${parameterRows(root, parameters)}
${body ? `<h4>Request</h4>${prose(body.description)}${contents(body.content)}` : ''}
<h4>Answers</h4>${answers(root, responses)}</section>`;
}

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff;max-width:70rem;margin:0 auto;padding:1rem}
table{border-collapse:collapse;margin:.5rem 0;width:100%}th,td{border:1px solid #767676;padding:.25rem .5rem;text-align:left;vertical-align:top}td code{overflow-wrap:normal}.wide{overflow-x:auto}
code,pre{font-family:ui-monospace,monospace;font-size:.9em;overflow-wrap:anywhere}pre{background:#f2f2f2;padding:.5rem;white-space:pre-wrap}
section{border-top:1px solid #767676;margin-top:1.5rem}a{color:#00449e}td p{margin:0}`;

/** The page of a description: HTML that stands alone. */
export function apiPage(/** @type {object} */ root) {
  const operations = Object.entries(root.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ path, method, operation: item[method] })),
  );
  const tagged = root.tags.map(({ name, description }) => ({
    name,
    description,
    operations: operations.filter(({ operation }) => operation.tags[0] === name),
  }));
  const link = ({ path, method, operation }) =>
    `<li><a href="#${escaped(operation.operationId)}"><code>${method.toUpperCase()} ${escaped(path)}</code></a> ${inline(operation.summary)}</li>`;
  const schemas = Object.entries(root.components.schemas).map(
    ([name, schema]) =>
      `<section id="${schemaId(name)}"><h3>${escaped(name)}</h3><p>${typeOf(schema)} ${boundsOf(schema)}</p>${prose(schema.description)}${memberRows(schema)}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(root.info.title)} API</title><style>${STYLE}</style></head><body><main>
<h1>${escaped(root.info.title)} API ${escaped(root.info.version)}</h1>${prose(root.info.description)}
<nav aria-label="Calls">${tagged.map((tag) => `<h2>${escaped(tag.name)}</h2>${prose(tag.description)}<ul>${tag.operations.map(link).join('')}</ul>`).join('')}</nav>
<h2>Calls</h2>${tagged.flatMap((tag) => tag.operations.map((operation) => operationSection(root, operation))).join('\n')}
<h2>Schemas</h2>${schemas.join('\n')}
</main></body></html>
`;
}
