import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawDataKey, seal, unseal, unwrapKey, wrapKey } from './envelope.ts';
import { ServerKeyError, serverKeyFrom } from './serverKey.ts';

const root = () => createSecretKey(randomBytes(32));

describe('C13-14: envelope encryption', () => {
  it('what a data key seals is read with it, and with no other key, at no other place and not once it is altered', () => {
    const dataKey = drawDataKey();
    const sealed = seal(dataKey, 'Ada Lovelace', 'claim 1');
    expect(unseal(dataKey, sealed, 'claim 1')?.toString()).toBe('Ada Lovelace');
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('Ada');
    expect(seal(dataKey, 'Ada Lovelace', 'claim 1')).not.toBe(sealed);
    expect(unseal(drawDataKey(), sealed, 'claim 1')).toBeNull();
    expect(unseal(dataKey, sealed, 'claim 2')).toBeNull();
    const bytes = Buffer.from(sealed, 'base64url');
    for (const at of [0, 12, bytes.length - 1]) {
      const altered = Buffer.from(bytes);
      altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
      expect(unseal(dataKey, altered.toString('base64url'), 'claim 1')).toBeNull();
    }
    expect(unseal(dataKey, '', 'claim 1')).toBeNull();
    expect(unseal(dataKey, sealed.slice(0, -4), 'claim 1')).toBeNull();
  });

  it('a data key is unwrapped by the key that wrapped it, also once that is an older one, and for its owner alone', () => {
    const [first, second] = [root(), root()];
    const key = serverKeyFrom([first]);
    const dataKey = drawDataKey();
    const wrapped = wrapKey(key, dataKey, 'claim 1');
    expect(wrapped.wrappedBy).toBe(key.fingerprint);
    expect(unwrapKey(key, wrapped, 'claim 1')?.equals(dataKey)).toBe(true);
    expect(unwrapKey(serverKeyFrom([second, first]), wrapped, 'claim 1')?.equals(dataKey)).toBe(true);
    expect(unwrapKey(key, wrapped, 'claim 2')).toBeNull();
    const other = serverKeyFrom([second]);
    expect(() => unwrapKey(other, wrapped, 'claim 1')).toThrow(ServerKeyError);
    expect(() => unwrapKey(other, wrapped, 'claim 1')).toThrow(
      `encrypted with the key ${key.fingerprint}, and the server's key file holds ${other.fingerprint}`,
    );
  });
});
