/** At most so many sites may show a practice's widgets. */
export const SITES_MAX = 20;

/** Why a text is no site of a practice. */
export type SiteFault =
  | 'malformed'
  | 'insecure'
  | 'more-than-origin'
  | 'credentials'
  | 'number-address'
  | 'private-name'
  | 'wildcard';

export type SiteReading = { site: string } | { fault: SiteFault };

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Names that never lead to a public website (RFC 6761, RFC 8375, common routers). */
const PRIVATE_ENDINGS = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|onion|invalid)$/;
/** Country ends under which registries sell names: co.uk, com.au. */
const REGISTRY_ENDINGS = /^[a-z]{2,3}\.[a-z]{2}$/;
/**
 * Ends under which strangers rent names, also such as the Public Suffix List does not name, which the server asks beside: a wildcard there, at any
 * depth (`*.s3.amazonaws.com`), would let everybody in.
 */
const SHARED_ENDINGS =
  /(^|\.)(netlify\.app|vercel\.app|pages\.dev|workers\.dev|deno\.dev|fly\.dev|web\.app|run\.app|replit\.app|framer\.app|ngrok-free\.app|firebaseapp\.com|appspot\.com|herokuapp\.com|github\.io|gitlab\.io|webflow\.io|ngrok\.io|onrender\.com|surge\.sh|azurewebsites\.net|azurestaticapps\.net|windows\.net|cloudfront\.net|amazonaws\.com|amplifyapp\.com|wixsite\.com|wixstudio\.com|squarespace\.com|square\.site|canva\.site|notion\.site|framer\.website|myshopify\.com|wordpress\.com|wpengine\.com|wpenginepowered\.com|wpcomstaging\.com|kinsta\.cloud|weebly\.com|strikingly\.com|jimdosite\.com|blogspot\.com|godaddysites\.com|hs-sites\.com|duckdns\.org|glitch\.me|tumblr\.com|myportfolio\.com|azurecontainerapps\.io|webador\.com|softr\.app|glide\.page|super\.site|tilda\.ws|mystrikingly\.com|site123\.me|ghost\.io|substack\.com|hubspotpagebuilder\.com|unbouncepages\.com|clickfunnels\.com|mykajabi\.com|teachable\.com|flywheelsites\.com|cloudwaysapps\.com|b-cdn\.net|stackblitz\.io|loca\.lt|nip\.io|sslip\.io|hostingersite\.com)$/;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/**
 * Reads the address of a website as people type it: with or without `https://`, a trailing slash, capitals, an international name.
 * @param allowLocal lets in `localhost` with http or https, for demonstrations and development.
 * @returns the site in its one spelling, `https://www.example.com` or `https://*.example.com`, or why it is none.
 */
export function readSite(text: string, { allowLocal }: { allowLocal: boolean }): SiteReading {
  const typed = text.trim();
  if (typed.length === 0 || typed.length > 260 || /[\s\\]/.test(typed)) return { fault: 'malformed' };
  const full = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  const [, scheme = '', rest = ''] = /^([^:]+):\/\/(.*)$/.exec(full) ?? [];
  const isWildcard = rest.startsWith('*.');
  // Read without its star, so that the rest is held against the rules of a name.
  const address = `${scheme}://${isWildcard ? rest.slice(2) : rest}`;
  if (!URL.canParse(address)) return { fault: rest.includes('*') ? 'wildcard' : 'malformed' };
  const url = new URL(address);
  if (url.username || url.password || /^[^/?#]*@/.test(rest)) return { fault: 'credentials' };
  if (/[/?#]/.test(rest.replace(/\/$/, ''))) return { fault: 'more-than-origin' };
  if (LOCAL_NAMES.has(url.hostname)) return readLocal(url, allowLocal && !isWildcard);
  const fault = faultOfName(url, isWildcard);
  return fault ? { fault } : { site: `https://${isWildcard ? '*.' : ''}${url.host}` };
}

function readLocal(url: URL, isAllowed: boolean): SiteReading {
  if (!isAllowed || (url.protocol !== 'http:' && url.protocol !== 'https:')) return { fault: 'private-name' };
  return { site: url.origin };
}

function faultOfName({ protocol, hostname }: URL, isWildcard: boolean): SiteFault | undefined {
  if (protocol !== 'https:') return 'insecure';
  // The parser has turned every spelling of an IPv4 address, decimal and octal too, into four numbers.
  if (/^[\d.]+$/.test(hostname) || hostname.startsWith('[')) return 'number-address';
  const labels = hostname.split('.');
  if (hostname.includes('*')) return 'wildcard';
  if (!labels.every((label) => LABEL.test(label))) return 'malformed';
  if (PRIVATE_ENDINGS.test(hostname)) return 'private-name';
  if (labels.length < 2) return isWildcard ? 'wildcard' : 'malformed';
  return isWildcard && (REGISTRY_ENDINGS.test(hostname) || SHARED_ENDINGS.test(hostname)) ? 'wildcard' : undefined;
}

/** The wildcard that would cover an origin. */
export const wildcardOf = (origin: string): string => origin.replace(/^https:\/\/[^./:]+\./, 'https://*.');

/** Whether an origin, as browsers spell it, is one of the sites. A wildcard stands for exactly one label. */
export function isOnSites(sites: readonly string[], origin: string): boolean {
  if (origin.includes('*')) return false;
  return sites.includes(origin) || sites.includes(wildcardOf(origin));
}

/**
 * The sites as a browser may be told them. A browser's wildcard covers any number of labels, so a wildcard is left out, and the
 * asking origin stands in its place when the wildcard covers it.
 */
export function framingOrigins(sites: readonly string[], askingOrigin: string | undefined): string[] {
  const exact = sites.filter((site) => !site.includes('*'));
  if (askingOrigin === undefined || exact.includes(askingOrigin) || !isOnSites(sites, askingOrigin)) return exact;
  const reading = readSite(askingOrigin, { allowLocal: false });
  return 'site' in reading && reading.site === askingOrigin ? [...exact, askingOrigin] : exact;
}
