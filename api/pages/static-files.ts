import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const MEDIA: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSIBLE = /\.(?:js|css|json|html|svg|txt|map)$/;
/** Ending of the packed copy of a file. */
const PACKED = '.br';
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type StaticFile = { bytes: Uint8Array<ArrayBuffer>; media: string; etag: string; encoding?: 'br' | 'gzip' };

type Stored = {
  bytes: Uint8Array<ArrayBuffer>;
  media: string;
  etag: string;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
};

/**
 * The files of one built folder, found by their path below it, and held in memory from the first request for each. A copy that the
 * build packed with Brotli, named like its file and `.br`, is sent as it is; other compressed forms are made when they are asked for.
 * The folder is listed once, so nothing outside it can be reached whatever the path says.
 */
export function createStaticFiles(folder: string): {
  find: (path: string, acceptEncoding: string) => Promise<StaticFile | undefined>;
  text: (path: string) => string | undefined;
  has: (path: string) => boolean;
} {
  const paths = new Set(filesBelow(folder));
  const held = new Map<string, Stored>();
  /** Undefined for a path that the folder does not hold, or holds no longer. */
  const fileAt = (path: string): Stored | undefined => {
    if (!paths.has(path)) return undefined;
    const file = held.get(path) ?? readStored(folder, path, paths.has(`${path}${PACKED}`));
    if (file) held.set(path, file);
    return file;
  };

  return {
    async find(path, acceptEncoding) {
      const file = fileAt(path);
      if (!file) return undefined;
      const { media, etag } = file;
      if (!COMPRESSIBLE.test(path) || file.bytes.byteLength < 1024) return { bytes: file.bytes, media, etag };
      if (/\bbr\b/.test(acceptEncoding)) {
        file.br ??= new Uint8Array(
          await compressBrotli(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
        );
        return { bytes: file.br, media, etag, encoding: 'br' };
      }
      if (/\bgzip\b/.test(acceptEncoding)) {
        file.gzip ??= new Uint8Array(await compressGzip(file.bytes, { level: 9 }));
        return { bytes: file.gzip, media, etag, encoding: 'gzip' };
      }
      return { bytes: file.bytes, media, etag };
    },
    has: (path) => paths.has(path) && !path.endsWith(PACKED),
    text(path) {
      const file = fileAt(path);
      return file ? new TextDecoder().decode(file.bytes) : undefined;
    },
  };
}

function readStored(folder: string, path: string, isPacked: boolean): Stored | undefined {
  if (path.endsWith(PACKED)) return undefined;
  const file = join(folder, path);
  try {
    const bytes = new Uint8Array(readFileSync(file));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`;
    const media = MEDIA[extname(path)] ?? 'application/octet-stream';
    return { bytes, media, etag, ...(isPacked && { br: new Uint8Array(readFileSync(`${file}${PACKED}`)) }) };
  } catch {
    return undefined;
  }
}

/** Paths below a folder, with `/` between their parts. */
function filesBelow(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(folder, path) : [path];
  });
}
