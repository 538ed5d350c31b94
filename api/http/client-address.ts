import { createHmac } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Deps } from '../deps';

/**
 * A keyed hash of the client's network address: enough for limits and evidence, not readable from logs or the database.
 * X-Forwarded-For is believed only for as many hops as the configuration trusts. IPv6 counts by its /64.
 */
export function clientAddressHash(context: Context, deps: Deps): string {
  return hashOf(network(addressOf(context, deps)), deps.config.sessionKey);
}

/** The same for the network around it, for limits on what one person may try from many addresses of one provider. */
export function clientNetworkHash(context: Context, deps: Deps): string {
  return hashOf(`around:${around(network(addressOf(context, deps)))}`, deps.config.sessionKey);
}

function addressOf(context: Context, deps: Deps): string {
  const { trustedProxyHops } = deps.config;
  const forwarded =
    trustedProxyHops > 0 ? (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim()) : [];
  return forwarded.at(-trustedProxyHops) || peerAddress(context);
}

/** /24 of an IPv4 address, /48 of the /64 of an IPv6 one. */
export function around(network: string): string {
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : network.split('.').slice(0, 3).join('.');
}

const known = new Map<string, string>();

function hashOf(address: string, key: string | Uint8Array): string {
  const cached = known.get(address);
  if (cached) return cached;
  const hash = createHmac('sha256', key).update(`address:${address}`).digest('base64url').slice(0, 22);
  if (known.size > 10_000) known.clear();
  known.set(address, hash);
  return hash;
}

function peerAddress(context: Context): string {
  // Requests of in-process tests have no socket.
  return context.env && 'incoming' in context.env ? (getConnInfo(context).remote.address ?? 'unknown') : 'local';
}

/** The network that one customer of a provider has: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function network(address: string): string {
  // Some proxies write the port behind the address.
  const plain = address.replace(/^\[|\](?::\d+)?$/g, '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!plain.includes(':')) return plain;
  if (plain.includes('.')) return plain.replace(/:\d+$/, '');
  // `::` stands for as many zeros as are missing; without them the shorthand would cut elsewhere for each address.
  const [head = '', tail = ''] = plain.toLowerCase().split('%', 1)[0]?.split('::', 2) ?? [];
  const groups = (text: string) => text.split(':').filter(Boolean);
  const missing = Math.max(0, 8 - groups(head).length - groups(tail).length);
  const whole = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
  return whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
