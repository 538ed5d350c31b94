import { requireNode } from './run/require-node.mjs';

requireNode();
const args = process.argv.slice(2);
if (args.length === 0) {
  const { testEverything } = await import('./run/test-everything.mjs');
  await testEverything(['--only', 'types,lint,layers,unit,sizes']);
} else if (args.length === 1 && args[0] === '--changed') {
  const { checkChanged } = await import('./run/check-changed.mjs');
  await checkChanged();
} else {
  console.error('Usage: npm run check [-- --changed]');
  process.exit(1);
}
