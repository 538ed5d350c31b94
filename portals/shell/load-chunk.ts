import { untilTriedAgain } from '@portals/state/unreached.store';

/** A part of the program that did not arrive: a release replaced it, or nobody was reached. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  constructor(
    readonly chunk: string,
    /** The server has another version of the program than the one that runs here. */
    readonly isReplaced: boolean,
    options?: ErrorOptions,
  ) {
    // Text of membership §8, "Loading chunk {n} failed".
    super(`Loading chunk ${chunk} failed`, options);
  }
}

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

const timeoutMs = 120_000;

let isPageShown = false;

/** From now on there is a page to stay at while a part of the program cannot be fetched. */
export function showsPage(): void {
  isPageShown = true;
}

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

/**
 * Loads a lazy part of the program. While nobody is reached the page that is shown stays, under a banner that tries again; nothing is
 * asked for without a connection, because browsers keep a failed import as failed. A failure otherwise, or no answer within 120
 * seconds, is a ChunkLoadError, which the error page answers with "A new version is ready. Reload.", or by trying again where there
 * is none.
 */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>, limitMs = timeoutMs): Promise<T> {
  while (isPageShown && isOffline()) await untilTriedAgain();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw new ChunkLoadError(chunk, await isReplaced(), { cause });
  } finally {
    clearTimeout(timer);
  }
}
