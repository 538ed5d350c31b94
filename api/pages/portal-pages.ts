import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Language } from '@contract/language';
import { framingOrigins } from '@domain/embed/site-address';
import { supportHoursWords } from '@domain/support-hours';
import type { Context, Hono } from 'hono';
import type { Deps } from '../deps';
import { findEmbedOrigins, findPractice } from '../features/practice/index';
import { sitesOfPlace } from '../features/provider-enrollment/index';
import { guardHeaders, pageHeaders, redirectTo } from '../http/headers';
import { createFirstScreens, type Preloads } from './first-screens';
import { outsideScriptsOf } from './outside-scripts';
import { languageHeaders, languageOfPage } from './page-language';
import { createStaticFiles } from './static-files';
import { unknownPracticePage } from './unknown-practice-page';

const NONCE_MARK = /__CSP_NONCE__/g;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Font files keep their names when the package changes. */
const FONT_CACHE = 'public, max-age=604800';
/** Flows that a practice may frame on its website; every other page refuses framing. */
const EMBEDDABLE = /^\/v2\/(?:privi\/)?([a-z0-9-]+)\/(?:apply|signup)\/?$/;
/** The enrollment of a practice, which the website of whomever it joins may frame. */
const ENROLLMENT = /^\/v2\/provider-enrollment\/([a-z0-9-]+)\/?$/;

/**
 * Serves the built portals: hashed assets for ever, and one HTML page for every route with its own nonce and its own
 * `frame-ancestors`, in the language that is asked for.
 * @param folder of the English build; the one of another language lies beside it, `portals-es`.
 */
export function mountPortalPages(app: Hono, deps: Deps, folder: string): void {
  if (!existsSync(folder)) return;
  const english = builtIn(folder);
  const spanish = existsSync(`${folder}-es`) ? builtIn(`${folder}-es`) : english;
  const builds: Record<Language, () => Built> = { en: english, es: spanish };
  const { plaidLinkUrl, cardPageUrl } = deps.config.vendors;
  const frames = [...new Set([plaidLinkUrl, cardPageUrl].map((url) => new URL(url).origin))];

  app.get('/v2/assets/*', async (context) => sendAsset(context, [english(), spanish()], deps));
  app.get('/v2/fonts/*', async (context) =>
    sendFile(context, english().files, {
      path: context.req.path.slice('/v2/'.length),
      cacheControl: FONT_CACHE,
      deps,
    }),
  );
  app.get('/v2', () => redirectTo('/v2/', deps.config.publicUrl, 308));
  app.get('/v2/*', async (context) => {
    const nonce = randomBytes(16).toString('base64url');
    const frameAncestors = await frameAncestorsOf(context, deps);
    const language = languageOfPage(context);
    if (frameAncestors === undefined) return unknownPracticePage({ nonce, language }, deps.config.publicUrl);
    const { page, preloadsOf } = builds[language]();
    const isMembership = /^\/v2\/privi\//.test(context.req.path);
    const brand = isMembership ? deps.config.brandMembership : deps.config.brandFinancing;
    const isFramed = context.req.query('embed') !== undefined;
    const outsideScripts = outsideScriptsOf({ isMembership, isEmbedded: isFramed }, deps.config);
    const preloads = preloadsOf(context.req.path, isFramed);
    const words = await firstWords(context, preloads, deps);
    // In a practice's page the question itself is waited for from the first moment; there the words take nothing from it.
    const arePainted = words && !isFramed;
    const html = page
      .replace(NONCE_MARK, nonce)
      .replace('__CALL_PRELOAD__', preloads.call)
      .replace('__SCRIPT_PRELOADS__', preloads.scripts)
      .replace('__WITH_WORDS__', arePainted ? '<template id="preloads">' : '')
      .replace('__/WITH_WORDS__', arePainted ? '</template>' : '')
      .replace('__FIRST_WORDS__', () => words)
      .replace('__BRAND_NAME__', () => escapeHtml(brand.name))
      .replace('__BRAND_DESCRIPTION__', () =>
        escapeHtml(descriptionOf(context.req.path, brand.name, { language, isMembership })),
      )
      .replace('__PUBLIC_CONFIG__', () => jsonInScript({ ...siteConfiguration(deps, language), outsideScripts }));
    const headers = pageHeaders(deps.config.publicUrl, { nonce, frameAncestors, frames, outsideScripts });
    return new Response(html, {
      headers: { ...headers, ...languageHeaders(context, language, deps.config.publicUrl) },
    });
  });
}

/** The words of the first question, for whoever does not come back to a later one. */
async function firstWords(context: Context, { words }: Preloads, deps: Deps): Promise<string> {
  const practice = words && !context.req.query('pagePath') && (await findPractice(deps.database.read, words.slug));
  const html = practice ? words.html.replaceAll('{practice}', () => escapeHtml(practice.name)) : '';
  return html && `<div id="first-words" aria-hidden="true">${html}</div>`;
}

