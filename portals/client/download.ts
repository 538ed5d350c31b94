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
  // The browser has taken the file once the click is handled; a minute is ample and frees the memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Fetches a file with the session of the person and saves it under the name of the contract. Throws ApiError. */
export async function download<E extends Endpoint & { download: NonNullable<Endpoint['download']> }>(
  endpoint: E,
  ...[input, options]: CallArguments<E>
): Promise<void> {
  const answer = await send(endpoint, (input ?? {}) as RequestParts, options);
  saveFile(await answer.blob(), endpoint.download.file);
}
