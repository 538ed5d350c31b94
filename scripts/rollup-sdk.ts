import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import alias from '@rollup/plugin-alias';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import type { OutputChunk, Plugin, RollupOptions } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { smaller } from './rollup/smaller-sdk';

const root = process.cwd();
const DIR = 'dist/sdk/v1';
const version: string = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).version;
const shim = `${root}/sdk/elements/react-shim.ts`;

/** The SDK's own aliases: react means preact here, and nothing of its compatibility layer. */
const entries = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom\/client)?$/, replacement: shim },
  { find: /^@domain\//, replacement: `${root}/domain/` },
];

type FileRecord = { file: string; bytes: number; gzip: number; sha384: string };
/** `domainGzip`: the rules that the calculator takes from the domain, compressed on their own; no file of its own is served. */
type Manifest = { version: string; files: Record<string, FileRecord>; domainGzip?: number };

/** Shared by the builds, which rollup runs one after the other: the loader needs the chunks' hashed names. */
const manifest: Manifest = { version, files: {} };

function recordFiles(nameOf: (chunk: OutputChunk) => string): Plugin {
  return {
    name: 'record-files',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const bytes = Buffer.from(chunk.code);
        const sha384 = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
        manifest.files[nameOf(chunk)] = {
          file: chunk.fileName,
          bytes: bytes.length,
          gzip: gzipSync(bytes, { level: 9 }).length,
          sha384,
        };
      }
    },
  };
}

/** Everything that the calculator imports from the domain. */
const DOMAIN_PART = `
  export { formatUsd } from '@domain/money/usd';
  export { CREDIT_BANDS, pricedBand } from '@domain/payment-plan/credit-bands';
  export { exampleText, minimumText, planFigures } from '@domain/payment-plan/estimate-text';
  export { quotePlans } from '@domain/payment-plan/quote-plans';`;

const measureDomain: Plugin = {
  name: 'measure-domain',
  resolveId: (id) => (id === 'domain-part' ? id : null),
  load: (id) => (id === 'domain-part' ? DOMAIN_PART : null),
  generateBundle(_, bundle) {
    for (const [name, chunk] of Object.entries(bundle)) {
      if (chunk.type === 'chunk') manifest.domainGzip = gzipSync(chunk.code, { level: 9 }).length;
      delete bundle[name];
    }
  },
};

const writeManifest: Plugin = {
  name: 'write-manifest',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'manifest.json', source: `${JSON.stringify(manifest, null, 2)}\n` });
  },
};

const nameChunks: Plugin = {
  name: 'name-chunks',
  renderChunk: (code) => ({
    code: code.replace('PF_WIDGETS', () => JSON.stringify(manifest.files.widgets?.file.replace(/\.js$/, ''))),
    map: null,
  }),
};

/**
 * Nearly every function of these chunks runs as soon as they are there. The line tells browsers that know it (Chromium since 136) to
 * compile them all beside the page's thread, which takes two of fifteen milliseconds from that thread; others read a comment.
 */
const compileAtOnce: Plugin = {
  name: 'compile-at-once',
  renderChunk: (code, { name }) =>
    name === 'widgets' || name === 'flow' ? { code: `//# allFunctionsCalledOnLoad\n${code}`, map: null } : null,
};

const plugins = (...more: Plugin[]): Plugin[] => [
  alias({ entries }),
  replace({
    preventAssignment: true,
    values: { PF_VERSION: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
  }),
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  ...smaller,
  esbuild({ target: 'es2022', jsx: 'transform', jsxFactory: 'h', jsxFragment: 'Fragment', tsconfig: false }),
  ...more,
  terser({
    module: true,
    ecma: 2020,
    compress: { passes: 4, pure_getters: true, unsafe_arrows: true, unsafe_methods: true, keep_fargs: false },
  }),
];

/** What the first button needs, what its dialog needs, the calculator with the plan rules, and the page check. */
function manualChunks(id: string): string {
  if (id.includes('sdk/doctor')) return 'doctor';
  if (/sdk\/spanish|\.es\.ts$/.test(id)) return 'spanish';
  if (/sdk\/calculator|practice-profile|\/domain\//.test(id)) return 'calculator';
  return /sdk\/(dialog|bridge|commands)|sdk\/frame\/(?!flow-page)/.test(id) ? 'flow' : 'widgets';
}

/** Chunks first, then what needs their names; the manifest comes last. */
export const sdkConfigs: RollupOptions[] = [
  {
    input: { widgets: 'sdk/widgets.ts' },
    preserveEntrySignatures: 'allow-extension',
    output: {
      dir: DIR,
      format: 'es',
      freeze: false,
      externalLiveBindings: false,
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
      manualChunks,
    },
    plugins: [...plugins(), compileAtOnce, recordFiles((chunk) => chunk.name)],
  },
  {
    input: 'sdk/embed.ts',
    output: { file: `${DIR}/embed.js`, format: 'iife' },
    plugins: [...plugins(nameChunks), recordFiles(() => 'loader')],
  },
  {
    input: 'sdk/full.ts',
    output: { file: `${DIR}/embed.full.js`, format: 'iife', inlineDynamicImports: true },
    plugins: [...plugins(), recordFiles(() => 'full')],
  },
  {
    input: 'domain-part',
    output: { file: `${DIR}/domain.js`, format: 'es' },
    plugins: [measureDomain, ...plugins()],
  },
  {
    input: 'sdk/bridge/child.ts',
    output: { file: `${DIR}/bridge-child.js`, format: 'es' },
    plugins: [...plugins(), recordFiles(() => 'bridge-child'), writeManifest],
  },
];

export { sdkConfigs as default };
