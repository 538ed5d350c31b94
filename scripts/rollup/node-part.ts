import { isAbsolute } from 'node:path';
import alias from '@rollup/plugin-alias';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import type { RollupOptions } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';

/** The folders that tsconfig.json maps `@name/` to. */
export const folderAliases = ['domain', 'contract', 'api', 'portals', 'sdk'].map((folder) => ({
  find: new RegExp(`^@${folder}/`),
  replacement: `${process.cwd()}/${folder}/`,
}));

const isOurs = (id: string): boolean =>
  id.startsWith('.') || isAbsolute(id) || folderAliases.some(({ find }) => find.test(id));

/** A program for Node: our own files in one bundle per entry, packages stay imports. */
export function nodePart({ dir, input }: { dir: string; input: Record<string, string> }): RollupOptions {
  return {
    input,
    external: (id) => !isOurs(id),
    output: { dir, format: 'es', sourcemap: true, entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
    plugins: [
      alias({ entries: folderAliases }),
      nodeResolve({ extensions: ['.ts', '.tsx', '.js', '.json'] }),
      esbuild({ target: 'node20', tsconfig: false, jsx: 'automatic' }),
    ],
  };
}
