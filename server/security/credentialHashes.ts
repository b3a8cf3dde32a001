import { normaliseCredential } from '../../transforms/claims/normaliseCredential.ts';
import { MASKS, separatorsOf } from '../../transforms/masks/masks.ts';
import { everyKey, type ServerKey } from './serverKey.ts';

/** Sets of separators that masks insert into a value, each once. */
const SEPARATORS = [...new Set(Object.values(MASKS).map(separatorsOf))].filter((characters) => characters);

/** Characters that earlier versions removed from every credential, whatever its mask. */
const ONCE_LEFT_OUT = /[\s()\-/,]/g;

/**
 * Returns the HMACs that a class list stores of a credential: one of all its characters, and one for each kind of mask
 * that could insert some of them, because a list is imported before the field's mask is decided.
 */
export function storedHashes(key: ServerKey, form: string, name: string, value: unknown): string[] {
  const whole = normaliseCredential(value, '');
  const shorter = SEPARATORS.map((separators) => ({
    separators,
    text: normaliseCredential(value, separators),
  }));
  return [{ separators: '', text: whole }, ...shorter.filter(({ text }) => text !== whole)]
    .filter(({ text }) => text !== '')
    .map(({ separators, text }) => sign(key, form, name, separators, text));
}

/**
 * Returns the HMACs by which the class list rows of a typed credential are looked up; none for an empty one. Each
 * server key has up to three: of the value without any mask, of the value with a mask that inserts these `separators`,
 * and the only one that an earlier version stored.
 */
export function lookupHashes(
  key: ServerKey,
  form: string,
  name: string,
  value: unknown,
  separators: string,
): string[] {
  const text = normaliseCredential(value, separators);
  if (text === '') return [];
  return everyKey(key).flatMap((each) => {
    const barest = hashWithoutSeparators(each, form, name, value);
    return [
      sign(each, form, name, '', text),
      ...(separators === '' ? [] : [sign(each, form, name, separators, text)]),
      ...(barest === null ? [] : [barest]),
    ];
  });
}

/** Returns the HMAC of a typed credential that sessions and filed claims store; undefined for an empty one. */
export function credentialHash(
  key: ServerKey,
  form: string,
  name: string,
  value: unknown,
  separators: string,
): string | undefined {
  const text = normaliseCredential(value, separators);
  return text === '' ? undefined : sign(key, form, name, '', text);
}

/**
 * Returns the HMAC of a credential without any mask's separators, alike for each spelling; null where nothing is left.
 */
export function hashWithoutSeparators(
  key: ServerKey,
  form: string,
  name: string,
  value: unknown,
): string | null {
  const text = normaliseCredential(value, '').replace(ONCE_LEFT_OUT, '');
  return text === '' ? null : sign(key, form, name, text);
}

function sign(key: ServerKey, ...parts: string[]): string {
  return key.sign('credentials', parts.join('\n'));
}
