import { normaliseCredential } from '../../transforms/claims/normaliseCredential.ts';
import { MASKS, separatorsOf } from '../../transforms/masks/masks.ts';
import { everyKey, type ServerKey } from './serverKey.ts';

/** What masks put in, each kind once. */
const SEPARATORS = [...new Set(Object.values(MASKS).map(separatorsOf))].filter((characters) => characters);

/** What sign-in left out of every credential while class lists knew no masks. */
const ONCE_LEFT_OUT = /[\s()\-/,]/g;

/**
 * The HMACs that a class list keeps of a credential: one of all its characters, and one for each kind of mask that
 * would put some of them in. A list is imported without a settlement: which mask the field has is known at sign-in.
 */
export function keptHashes(key: ServerKey, form: string, name: string, value: unknown): string[] {
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
 * The HMACs of which a class list keeps one if it knows this credential, whose field's mask puts `separators` in. None
 * of an empty one, which matches nothing. The last of each key's is that of lists imported before masks counted.
 */
export function soughtHashes(
  key: ServerKey,
  form: string,
  name: string,
  value: unknown,
  separators: string,
): string[] {
  const text = normaliseCredential(value, separators);
  if (text === '') return [];
  return everyKey(key).flatMap((each) => {
    const barest = barestHash(each, form, name, value);
    return [
      sign(each, form, name, '', text),
      ...(separators === '' ? [] : [sign(each, form, name, separators, text)]),
      ...(barest === null ? [] : [barest]),
    ];
  });
}

/** The first of them, by which sessions and filed claims know the credential; undefined for an empty one. */
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

/** The HMAC of what is left without any mask's characters; null where nothing is. A row's id is made of it. */
export function barestHash(key: ServerKey, form: string, name: string, value: unknown): string | null {
  const text = normaliseCredential(value, '').replace(ONCE_LEFT_OUT, '');
  return text === '' ? null : sign(key, form, name, text);
}

function sign(key: ServerKey, ...parts: string[]): string {
  return key.sign('credentials', parts.join('\n'));
}
