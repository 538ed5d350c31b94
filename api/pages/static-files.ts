import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const MEDIA: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
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
 * Holds the files of one built folder in memory, found by their path below it. A copy that the build packed with Brotli,
 * named like its file and `.br`, is sent as it is; other compressed forms are made at the first request for each. The
 * folder is read once, so nothing outside it can be reached whatever the path says.
 */
export function createStaticFiles(folder: string): {
  find: (path: string, acceptEncoding: string) => Promise<StaticFile | undefined>;
  text: (path: string) => string | undefined;
  has: (path: string) => boolean;
} {
  const files = new Map<string, Stored>();
  const paths = filesBelow(folder);
  for (const path of paths.filter((path) => !path.endsWith(PACKED))) {
    const bytes = new Uint8Array(readFileSync(path));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`;
    files.set(nameOf(folder, path), { bytes, media: MEDIA[extname(path)] ?? 'application/octet-stream', etag });
  }
  for (const path of paths.filter((path) => path.endsWith(PACKED))) {
    const file = files.get(nameOf(folder, path).slice(0, -PACKED.length));
    if (file) file.br = new Uint8Array(readFileSync(path));
  }

  return {
    async find(path, acceptEncoding) {
      const file = files.get(path);
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
    has: (path) => files.has(path),
    text(path) {
      const file = files.get(path);
      return file ? new TextDecoder().decode(file.bytes) : undefined;
    },
  };
}

const nameOf = (folder: string, path: string): string => relative(folder, path).split('\\').join('/');

function filesBelow(folder: string): string[] {
  const found: string[] = [];
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) found.push(...filesBelow(path));
    else found.push(path);
  }
  return found;
}
