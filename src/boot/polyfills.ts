/**
 * Polyfills of functions that browsers of the floor lack and the page or its libraries call (C17-01). This is the first
 * import of the page, because modules that load next may call them at once. `structuredClone` copies only JSON values
 * here.
 */

/** Defines a polyfill where the browser lacks the function. It is not enumerable, as built-in ones are. */
function definePolyfill<Owner extends object, Name extends keyof Owner>(
  to: Owner,
  name: Name,
  value: Owner[Name],
): void {
  if (!(name in to)) Object.defineProperty(to, name, { value, writable: true, configurable: true });
}

function at<Item>(this: ArrayLike<Item>, index: number): Item | undefined {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  return Object.fromEntries(Object.entries(value as object).map(([name, part]) => [name, copyOf(part)]));
}

/** Creates a UUID by RFC 9562, section 5.4: 122 random bits, and six of version and variant. */
function randomUUID(): ReturnType<Crypto['randomUUID']> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

function canParse(text: string | URL): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

/** Submits the form as a click on its submit button does, with validation. */
function requestSubmit(this: HTMLFormElement): void {
  const button = document.createElement('button');
  button.hidden = true;
  this.append(button);
  button.click();
  button.remove();
}

/** Sets `AbortSignal.reason` to the argument of `abort()`. */
function keepReasons(): void {
  if ('reason' in AbortSignal.prototype) return;
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function (reason = new DOMException('Aborted', 'AbortError')) {
    if (!this.signal.aborted) Object.defineProperty(this.signal, 'reason', { value: reason });
    abort.call(this);
  };
}

/** Installs the polyfills that this browser needs. */
export function installPolyfills(): void {
  definePolyfill(
    Object,
    'hasOwn',
    (object, name) => Object.getOwnPropertyDescriptor(object, name) !== undefined,
  );
  definePolyfill(Array.prototype, 'at', at);
  definePolyfill(String.prototype, 'at', at);
  definePolyfill(globalThis, 'structuredClone', copyOf as typeof structuredClone);
  definePolyfill(URL, 'canParse', canParse);
  definePolyfill(HTMLFormElement.prototype, 'requestSubmit', requestSubmit);
  if (typeof crypto === 'object') definePolyfill(crypto, 'randomUUID', randomUUID);
  keepReasons();
}

installPolyfills();
