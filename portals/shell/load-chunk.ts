import { untilTriedAgain } from '@portals/state/unreached.store';
import { ChunkLoadError } from './chunk-load-error';

const timeoutMs = 120_000;

let isPageShown = false;

/** From now on there is a page to stay at while a part of the program cannot be fetched. */
export function showsPage(): void {
  isPageShown = true;
}

/**
 * Loads a lazy part of the program. While nobody is reached the page that is shown stays, under a banner that tries again; nothing is
 * asked for without a connection. A file that failed to arrive is fetched once more, under another address. A failure then, or no
 * answer within 120 seconds, is a ChunkLoadError, which the error page answers with "A new version is ready. Reload.", or by trying
 * again where there is none.
 */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>, limitMs = timeoutMs): Promise<T> {
  while (isPageShown && navigator.onLine === false) await untilTriedAgain();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, limitMs, new Error('late'));
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    const failedPart = await import('./failed-part').catch(() => undefined);
    if (!failedPart) throw new ChunkLoadError(chunk, false, { cause });
    return await failedPart.fetchAnew(chunk, cause);
  } finally {
    clearTimeout(timer);
  }
}
