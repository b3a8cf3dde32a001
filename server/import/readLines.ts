const NEWLINE = 0x0a;
const BYTE_ORDER_MARK = /^\ufeff/;

/** Line of a file, counted from 1; `text` is null where it is too long or no UTF-8. */
export interface Line {
  line: number;
  text: string | null;
}

/**
 * Yields the lines of a file, without empty ones. Only a line feed ends a line: Node's readline breaks a value at
 * U+2028 too, which JSON does not escape.
 */
export async function* readLines(content: AsyncIterable<Buffer>, mostBytes: number): AsyncGenerator<Line> {
  let line = 0;
  let held: Buffer[] = [];
  let size = 0;
  const take = (): Line => {
    line += 1;
    const text = size > mostBytes ? null : textOf(Buffer.concat(held));
    held = [];
    size = 0;
    return { line, text: line === 1 && text !== null ? text.replace(BYTE_ORDER_MARK, '') : text };
  };
  for await (const chunk of content) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      hold(chunk.subarray(from, end));
      from = end + 1;
      const taken = take();
      if (taken.text?.trim() !== '') yield taken;
    }
    hold(chunk.subarray(from));
  }
  if (size > 0) yield take();

  function hold(part: Buffer): void {
    size += part.length;
    if (size <= mostBytes) held.push(part);
  }
}

function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