type Built = {
  files: ReturnType<typeof createStaticFiles>;
  page: string;
  preloadsOf: ReturnType<typeof createFirstScreens>;
};

/** What was built, looked at with the first request for it: listing its files would take a part of every start. */
function builtIn(folder: string): () => Built {
  let built: Built | undefined;
  return () => {
    if (built) return built;
    const files = createStaticFiles(folder);
    built = { files, page: files.text('index.html') ?? '', preloadsOf: createFirstScreens(files) };
    return built;
  };
}

/** A file's name carries its content's hash, so one name is the same file in every language. */
async function sendAsset(context: Context, builds: readonly Built[], deps: Deps): Promise<Response> {
  const path = context.req.path.slice('/v2/'.length);
  const { files } = builds.find((built) => built.files.has(path)) ?? builds[0] ?? { files: undefined };
  return files ? sendFile(context, files, { path, cacheControl: IMMUTABLE, deps }) : context.notFound();
}

/** For search engines and link previews; the same for every route of a brand, because a route may show a person. */
const describe: Record<Language, (name: string, isMembership: boolean) => string> = {
  en: (name, isMembership) =>
    isMembership
      ? `Join your practice's membership plan and manage it with ${name}.`
      : `Apply for a spending limit for your care, choose a payment plan, and manage your account with ${name}.`,
  es: (name, isMembership) =>
    isMembership
      ? `Inscríbase en el plan de membresía de su consultorio y adminístrelo con ${name}.`
      : `Solicite un límite de gasto para su atención, elija un plan de pago y administre su cuenta con ${name}.`,
};

const descriptionOf = (
  path: string,
  name: string,
  { language, isMembership }: { language: Language; isMembership: boolean },
): string => (ENROLLMENT.test(path) ? `Enroll your practice with ${name}.` : describe[language](name, isMembership));

/** What the portals may know of the configuration. It stands in the page, so it holds no secrets. */
function siteConfiguration(deps: Deps, language: Language): Record<string, unknown> {
  const { brandFinancing, brandMembership, mainAppUrl, legacyBorrowerLoginUrl, production } = deps.config;
  const hours = supportHoursWords[language](deps.config.supportHours);
  const brandOf = ({ name, supportEmail, supportPhone }: typeof brandFinancing) => ({
    name,
    icon: null,
    supportEmail,
    supportPhone,
  });
  return {
    brands: { financing: brandOf(brandFinancing), membership: brandOf(brandMembership) },
    // A line of its own.
    supportHours: `${hours.charAt(0).toUpperCase()}${hours.slice(1)}`,
    homeUrl: mainAppUrl,
    legacyLoginUrl: legacyBorrowerLoginUrl,
    sandbox: !production,
  };
}

/** JSON that cannot end the script element it stands in. */
function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** Who may frame a page; undefined for a flow of a practice that is not known. */
async function frameAncestorsOf(context: Context, deps: Deps): Promise<string | undefined> {
  if (context.req.query('embed') === undefined) return "'none'";
  const [enrolled, slug] = [ENROLLMENT.exec(context.req.path)?.[1], EMBEDDABLE.exec(context.req.path)?.[1]];
  if (!enrolled && !slug) return "'none'";
  const { read } = deps.database;
  const sites = enrolled ? await sitesOfPlace(read, enrolled, deps.config) : await findEmbedOrigins(read, slug ?? '');
  if (!sites) return undefined;
  const asking = context.req.query('o');
  const origins = framingOrigins(sites, asking);
  // Our own preview of the snippet is a page like any other.
  if (asking === new URL(deps.config.publicUrl).origin) origins.push("'self'");
  return origins.length > 0 ? origins.join(' ') : "'none'";
}

/** No file is a page that another website may frame. */
export const NOT_FRAMED = "frame-ancestors 'none'";

/** Sends one file of a built folder, or 404. */
export async function sendFile(
  context: Context,
  files: ReturnType<typeof createStaticFiles>,
  {
    path,
    cacheControl,
    deps,
    extra = {},
  }: { path: string; cacheControl: string; deps: Deps; extra?: Record<string, string> | undefined },
): Promise<Response> {
  const file = await files.find(path, context.req.header('accept-encoding') ?? '');
  if (!file) return context.notFound();
  const headers: Record<string, string> = {
    'content-type': file.media,
    'cache-control': cacheControl,
    etag: file.etag,
    vary: 'accept-encoding',
    ...guardHeaders(deps.config.publicUrl),
    'content-security-policy': NOT_FRAMED,
    ...(file.encoding ? { 'content-encoding': file.encoding } : {}),
    ...extra,
  };
  if (context.req.header('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  return new Response(file.bytes, { headers });
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
