import { BlockList, isIP } from 'node:net';
import { ExpectedError } from '../../bundle/expectedError.ts';

/** Number of proxies before the server, or their addresses and networks (`10.0.0.0/8`). */
export type TrustedProxies = number | readonly string[];

/** Error of a text that names no proxies. */
export class TrustedProxiesError extends ExpectedError {
  constructor(text: string) {
    super(`"${text}" is neither a number of proxies nor a list of their addresses`);
  }
}

/** Parses the proxies: `2`, or `10.0.0.7, 192.168.0.0/16, fd00::/8`. Throws TrustedProxiesError. */
export function readTrustedProxies(text: string): TrustedProxies {
  if (/^\d{1,2}$/.test(text.trim())) return Number(text);
  const entries = text.split(',').map((entry) => entry.trim());
  if (!entries.every(isNetwork)) throw new TrustedProxiesError(text);
  return entries;
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * Creates a test for trusted proxies by address and hop, 0 for the nearest. Addresses are read from the server
 * outwards, and the first that is no proxy is the client's: it may have written all that is left of it (C13-01).
 */
export function isTrustedProxy(proxies: TrustedProxies): (address: string, hop: number) => boolean {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const known = new BlockList();
  for (const entry of proxies) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && known.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };
}
