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
