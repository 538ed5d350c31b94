import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Hono } from 'hono';

const compress = promisify(brotliCompress);

type Made = { bytes: Uint8Array<ArrayBuffer>; packed: Uint8Array<ArrayBuffer>; etag: string };

/**
 * Serves a document that is the same for everybody: made, hashed and packed once, at its first request. A large page that
 * is made anew each time lets one client keep the processor from everybody else.
 */
export function mountMadeOnce(
  app: Hono,
  path: string,
  { make, headers }: { make: () => string; headers: Record<string, string> },
): void {
  let made: Promise<Made> | undefined;
  app.get(path, async (context) => {
    made ??= makeDocument(make);
    const { bytes, packed, etag } = await made;
    const isPacked = /\bbr\b/.test(context.req.header('accept-encoding') ?? '');
    const all = {
      ...headers,
      etag,
      vary: 'accept-encoding',
      ...(isPacked ? { 'content-encoding': 'br' } : {}),
    };
    if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers: all });
    return new Response(isPacked ? packed : bytes, { headers: all });
  });
}

async function makeDocument(make: () => string): Promise<Made> {
  const bytes = new TextEncoder().encode(make());
  const packed = new Uint8Array(await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`;
  return { bytes, packed, etag };
}
