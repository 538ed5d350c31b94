import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxHandlers } from './outbox-handlers';
import { createTestDeps, type TestDeps } from './test/deps';

let deps: TestDeps;
beforeAll(async () => {
  deps = await createTestDeps();
});
afterAll(() => deps.discard());

/** The kinds of outbox messages, read from the source of their features: of two handlers of one kind the later would replace the other. */
function declaredKinds(): string[] {
  return ['features', 'jobs', 'mail'].flatMap((part) => {
    const folder = join(import.meta.dirname, part);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => /(mails|outbox-kinds)\.ts$/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(folder, file), 'utf8').matchAll(
          /^ {2}'?([a-z-]+)'?: (?:mail|staffMail|textMessage|outboxKind)</gm,
        ),
      ])
      .flatMap(([, kind]) => kind ?? []);
  });
}

test('every kind of message is declared once, and has somebody who sends it', () => {
  const kinds = declaredKinds();
  expect(kinds.length).toBeGreaterThan(70);
  expect(kinds.sort()).toEqual(Object.keys(outboxHandlers(deps)).sort());
});
