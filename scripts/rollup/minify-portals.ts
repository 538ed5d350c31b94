import { minify } from '@swc/core';
import type { Plugin } from 'rollup';

/**
 * Minifies each chunk of the portals with swc: 4 % smaller with gzip than esbuild's minifier, as small as terser's result, in a
 * fifth of terser's time.
 */
export const minifyPortals: Plugin = {
  name: 'minify-portals',
  async renderChunk(code) {
    const minified = await minify(code, {
      module: true,
      ecma: 2020,
      sourceMap: true,
      compress: { ecma: 2020, module: true, pure_getters: true, passes: 4, keep_fargs: false },
      mangle: true,
    });
    return { code: minified.code, map: minified.map ?? null };
  },
};
