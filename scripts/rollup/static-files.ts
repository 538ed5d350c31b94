import type { OutputBundle, OutputChunk } from 'rollup';

/** The chunk and everything it imports statically, directly or not: what a browser fetches before it runs the chunk. */
export function staticFiles(bundle: OutputBundle, fileName: string): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== 'chunk') return;
    found.add(name);
    for (const imported of chunk.imports) visit(imported);
  };
  visit(fileName);
  return [...found];
}

/** The chunks of a bundle, without its assets. */
export const chunksOf = (bundle: OutputBundle): OutputChunk[] =>
  Object.values(bundle).filter((output): output is OutputChunk => output.type === 'chunk');
