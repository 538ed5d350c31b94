import type { RollupOptions } from 'rollup';
import { nodePart, quickNodePart } from './scripts/rollup/node-part';
import { portalsConfig } from './scripts/rollup/portals-part';
import { sdkCopies } from './scripts/rollup/sdk-copies';
import { sdkConfigs } from './scripts/rollup-sdk';

/** What is built from which entry. `rollup -c … --environment part:api+sandbox` builds some, otherwise all are built. */
const parts: Record<string, () => RollupOptions[]> = {
  sdk: () => [...sdkConfigs, sdkCopies],
  portals: () => [portalsConfig('en')],
  'portals-es': () => [portalsConfig('es')],
  api: () => [quickNodePart({ dir: 'dist/api', input: { main: 'api/main.ts', database: 'api/database-command.ts' } })],
  sandbox: () => [nodePart({ dir: 'dist/sandbox', input: { main: 'sandbox/main.ts' } })],
  'demo-site': () => [nodePart({ dir: 'dist/demo-site', input: { server: 'demo-site/server.ts' } })],
};

const wanted = process.env.part?.split('+') ?? Object.keys(parts);

export default wanted.flatMap((name) => {
  const part = parts[name];
  if (part === undefined) throw new Error(`There is no part ${name}; the parts are ${Object.keys(parts).join(', ')}.`);
  return part();
});
