import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

/** Waits for the page with this title. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Enters a value and leaves the field. */
export function type(label: RegExp, value: string): void {
  const input = screen.getByLabelText(label);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** From the entry page of the kit's form to the page after it, with a PIN where one is asked for. */
export async function signIn(): Promise<void> {
  await heading('Start');
  type(/Claim number/, 'A1');
  if (screen.queryByLabelText(/PIN/)) type(/PIN/, '4821');
  press('Next');
  await heading('About you');
}

/** From the entry page to the summary; what more is answered on the way. */
export async function toSummary(more: () => unknown = () => undefined): Promise<void> {
  await signIn();
  type(/First name/, 'Ada');
  type(/Last name/, 'Lovelace');
  await more();
  press('Next');
  await heading('Check');
}

/** Signs and files the claim. */
export function submit(): void {
  type(/Signature/, 'Ada');
  press('Submit claim');
}

/** Signs, files the claim and waits for its confirmation. */
export async function file(): Promise<void> {
  submit();
  await heading('Done');
}

/** jsdom draws no dialogs: open and closed are enough for tests. */
export function drawDialogs(): void {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

/** Lets each test of a file begin as in a new tab: dialogs can be drawn, and no page and no copies are left behind. */
export function freshVisits(): void {
  beforeEach(drawDialogs);
  afterEach(() => {
    cleanup();
    window.sessionStorage.clear();
  });
}

/** jsdom reads blobs by its FileReader alone: whatever reads the bytes of a chosen file needs this. */
export function readBlobs(): void {
  Blob.prototype.arrayBuffer = function read(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };
  Blob.prototype.text = async function read(this: Blob) {
    return new TextDecoder().decode(await this.arrayBuffer());
  };
}

/** A promise that the test settles itself. */
export function deferred<T>(): {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
} {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((keep, refuse) => {
    resolve = keep;
    reject = refuse;
  });
  return { promise, resolve, reject };
}
