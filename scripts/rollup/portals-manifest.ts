import { gzipSync } from 'node:zlib';
import type { OutputBundle, Plugin } from 'rollup';
import type { Language } from '../../contract/language';
import { filesOfFirstScreens, type PreloadedScreen } from './portals-first-screens';
import { chunksOf, staticFiles } from './static-files';

/** What `dist/portals/manifest.json` holds. Files are relative to `dist/portals`. */
export type PortalsManifest = {
  /** The files of the page itself, before any route. */
  page: string[];
  /** Per lazily loaded module, by its path from the top folder: every file that its first load fetches. */
  routes: Record<string, string[]>;
  /** What the server preloads with the page, by the pattern of the address. */
  firstScreens: PreloadedScreen[];
  /** Sizes in bytes; `gzip` at level 9. */
  files: Record<string, { bytes: number; gzip: number }>;
};

/** Emits the manifest, from which the server preloads first screens and the size test adds up the first load of a route. */
export function portalsManifest(language: Language): Plugin {
  return {
    name: 'portals-manifest',
    generateBundle(_, bundle) {
      const isLazy = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
      const manifest = manifestOf(bundle, { isLazy, language });
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: `${JSON.stringify(manifest, null, 2)}\n` });
    },
  };
}

/** A lazily loaded module may share its chunk with others, so modules are asked, not chunks. */
function manifestOf(
  bundle: OutputBundle,
  { isLazy, language }: { isLazy: (id: string) => boolean; language: Language },
): PortalsManifest {
  const chunks = chunksOf(bundle);
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (entry === undefined) throw new Error('The portals have no entry chunk.');
  const loads = firstLoads(bundle, entry.fileName);
  const routes: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const files = loads.get(chunk.fileName);
    if (files === undefined) continue;
    for (const id of chunk.moduleIds.filter(isLazy)) routes[id.replace(`${process.cwd()}/`, '')] = files;
  }
  const sizes = chunks.map((chunk) => [chunk.fileName, sizeOf(chunk.code)] as const);
  const page = loads.get(entry.fileName) ?? [];
  const firstScreens = filesOfFirstScreens(bundle, page, { isLazy, language });
  return { page, routes, firstScreens, files: Object.fromEntries(sizes) };
}

/** Walks the dynamic imports breadth first: a route's first load is its own static files and those of the way to it. */
function firstLoads(bundle: OutputBundle, entry: string): Map<string, string[]> {
  const loads = new Map([[entry, staticFiles(bundle, entry)]]);
  for (const files of loads.values()) {
    const next = files.flatMap((file) => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' ? chunk.dynamicImports : [];
    });
    for (const file of next) {
      if (!loads.has(file)) loads.set(file, [...new Set([...files, ...staticFiles(bundle, file)])]);
    }
  }
  return loads;
}

const sizeOf = (code: string): { bytes: number; gzip: number } => ({
  bytes: Buffer.byteLength(code),
  gzip: gzipSync(code, { level: 9 }).length,
});
