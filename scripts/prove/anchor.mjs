// Finds the place of a planted fault: the declaration that it names, and in it the text that it changes.
import ts from 'typescript';

/** @typedef {{ file: string, in?: string | undefined, find: string, replace: string }} Change */
/** @typedef {{ start: number, end: number }} Span */
/** @typedef {Span & { path: string }} Declaration */

/** Files that the parser of TypeScript reads. */
const PARSED = /\.(?:[mc]?[jt]sx?|json)$/;

/** Kinds of nodes whose names make up a path. */
const DECLARATIONS = [
  ts.isFunctionDeclaration,
  ts.isVariableDeclaration,
  ts.isClassDeclaration,
  ts.isInterfaceDeclaration,
  ts.isTypeAliasDeclaration,
  ts.isEnumDeclaration,
  ts.isClassElement,
  ts.isTypeElement,
  ts.isObjectLiteralElement,
  ts.isEnumMember,
];

function nameOf(/** @type {ts.Node} */ node) {
  if (!DECLARATIONS.some((isOfKind) => isOfKind(node))) return undefined;
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const { name } = /** @type {{ name?: ts.DeclarationName | ts.BindingPattern }} */ (node);
  if (!name || ts.isObjectBindingPattern(name) || ts.isArrayBindingPattern(name)) return undefined;
  return 'text' in name ? name.text : name.getText();
}

/** Returns the node of a declaration; for a variable that is declared alone its whole statement, `export` included. */
function wholeOf(/** @type {ts.Node} */ node) {
  const { parent } = node;
  const isAlone = ts.isVariableDeclarationList(parent) && parent.declarations.length === 1;
  return isAlone && ts.isVariableStatement(parent.parent) ? parent.parent : node;
}

/** @returns {Declaration[]} */
function parse(/** @type {string} */ file, /** @type {string} */ text) {
  /** @type {Declaration[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node, /** @type {string} */ outer) => {
    const name = nameOf(node);
    const path = name === undefined ? outer : `${outer}${outer && '.'}${name}`;
    const whole = name === undefined ? node : wholeOf(node);
    if (name !== undefined) found.push({ path, start: whole.getStart(), end: whole.getEnd() });
    ts.forEachChild(node, (child) => visit(child, path));
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), '');
  return found;
}

/**
 * Parsed declarations by file, because many faults change the same one.
 * @type {Map<string, { text: string, declarations: Declaration[] }>}
 */
const parsed = new Map();

/**
 * Returns every declaration of a file by its dotted path: `createWriter`, `ROUTES.claims`. Two may share one path:
 * overloads, branches.
 * @param {string} file
 * @param {string} text
 */
export function declarationsOf(file, text) {
  if (!PARSED.test(file)) return [];
  const known = parsed.get(file);
  if (known?.text === text) return known.declarations;
  const declarations = parse(file, text);
  parsed.set(file, { text, declarations });
  return declarations;
}

/** Returns a pattern that ignores white space and commas before a bracket, because the formatter may break lines elsewhere. */
function looselyOf(/** @type {string} */ find) {
  const characters = [...find.replace(/\s+/g, '').replace(/,(?=[)\]}])/g, '')];
  const patterns = characters.map((one, index) => {
    const isClosing = index > 0 && /[)\]}]/.test(one);
    return `${isClosing ? ',?\\s*' : ''}${one.replace(/[.*+?^${}()|[\]\\/]/, '\\$&')}`;
  });
  return new RegExp(patterns.join('\\s*'), 'g');
}

/** Returns where `find` occurs in a text, overlapping or not. */
function occurrences(/** @type {string} */ text, /** @type {string} */ find) {
  const pattern = looselyOf(find);
  /** @type {Span[]} */
  const found = [];
  for (let hit = pattern.exec(text); hit; hit = pattern.exec(text)) {
    found.push({ start: hit.index, end: hit.index + hit[0].length });
    pattern.lastIndex = hit.index + 1;
  }
  return found;
}

const isWithin = (/** @type {Span} */ inner, /** @type {Span} */ outer) =>
  outer.start <= inner.start && inner.end <= outer.end;

/**
 * Returns where the text of a change occurs in the declaration that it names, or in the whole file where it names none:
 * once, where it fits.
 * @param {string} text
 * @param {Change} change
 */
export function placesOf(text, { file, in: path, find }) {
  const places = occurrences(text, find);
  if (path === undefined || places.length === 0) return places;
  const declarations = declarationsOf(file, text).filter((declaration) => declaration.path === path);
  return places.filter((place) => declarations.some((declaration) => isWithin(place, declaration)));
}

/**
 * Returns the path of the outermost declaration around a place, or undefined outside of all.
 * @param {string} text
 * @param {string} file
 * @param {Span} place
 */
export const outermostAt = (text, file, place) =>
  declarationsOf(file, text).find((declaration) => isWithin(place, declaration))?.path;

/**
 * Returns the text of the file with the change made. A line that is left empty goes, too.
 * @param {string} text
 * @param {Change} change
 */
export function plantIn(text, change) {
  const [place, another] = placesOf(text, change);
  if (!place || another) throw new Error(`${change.file} does not hold the text exactly once`);
  const before = text.slice(0, place.start);
  const after = text.slice(place.end);
  const isLine = change.replace === '' && /(?:^|\n)[ \t]*$/.test(before) && after.startsWith('\n');
  return isLine ? before.replace(/[ \t]*$/, '') + after.slice(1) : before + change.replace + after;
}
