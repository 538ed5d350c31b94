import { ChunkLoadError } from './chunk-load-error';

const ASK_LIMIT_MS = 5_000;

/**
 * True when the server answers that it has the first file of this program no more: its name changes with every release, because it
 * holds the names of all others. No answer says nothing of a release.
 */
async function isReplaced(): Promise<boolean> {
  const entry = document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')?.href;
  if (!entry) return false;
  const init = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ASK_LIMIT_MS) } as const;
  return fetch(entry, init).then(
    ({ status }) => status === 404,
    () => false,
  );
}

let tries = 0;

/** The failed file under an address of its own; undefined where the browser does not say which it was. */
function addressAnew(cause: unknown): string | undefined {
  const [file] = /https?:\S+/.exec(String(cause)) ?? [];
  if (!file) return undefined;
  tries += 1;
  return `${file}?again=${tries}`;
}

/**
 * A part of the program whose import failed, fetched once more: browsers keep a failed import as failed until the page is loaded anew,
 * so it is asked for under another address. No part of the first load; it is fetched once a page is shown.
 * @throws ChunkLoadError where that fails too, or a release has replaced it.
 */
export async function fetchAnew<T>(
  chunk: string,
  cause: unknown,
  load: (address: string) => Promise<T> = (address) => import(address),
): Promise<T> {
  const address = addressAnew(cause);
  const isGone = await isReplaced();
  if (address === undefined || isGone) throw new ChunkLoadError(chunk, isGone, { cause });
  return load(address).catch((failure: unknown) => {
    throw new ChunkLoadError(chunk, false, { cause: failure });
  });
}
