import { expect, it } from 'vitest';
import { clientAddress, clientNetwork } from './clientAddress.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:7:a:b:c:d', '2001:db8:0:7::/64'],
  ['2001:DB8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('C13-01: who asks from %s is counted as %s', (ip, counted) => {
  expect(clientAddress(ip)).toBe(counted);
});

it.each([
  ['203.0.113.9', null],
  ['::ffff:203.0.113.9', null],
  ['2001:DB8:1:7::1', '2001:db8:1::/48'],
  ['2001:db8:1:8::1', '2001:db8:1::/48'],
])('C13-02: who tries from %s is counted with the network %s too', (ip, network) => {
  expect(clientNetwork(ip)).toBe(network);
});
