import type { createStaticFiles } from './static-files';

/** Addresses that people arrive at and the files of their first screens, as the build of the portals wrote them down. */
type Manifest = {
  firstScreens: { pattern: string; files: string[]; framedFiles: string[]; call?: string; words?: string }[];
};

/** Elements for the head of one page; empty where the build names nothing for it. */
export type Preloads = {
  call: string;
  scripts: string;
  /** The words of the first question of the practice that is named in the address, with `{practice}` for its name. */
  words: { html: string; slug: string } | undefined;
};

const NOTHING: Preloads = { call: '', scripts: '', words: undefined };
/** Slugs and ids of practices. With anything else in its place the call is left to the page. */
const PARAMETER = /^[A-Za-z0-9_-]+$/;

/**
 * Reads once what to preload with which page, so that a browser asks for everything of a first screen as soon as it has the
 * page, instead of one level of imports after the other.
 * @returns the preloads of a path, which begins with /v2; in a frame the practice's page is talked to besides.
 */
export function createFirstScreens(
  files: ReturnType<typeof createStaticFiles>,
): (path: string, isFramed: boolean) => Preloads {
  const text = files.text('manifest.json');
  const { firstScreens }: Manifest = text === undefined ? { firstScreens: [] } : JSON.parse(text);
  const known = firstScreens.map((screen) => ({
    address: new RegExp(`^/v2${screen.pattern.replace(/:\w+/, '([^/]+)')}/?$`),
    own: modules(screen.files),
    framed: modules([...screen.files, ...screen.framedFiles]),
    call: screen.call,
    words: screen.words,
  }));
  return (path, isFramed) => {
    for (const { address, own, framed, call, words } of known) {
      const match = address.exec(path);
      if (!match) continue;
      const [, slug = ''] = match;
      const scripts = isFramed ? framed : own;
      return { call: callPreload(call, slug), scripts, words: words ? { html: words, slug } : undefined };
    }
    return NOTHING;
  };
}

const modules = (files: readonly string[]): string =>
  files.map((file) => `<link rel="modulepreload" href="/v2/${file}">`).join('\n');

/** `crossorigin` is what makes browsers hand the answer to a `fetch` of this origin instead of asking again. */
function callPreload(call: string | undefined, parameter = ''): string {
  if (call === undefined || !PARAMETER.test(parameter)) return '';
  return `<link rel="preload" as="fetch" href="${call.replace('{slug}', parameter)}" crossorigin>`;
}
