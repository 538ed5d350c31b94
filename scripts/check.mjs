import { requireNode } from './run/require-node.mjs';

requireNode();
const { testEverything } = await import('./run/test-everything.mjs');
await testEverything(['--only', 'types,lint,layers,unit,sizes']);
