import { requireNode } from './run/require-node.mjs';

requireNode();
const { startPlatform } = await import('./run/start-platform.mjs');
await startPlatform();
