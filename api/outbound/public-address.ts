import { BlockList, isIP } from 'node:net';

/** IPv4 that is not a place on the public internet (IANA special-purpose registry). */
const CLOSED_4: readonly [string, number][] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // behind a carrier's translation
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, and the metadata service of clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // old 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // measurement
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
];

/** Inside the global block of IPv6, but not public, or able to carry an IPv4 address that is not. */
const CLOSED_6: readonly [string, number][] = [
  ['2001::', 23], // protocol assignments, Teredo among them
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['3fff::', 20], // documentation
];

const closed4 = listOf(CLOSED_4, 'ipv4');
const closed6 = listOf(CLOSED_6, 'ipv6');
/** Everything else of IPv6 is loopback, local, multicast, mapped, translated or not given out. */
const global6 = listOf([['2000::', 3]], 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

function listOf(subnets: readonly [string, number][], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, bits] of subnets) list.addSubnet(network, bits, family);
  return list;
}

/** Whether a numeric address is a place on the public internet. Anything that is no such address is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed4.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

/** Whether a numeric address is this machine itself. A mapped IPv4 address is not taken for one. */
export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0 || address.includes('.') !== (family === 4)) return false;
  return loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
