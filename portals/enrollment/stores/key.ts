import { tryStorage } from '@portals/state/browser-storage';

// What lets this browser go on with an enrollment. It is no session: it opens this one enrollment, whose numbers are never answered. It
// lives in memory, and in browser storage only on a page of our own.
const NAME = 'enrollment_key';

let inMemory: { slug: string; key: string } | null = null;

function restored(): { slug: string; key: string } | null {
  const [slug, key] = tryStorage((store) => store.getItem(NAME))?.split(' ') ?? [];
  return slug && key ? { slug, key } : null;
}

/** The key of the enrollment at an address; '' without one. */
export function keyAt(slug: string): string {
  const known = inMemory ?? restored();
  return known?.slug === slug ? known.key : '';
}

/** A new key, for an enrollment that is about to begin; kept once it has. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

export function keepKey(slug: string, key: string): void {
  inMemory = { slug, key };
  tryStorage((store) => store.setItem(NAME, `${slug} ${key}`));
}

export function forgetKey(): void {
  inMemory = null;
  tryStorage((store) => store.removeItem(NAME));
}
