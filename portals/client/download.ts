import type { Endpoint } from '@contract/endpoint';
import { type CallArguments, send } from './call';
import type { RequestParts } from './request';

/** Offers a file to the person under a name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has copied the file soon after the click; a minute later its memory is freed.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The name that an answer gives its file; undefined when it gives none. */
export function fileNameOf(disposition: string | null): string | undefined {
  return /\bfilename="([A-Za-z0-9._-]+)"/.exec(disposition ?? '')?.[1];
}

/**
 * Fetches a file with the session of the person and saves it under the name that the server gives it, else under that of
 * the contract. Throws ApiError.
 */
export async function download<E extends Endpoint & { download: NonNullable<Endpoint['download']> }>(
  endpoint: E,
  ...[input, options]: CallArguments<E>
): Promise<void> {
  const answer = await send(endpoint, (input ?? {}) as RequestParts, options);
  saveFile(await answer.blob(), fileNameOf(answer.headers.get('content-disposition')) ?? endpoint.download.file);
}
