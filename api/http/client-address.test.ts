import { describe, expect, test } from 'vitest';
import { network } from './client-address';

describe('addresses of one network', () => {
  test.each([
    ['with its zeros written short', ['2001:db8::1', '2001:db8::2', '2001:db8::ffff:1', '2001:0db8:0:0:1:2:3:4']],
    ['written in other capitals', ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::9']],
    ['with a zone', ['fe80::1%eth0', 'fe80::2%eth1']],
    ['of IPv4 in IPv6', ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:203.0.113.7']],
    ['with a port of a proxy', ['203.0.113.7', '203.0.113.7:51234']],
    ['of IPv6 with a port', ['2001:db8:1:2::9', '[2001:db8:1:2::5]:443', '[2001:db8:1:2::5]']],
  ])('%s are one', (_, addresses) => {
    expect(new Set(addresses.map(network)).size).toBe(1);
  });

  test('and of others are others', () => {
    const addresses = ['2001:db8:0:1::1', '2001:db8::1', '2001:db8:1::1', '203.0.113.7', '203.0.113.8', '::1'];
    expect(new Set(addresses.map(network)).size).toBe(addresses.length);
  });
});
