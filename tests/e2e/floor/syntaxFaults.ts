import { type Node, parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { NEWER_FUNCTIONS, NEWER_METHODS, NEWER_OPTIONS } from './newerThanFloor.ts';

type Read = (node: Node & Record<string, unknown>) => string | undefined;

const nameOf = (node: unknown): string | undefined => {
  const { type, name, value } = node as { type?: string; name?: string; value?: unknown };
  if (type === 'Identifier') return name;
  return typeof value === 'string' ? value : undefined;
};

/** A pattern that is written as a literal, or as the text that RegExp is given. */
function patternFault(pattern: string, flags: string): string | undefined {
  if (/\(\?<[=!]/.test(pattern)) return `looks behind itself: /${pattern}/`;
  if (/\(\?[a-z]*-?[a-z]*:/.test(pattern.replace(/\(\?:/g, ''))) return `has flags of its own: /${pattern}/`;
  return /[dv]/.test(flags) ? `has the flag ${flags}: /${pattern}/` : undefined;
}

const textOf = (node: unknown): string | undefined => {
  const { type, value, quasis } = node as {
    type?: string;
    value?: unknown;
    quasis?: { value: { cooked?: string } }[];
  };
  if (type === 'TemplateLiteral') return quasis?.map(({ value: { cooked } }) => cooked ?? '').join('x');
  return typeof value === 'string' ? value : undefined;
};

function callFault({ callee, arguments: given }: Record<string, unknown>): string | undefined {
  const [first, second] = (given ?? []) as unknown[];
  if (nameOf(callee) === 'RegExp' && first !== undefined)
    return patternFault(textOf(first) ?? '', second === undefined ? '' : (textOf(second) ?? ''));
  const { object, property } = callee as { object?: unknown; property?: unknown };
  const method = property ? nameOf(property) : undefined;
  if (!method) return undefined;
  const called = `${nameOf(object) ?? ''}.${method}`;
  return NEWER_METHODS.includes(method) || NEWER_FUNCTIONS.includes(called) ? `calls ${called}` : undefined;
}

/** What each kind of node may hold that a browser of the floor does not parse, or does not have. */
const READ: Readonly<Record<string, Read>> = {
  StaticBlock: () => 'has a static block',
  BinaryExpression: ({ operator, left }) =>
    operator === 'in' && (left as Node).type === 'PrivateIdentifier' ? 'looks for a private name' : undefined,
  Literal: ({ regex }) => {
    const { pattern, flags } = (regex ?? {}) as { pattern?: string; flags?: string };
    return pattern === undefined ? undefined : patternFault(pattern, flags ?? '');
  },
  CallExpression: callFault,
  NewExpression: (node) => {
    const { object, property } = node.callee as { object?: unknown; property?: unknown };
    const made = property ? `${nameOf(object)}.${nameOf(property)}` : (nameOf(node.callee) ?? '');
    if (made === 'Worker' && /type:\s*['"`]module/.test(String(node.source)))
      return 'starts a module as a worker';
    return NEWER_FUNCTIONS.includes(made) ? `makes ${made}` : callFault(node);
  },
  Property: ({ key, value }) =>
    NEWER_OPTIONS.some(([name, newer]) => nameOf(key) === name && textOf(value) === newer)
      ? `asks for ${nameOf(key)}: ${textOf(value)}`
      : undefined,
};

/** What a built script holds that a browser of the floor does not parse or does not have: one line each. */
export function syntaxFaults(script: string): string[] {
  const faults: string[] = [];
  const program = parse(script, { ecmaVersion: 2022, sourceType: 'module' });
  fullAncestor(program, (node, _state, ancestors) => {
    const source = script.slice(node.start, node.end);
    const fault = READ[node.type]?.({ ...node, source });
    if (fault) faults.push(fault);
    const isAtTop = !ancestors.some(({ type }) => /Function|MethodDefinition/.test(type));
    if (node.type === 'AwaitExpression' && isAtTop) faults.push('waits at its top');
  });
  return faults;
}
