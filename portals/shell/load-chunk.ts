/** A part of the program that did not arrive, as after a release that replaced it. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  constructor(chunk: string, options?: ErrorOptions) {
    // Text of membership §8, "Loading chunk {n} failed".
    super(`Loading chunk ${chunk} failed`, options);
  }
}

const timeoutMs = 120_000;

/**
 * Loads a lazy part of the program. A failure, or no answer within 120 seconds, is a ChunkLoadError, which the error
 * page answers with "A new version is ready. Reload."
 */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>, limitMs = timeoutMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw new ChunkLoadError(chunk, { cause });
  } finally {
    clearTimeout(timer);
  }
}
