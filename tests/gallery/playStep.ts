import type { ExampleStep } from '../../widgets/examples.ts';

/** Puts text into an input as a browser does, so that React hears of it. */
function typeInto(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const HEADS: Record<string, Uint8Array> = {
  'application/pdf': new TextEncoder().encode('%PDF-1.7\nstartxref\n1\n%%EOF'),
  'image/jpeg': Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9),
};

/** So many bytes whose structure is that of the type: of a file that opens. */
function contentOf(type: string, bytes: number): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(bytes);
  content.set(HEADS[type] ?? []);
  return content;
}

function choose(input: HTMLInputElement, files: Extract<ExampleStep, { does: 'choose' }>['files']): void {
  const chosen = new DataTransfer();
  for (const { name, bytes, type } of files)
    chosen.items.add(new File([contentOf(type, bytes)], name, { type }));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Does to a drawn example what somebody has done to it. */
export function playStep(input: HTMLInputElement, step: ExampleStep): void {
  if (step.does === 'open') input.click();
  else if (step.does === 'type') typeInto(input, step.text);
  else choose(input, step.files);
}
