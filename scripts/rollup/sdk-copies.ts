import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import type { Plugin, RollupOptions } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { reactTypes } from './react-types';

const DIR = 'dist/sdk/v1';

type Manifest = { files: Record<string, { file: string; sha384: string }> };

/**
 * Gives the single file a second name with its digest in it, and writes that name into the manifest: a page that pins the digest
 * must find the same bytes after the next release too, so older copies stay where they are.
 */
const pinFullFile: Plugin = {
  name: 'pin-full-file',
  writeBundle() {
    const path = `${DIR}/manifest.json`;
    const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
    const { full } = manifest.files;
    if (!full) throw new Error('The manifest of the SDK names no single file.');
    const mark = full.sha384
      .replace(/^sha384-/, '')
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(0, 8);
    const pinned = `embed.full-${mark}.js`;
    copyFileSync(`${DIR}/embed.full.js`, `${DIR}/${pinned}`);
    full.file = pinned;
    writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
  },
};

const emitTypes: Plugin = {
  name: 'emit-react-types',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'react.d.ts', source: reactTypes() });
  },
};

/** What others take from us as files: the React component with its types, and the pinned single file. Runs after the SDK itself. */
export const sdkCopies: RollupOptions = {
  input: 'sdk/react.tsx',
  external: ['react'],
  // Frameworks that render on the server must be told that this component lives in the browser.
  output: { file: `${DIR}/react.js`, format: 'es', banner: "'use client';" },
  plugins: [esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: false }), emitTypes, pinFullFile],
};
