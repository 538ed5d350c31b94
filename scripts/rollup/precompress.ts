import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'rollup';

const MIN_BYTES = 1024;
const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Writes `.br` and `.gz` beside every script, style and page, so that the server compresses nothing per request. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    async writeBundle({ dir, file }, bundle) {
      if (process.env.ROLLUP_WATCH) return;
      const folder = dir ?? join(file ?? '.', '..');
      const texts = Object.values(bundle).flatMap((output) => {
        if (!/\.(js|css|svg|json)$/.test(output.fileName)) return [];
        const bytes = Buffer.from(output.type === 'chunk' ? output.code : output.source);
        return bytes.length < MIN_BYTES ? [] : [{ path: join(folder, output.fileName), bytes }];
      });
      await Promise.all(
        texts.map(async ({ path, bytes }) => {
          const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
          await Promise.all([
            writeFile(`${path}.gz`, await compressGzip(bytes, { level: 9 })),
            writeFile(`${path}.br`, await compressBrotli(bytes, options)),
          ]);
        }),
      );
    },
  };
}
