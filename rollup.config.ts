import { existsSync } from 'node:fs';
import type { RollupOptions } from 'rollup';
import { nodePart } from './scripts/rollup/node-part';
import { portalsConfig } from './scripts/rollup/portals-part';
import { sdkConfigs } from './scripts/rollup-sdk';

/** What is built from which entry. `rollup -c … --environment part:api+sandbox` builds some, otherwise all are built. */
const parts: Record<string, { entries: string[]; configs: () => RollupOptions[] }> = {
  sdk: {
    entries: ['sdk/embed.ts'],
    configs: () => sdkConfigs,
  },
  portals: { entries: ['portals/main.tsx'], configs: () => [portalsConfig()] },
  api: {
    entries: ['api/main.ts', 'api/database-command.ts'],
    configs: () => [nodePart({ dir: 'dist/api', input: { main: 'api/main.ts', database: 'api/database-command.ts' } })],
  },
  sandbox: {
    entries: ['sandbox/main.ts'],
    configs: () => [nodePart({ dir: 'dist/sandbox', input: { main: 'sandbox/main.ts' } })],
  },
  'demo-site': {
    entries: ['demo-site/server.ts'],
    configs: () => [nodePart({ dir: 'dist/demo-site', input: { server: 'demo-site/server.ts' } })],
  },
};

const wanted = process.env.part?.split('+') ?? Object.keys(parts);

export default wanted.flatMap((name) => {
  const part = parts[name];
  if (part === undefined) throw new Error(`There is no part ${name}; the parts are ${Object.keys(parts).join(', ')}.`);
  if (!part.entries.every((entry) => existsSync(entry))) {
    console.error(`part ${name} has no entry yet`);
    return [];
  }
  return part.configs();
});
