/** A call of the system, as strace saw it begin and end; both are line numbers of its output. */
export interface Call {
  began: number;
  ended: number;
  name: string;
  args: readonly Argument[];
  /** -1 where it failed. */
  result: number;
}

/** One argument: its text, with the path that stands behind a descriptor, or the bytes of its strings. */
export interface Argument {
  text: string;
  path?: string;
  bytes?: Buffer;
}

const UNFINISHED = ' <unfinished ...>';
const RESUMED = /^<\.\.\. \w+ resumed>/;
const WHOLE = /^(\w+)\(([\s\S]*)\)\s+= (-?\d+)/;

/** Reads the output of `strace -f -y -xx`, where every string and path is written in hex. */
export async function* readTrace(lines: AsyncIterable<string>): AsyncIterable<Call> {
  const unfinished = new Map<string, { began: number; text: string }>();
  let number = 0;
  for await (const line of lines) {
    number += 1;
    const space = line.indexOf(' ');
    const thread = line.slice(0, space);
    const text = line.slice(space).trimStart();
    if (text.endsWith(UNFINISHED)) {
      unfinished.set(thread, { began: number, text: text.slice(0, -UNFINISHED.length) });
      continue;
    }
    const resumed = RESUMED.exec(text);
    const before = resumed ? unfinished.get(thread) : undefined;
    if (resumed && !before) throw new Error(`Line ${number} of the trace resumes what did not begin.`);
    const call = readCall(before ? before.text + text.slice(resumed?.[0].length) : text);
    if (call) yield { ...call, began: before?.began ?? number, ended: number };
  }
}

/** Null for what is no call: signals and ends. */
function readCall(text: string): Omit<Call, 'began' | 'ended'> | null {
  const [, name, args, result] = WHOLE.exec(text) ?? [];
  if (name === undefined || args === undefined || result === undefined) return null;
  return { name, args: split(args).map(readArgument), result: Number(result) };
}

/** At commas outside of brackets. Strings and paths are hex: they hold no comma and no bracket. */
function split(args: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < args.length; at += 1) {
    const sign = args[at];
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === ',' && depth === 0) {
      parts.push(args.slice(from, at).trim());
      from = at + 1;
    }
  }
  parts.push(args.slice(from).trim());
  return parts;
}

const STRING = /"((?:\\x[0-9a-f]{2})*)"(\.\.\.)?/g;
const DESCRIPTOR = /^(?:\d+|AT_FDCWD)<((?:\\x[0-9a-f]{2})*)>/;

function readArgument(text: string): Argument {
  const [, path] = DESCRIPTOR.exec(text) ?? [];
  if (path !== undefined) return { text, path: fromHex(path).toString() };
  const strings = [...text.matchAll(STRING)];
  if (strings.length === 0) return { text };
  if (strings.some(([, , more]) => more)) throw new Error('The trace holds a string that was cut short.');
  return { text, bytes: Buffer.concat(strings.map(([, hex = '']) => fromHex(hex))) };
}

const fromHex = (text: string): Buffer => Buffer.from(text.replaceAll('\\x', ''), 'hex');
