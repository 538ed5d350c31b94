import { areaOf } from '@contract/areas';
import { type Language, languageNamed, pickLanguage } from '@contract/language';
import type { Context } from 'hono';

/** The `__Host-` prefix needs https: no other host of the domain can set it then. */
const cookieName = (publicUrl: string) => (publicUrl.startsWith('https:') ? '__Host-lang' : 'lang');
const YEAR_SECONDS = 31_536_000;

/**
 * The language of a page: the one its address names, which is the snippet's or the one that was just chosen; the one that
 * was chosen here before; the browser's; English. Pages of staff and the enrollment of a practice are English.
 */
export function languageOfPage({ req }: Context): Language {
  const area = areaOf(req.path.slice('/v2'.length));
  if (area === 'admin' || area === 'embed' || area === 'enrollment') return 'en';
  return (
    languageNamed(req.query('lang')) ??
    languageNamed(isFramed(req) ? undefined : cookieOf(req)) ??
    pickLanguage(req.header('accept-language'))
  );
}

/**
 * What a page says of its language. One that was named in the address of a page of our own is remembered by a cookie; in a
 * frame nothing depends on cookies, and a practice's snippet must not choose for the person's later visits.
 */
export function languageHeaders({ req }: Context, language: Language, publicUrl: string): Record<string, string> {
  const isChosen = languageNamed(req.query('lang')) === language && !isFramed(req);
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return {
    'content-language': language,
    vary: 'accept-language, cookie',
    ...(isChosen && {
      'set-cookie': `${cookieName(publicUrl)}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly${secure}`,
    }),
  };
}

const isFramed = (req: Context['req']): boolean => req.query('embed') !== undefined;

function cookieOf(req: Context['req']): string | undefined {
  return /(?:^|;\s*)(?:__Host-)?lang=([a-z]{2})(?:;|$)/.exec(req.header('cookie') ?? '')?.[1];
}
