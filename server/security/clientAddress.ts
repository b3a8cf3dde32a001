import { isIPv6 } from 'node:net';

/**
 * Returns the address by which a client is rate-limited: of IPv6 the network of 64 bits, since a household or a rented
 * machine has all of one.
 */
export function clientAddress(ip: string): string {
  if (!isIPv6(ip)) return ip.toLowerCase();
  const mapped = mappedAddress(ip);
  return mapped ?? `${groupsOf(ip).slice(0, 4).join(':')}::/64`;
}

/** Returns the IPv6 network of 48 bits of an address, since one customer may have all of it; null for IPv4. */
export function clientNetwork(ip: string): string | null {
  if (!isIPv6(ip) || mappedAddress(ip) !== undefined) return null;
  return `${groupsOf(ip).slice(0, 3).join(':')}::/48`;
}

/** Returns the IPv4 address that an IPv6 address maps. */
const mappedAddress = (ip: string): string | undefined => /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1];

/** Returns the eight groups of an IPv6 address. */
function groupsOf(ip: string): string[] {
  const [address = ''] = ip.split('%');
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array<string>(missing).fill('0'), ...after];
}
