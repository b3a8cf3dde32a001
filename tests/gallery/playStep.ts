import type { ExampleStep } from '../../widgets/examples.ts';

/** Puts text into an input as a browser does, so that React hears of it. */
function typeInto(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(input: HTMLInputElement, files: Extract<ExampleStep, { does: 'choose' }>['files']): void {
  const chosen = new DataTransfer();
  for (const { name, bytes, type } of files)
    chosen.items.add(new File([new Uint8Array(bytes)], name, { type }));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Does to a drawn example what somebody has done to it. */
export function playStep(input: HTMLInputElement, step: ExampleStep): void {
  if (step.does === 'open') input.click();
  else if (step.does === 'type') typeInto(input, step.text);
  else choose(input, step.files);
}
