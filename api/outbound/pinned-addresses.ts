import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { PageFault } from './page-fault';
import { isLoopbackAddress, isPublicAddress } from './public-address';

/** Every numeric address of a name. */
export type Resolve = (name: string) => Promise<readonly string[]>;

export const systemResolve: Resolve = async (name) =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);

const LOCAL_NUMBERS = new Set(['127.0.0.1', '::1']);

/** Names and numbers of this machine: `localhost`, with a dot at its end, and every name below it. */
export function isLocalName(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  return name === 'localhost' || name.endsWith('.localhost') || LOCAL_NUMBERS.has(name);
}

/**
 * Asks once where a name leads and checks every answer, because a name with one public and one private address is a trap. Whoever
 * connects uses these addresses and never asks again, so the answer cannot change between the check and the connection.
 * @throws PageFault private-address, unknown-name
 */
export async function pinAddresses(
  url: URL,
  { allowLocal, resolve }: { allowLocal: boolean; resolve: Resolve },
): Promise<readonly string[]> {
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const isLocal = isLocalName(name);
  if (isLocal && !allowLocal) throw new PageFault('private-address', url.href);
  const addresses = isIP(name) === 0 ? await resolve(name) : [name];
  if (addresses.length === 0) throw new PageFault('unknown-name', url.href);
  const isRight = isLocal ? isLoopbackAddress : isPublicAddress;
  if (!addresses.every(isRight)) throw new PageFault('private-address', url.href);
  return addresses;
}
