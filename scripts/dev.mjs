import { requireNode } from './run/require-node.mjs';

requireNode();
const { develop } = await import('./run/develop.mjs');
await develop();
