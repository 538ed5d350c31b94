import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { type OutputOptions, rollup } from 'rollup';
import { quickNodePart } from '../../scripts/rollup/node-part';

/** Under the packages, so that the program finds those that are not bundled. */
const FOLDER = 'node_modules/.cache/bench-programs';

/**
 * Builds a program exactly as `npm start` builds the application.
 * @returns the absolute path of its entry
 */
export async function buildProgram(entry: string, name: string): Promise<string> {
  const dir = `${FOLDER}/${name}-${process.pid}`;
  const { output, ...input } = quickNodePart({ dir, input: { main: entry } });
  const bundle = await rollup(input);
  await bundle.write(output as OutputOptions);
  await bundle.close();
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  return resolve(dir, 'main.js');
}
