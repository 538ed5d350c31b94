import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import type { RollupOptions } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import type { Language } from '../../contract/language';
import { clientContract } from './client-contract';
import { minifyPortals } from './minify-portals';
import { folderAliases } from './node-part';
import { portalsManifest } from './portals-manifest';
import { portalsPacked } from './portals-packed';
import { portalsPage } from './portals-page';
import { pruneOldFiles } from './prune-old-files';
import { smallerPackages } from './smaller-portals';
import { translatedTexts } from './translated-texts';

const isWatching = process.env.ROLLUP_WATCH !== undefined;
const mode = isWatching ? 'development' : 'production';
const routerFiles = `${process.cwd()}/node_modules/react-router/dist/production`;

/** react-router's export conditions all point to its development build. */
const routerAliases = isWatching
  ? []
  : [
      { find: /^react-router$/, replacement: `${routerFiles}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${routerFiles}/dom-export.mjs` },
    ];

/** Packages every page needs. They change rarely, so they get a file of their own that browsers keep across releases. */
const KEPT =
  /node_modules\/(react|react-dom|scheduler|react-router|styled-components|stylis|@emotion|valtio|proxy-compare|wretch|cookie|set-cookie-parser)\//;

/** What the page itself needs, and small modules that nearly every area starts with. One file compresses better than nine. */
const SHARED = [
  /\/contract\/(?:areas|paths|error|status-text|endpoint|common\/calls)\.ts$/,
  /\/domain\/(?:enums|refusal|money\/(?:cents|dollars|usd))\.ts$/,
  /\/portals\/client\/(?:api-error|call|copy|login-address|request|site-configuration)\.ts$/,
  /\/portals\/state\/(?:browser-storage|carried-amount|persist|persisted-fields|press|unreached\.store|resource|session\.store|typed)\.ts$/,
  /\/portals\/(?:shell\/(?:brand-of-page|load-chunk)|form\/attempt|format\/usd)\.ts$/,
  /\/portals\/ui\/(?:banner|button|first-icons|icon|icon-button|monogram|spinner)\.tsx$/,
];

/** What every form is made of: one file, where it would be four. */
const FORM =
  /\/portals\/(?:form\/(?:after-press|form-errors|read-form|use-form)|ui\/(?:field|text-field|error-summary))\.tsx?$/;
/** What the questions of both flows stand on: one file, where it would be four. */
const QUESTION =
  /\/portals\/(?:steps\/(?:flow\/(?:flow|use-go)|host|surroundings|flow-page|flow-trouble|use-question|legal-link)|form\/trouble-banner|ui\/(?:flow-shell|step-ribbon)|client\/unknown-practice)\.tsx?$/;

const GROUPS: Readonly<Record<string, readonly RegExp[]>> = {
  vendor: [KEPT, /commonjsHelpers/],
  shared: SHARED,
  form: [FORM],
  question: [QUESTION],
};

/** A translation stands where its English file would. */
const englishOf = (id: string): string => id.replace(/\.es(\.tsx?)$/, '$1');

const groupOf = (id: string): string | undefined =>
  Object.keys(GROUPS).find((name) => GROUPS[name]?.some((modules) => modules.test(englishOf(id))));

/** Where a language is built to. */
const folderOf = (language: Language): string => (language === 'en' ? 'dist/portals' : `dist/portals-${language}`);

/** The portals in one language: one page, one chunk per lazy route, served under `/v2`. */
export function portalsConfig(language: Language): RollupOptions {
  const dir = folderOf(language);
  return {
    input: 'portals/main.tsx',
    onwarn(warning, warn) {
      // "use client" and the like mean nothing without server components.
      if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
    },
    treeshake: { moduleSideEffects: (id) => !/\/(?:contract|domain)\//.test(id) },
    output: {
      dir,
      format: 'es',
      sourcemap: !isWatching,
      sourcemapExcludeSources: true,
      entryFileNames: 'assets/[name]-[hash].js',
      chunkFileNames: 'assets/[name]-[hash].js',
      assetFileNames: 'assets/[name]-[hash][extname]',
      manualChunks: groupOf,
      // A group is what is listed: what it imports stays where it is needed.
      onlyExplicitManualChunks: true,
    },
    plugins: [
      ...(language === 'en' ? [] : [translatedTexts(language)]),
      alias({ entries: [...folderAliases, ...routerAliases] }),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': JSON.stringify(mode) } }),
      nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'] }),
      commonjs(),
      esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: false }),
      clientContract(),
      ...(isWatching ? [] : [...smallerPackages, minifyPortals]),
      portalsPage(language),
      portalsManifest(language),
      ...(isWatching ? [] : [portalsPacked()]),
      pruneOldFiles(dir),
    ],
  };
}
