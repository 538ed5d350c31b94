import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxHandlers } from './start-jobs';
import { createTestDeps, type TestDeps } from './test/deps';

let deps: TestDeps;
beforeAll(async () => {
  deps = await createTestDeps();
});
afterAll(() => deps.discard());

/** Kinds of outbox messages that the commands queue, read from their source. */
function queuedKinds(): string[] {
  const folder = join(import.meta.dirname, 'features');
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file));
  const found = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!/outbox\.add|\bsend\(/.test(text)) return [];
    return [...text.matchAll(/(?:outbox\.add\(tx, \{\s*kind: |queue\(tx, |\bsend\()'([a-z-]+)'/g)].flatMap(
      ([, kind]) => kind ?? [],
    );
  });
  return [...new Set(found)];
}

test('every message that a command queues has somebody who sends it', () => {
  const kinds = queuedKinds();
  expect(kinds.length).toBeGreaterThan(8);
  const handled = Object.keys(outboxHandlers(deps));
  expect(kinds.filter((kind) => !handled.includes(kind))).toEqual([]);
});
