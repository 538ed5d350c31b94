import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import alias from '@rollup/plugin-alias';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import type { Plugin, RollupOptions } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';

/** The folders that tsconfig.json maps `@name/` to. */
export const folderAliases = ['domain', 'contract', 'api', 'portals', 'sdk'].map((folder) => ({
  find: new RegExp(`^@${folder}/`),
  replacement: `${process.cwd()}/${folder}/`,
}));

const isOurs = (id: string): boolean =>
  id.startsWith('.') || isAbsolute(id) || folderAliases.some(({ find }) => find.test(id));

/** Packages of many small modules, which take longer to find on the disk than to run: they are bundled for a quick start. */
const BUNDLED = /^(?:hono|kysely|zod|@hono\/node-server)(?:\/|$)/;

/** A program for Node: our own files and a few packages in one bundle per entry, the other packages stay imports. */
export function nodePart({ dir, input }: { dir: string; input: Record<string, string> }): RollupOptions {
  return {
    input,
    external: (id) => !isOurs(id) && !BUNDLED.test(id),
    onwarn(warning, warn) {
      if (warning.code !== 'CIRCULAR_DEPENDENCY' && warning.code !== 'INVALID_ANNOTATION') warn(warning);
    },
    treeshake: { moduleSideEffects: (id) => !/node_modules\/(?:hono|kysely|zod)\//.test(id) },
    output: { dir, format: 'es', sourcemap: true, entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
    plugins: [
      alias({ entries: folderAliases }),
      nodeResolve({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], exportConditions: ['node'] }),
      esbuild({ target: 'node20', tsconfig: false, jsx: 'automatic' }),
    ],
  };
}

/**
 * The same as a program that starts quickly: CommonJS, which V8 can keep compiled, behind an entry `<name>.js` that runs it
 * through `compile-cache.mjs`. Its text is ASCII, which is read as it stands and takes one byte
 * for each character.
 */
export function quickNodePart(part: { dir: string; input: Record<string, string> }): RollupOptions {
  const { plugins, ...options } = nodePart(part);
  return {
    ...options,
    output: {
      dir: part.dir,
      format: 'cjs',
      sourcemap: true,
      entryFileNames: '[name]-[hash].cjs',
      chunkFileNames: 'shared-[hash].cjs',
      dynamicImportInCjs: false,
    },
    plugins: [plugins, quickEntries()],
  };
}

/** A character that is escaped itself, as few programs do: its own escape would then be read as a backslash and letters. */
const ESCAPED = /(?<!\\)(?:\\\\)*\\[^\0-\x7f]/;

/**
 * An escape means the same in texts, templates, comments and regular expressions, with and without the flag `u`.
 * @throws Error where a backslash stands before such a character.
 */
export function asAscii(code: string): string {
  const escaped = ESCAPED.exec(code);
  if (escaped) throw new Error(`Write ${escaped[0]} without its backslash: the program becomes ASCII`);
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function quickEntries(): Plugin {
  return {
    name: 'quick-entries',
    generateBundle(_, bundle) {
      const source = readFileSync('scripts/rollup/compile-cache.mjs', 'utf8');
      this.emitFile({ type: 'asset', fileName: 'compile-cache.mjs', source });
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = asAscii(chunk.code);
        if (!chunk.isEntry) continue;
        this.emitFile({
          type: 'asset',
          fileName: `${chunk.name}.js`,
          source: `import { runProgram } from './compile-cache.mjs';\nrunProgram(new URL('./${chunk.fileName}', import.meta.url));\n`,
        });
      }
    },
  };
}
