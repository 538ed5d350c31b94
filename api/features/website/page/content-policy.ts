/** One Content-Security-Policy: its directives by name, each with its sources. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** What a page wants to load, and what its tag offers as proof. */
export type Load = { url: string; pageUrl: string; nonce?: string | undefined; integrity?: string | undefined };

/** Reads the policies of a header; several stand behind one another with commas. Of a directive named twice the first counts. */
export function parsePolicies(text: string): Policy[] {
  return text
    .split(',')
    .map((one) => {
      const policy = new Map<string, string[]>();
      for (const part of one.split(';')) {
        const [name = '', ...sources] = part.trim().split(/\s+/);
        if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
      }
      return policy;
    })
    .filter((policy) => policy.size > 0);
}

/** The directives that decide about a kind of load, in the order in which browsers look for them. */
const ORDER = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  connect: ['connect-src', 'default-src'],
  frame: ['frame-src', 'child-src', 'default-src'],
} as const;

export type Kind = keyof typeof ORDER;

/** The directive of a policy that forbids a load; undefined when the policy lets it through. */
export function blockingDirective(policy: Policy, kind: Kind, load: Load): string | undefined {
  const name = ORDER[kind].find((candidate) => policy.has(candidate));
  if (!name) return undefined;
  const sources = policy.get(name) ?? [];
  if (kind === 'script' && isProven(sources, load)) return undefined;
  // With 'strict-dynamic' a script needs a nonce or hash, and addresses in the list are ignored.
  const isByProof = kind === 'script' && sources.some((source) => /^'strict-dynamic'$/i.test(source));
  return !isByProof && sources.some((source) => matchesSource(source, load)) ? undefined : name;
}

/** A nonce of the page, or a digest that is written both in the policy and on the tag. */
function isProven(sources: readonly string[], { nonce, integrity }: Load): boolean {
  const digests = (integrity ?? '').split(/\s+/).filter(Boolean);
  return sources.some(
    (source) => (Boolean(nonce) && source === `'nonce-${nonce}'`) || digests.some((digest) => source === `'${digest}'`),
  );
}

const HOST_SOURCE = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[^/:*]+)(?::(\d+|\*))?(\/.*)?$/i;
const SECURE: Readonly<Record<string, string>> = { 'http:': 'https:', 'ws:': 'wss:' };
const PORTS: Readonly<Record<string, string>> = { 'https:': '443', 'http:': '80' };

function matchesSource(source: string, { url, pageUrl }: Load): boolean {
  const wanted = new URL(url);
  const page = new URL(pageUrl);
  if (source === '*') return /^https?:$/.test(wanted.protocol);
  if (/^'self'$/i.test(source)) return wanted.origin === page.origin;
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return fitsScheme(source.toLowerCase(), wanted.protocol);
  const [, scheme, host = '', port, path = ''] = HOST_SOURCE.exec(source) ?? [];
  if (!host) return false;
  if (!fitsScheme(scheme ? `${scheme.toLowerCase()}:` : page.protocol, wanted.protocol)) return false;
  return fitsHost(host.toLowerCase(), wanted.hostname) && fitsPort(port, wanted) && fitsPath(path, wanted.pathname);
}

/** A secure address fits its insecure scheme too, never the other way round. */
const fitsScheme = (allowed: string, wanted: string): boolean => allowed === wanted || SECURE[allowed] === wanted;

function fitsHost(allowed: string, wanted: string): boolean {
  if (allowed === '*') return true;
  return allowed.startsWith('*.') ? wanted.endsWith(allowed.slice(1)) : allowed === wanted;
}

function fitsPort(allowed: string | undefined, { port, protocol }: URL): boolean {
  const wanted = port || PORTS[protocol];
  if (allowed === '*') return true;
  if (allowed === undefined) return wanted === PORTS[protocol];
  return allowed === wanted || (allowed === '80' && wanted === '443');
}

function fitsPath(allowed: string, wanted: string): boolean {
  if (allowed === '' || allowed === '/') return true;
  return allowed.endsWith('/') ? wanted.startsWith(allowed) : wanted === allowed;
}
