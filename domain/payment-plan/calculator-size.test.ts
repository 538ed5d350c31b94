import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** Bytes that the payment maths may add to the embedded calculator, minified and compressed. */
const CALCULATOR_BYTES_MAX = 4_096;

test('all payment maths of the calculator fits into 4 KB', async () => {
  const bundle = await build({
    stdin: {
      contents: [
        "export { quotePlan } from './quote-plan';",
        "export { quotePlans } from './quote-plans';",
        "export { formatUsd, formatUsdExact, parseUsd } from '../money/usd';",
        "export { ratePercent } from '../money/rate';",
      ].join('\n'),
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  const code = bundle.outputFiles[0]?.contents ?? new Uint8Array();
  expect(code.length).toBeGreaterThan(2_000);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(CALCULATOR_BYTES_MAX);
});
