import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aBorrower } from '../test/builders';
import { createTestDeps, platformOf, type TestDeps } from '../test/deps';
import type { SessionKind } from './session.writes';

let deps: TestDeps;
beforeEach(async () => {
  deps = await createTestDeps();
});
afterEach(() => deps.discard());

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const issue = (kind: SessionKind = 'borrower', subjectId = 'b1') =>
  deps.database.transaction((tx) => deps.sessions.issue(tx, { kind, subjectId, applicationId: 'a1' }));

describe('a session', () => {
  test('is found by its token, of which only the hash is stored', async () => {
    const token = await issue();
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const tokenHash = createHash('sha256').update(token).digest('hex');
    expect(await deps.sessions.find(token)).toEqual({
      tokenHash,
      kind: 'borrower',
      subjectId: 'b1',
      applicationId: 'a1',
      createdAt: deps.clock.now(),
      isOfOpenAccount: false,
      isOfClosedAccount: false,
    });
    const rows = await deps.database.read.query(deps.database.read.builder.selectFrom('session').selectAll());
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test.each(['', 'x'.repeat(43), 'no', '%00', 'a'.repeat(200)])('is not found by %j', async (token) => {
    await issue();
    expect(await deps.sessions.find(token)).toBeUndefined();
  });

  test.each([
    ['staff', 30, 12],
    ['borrower', 30, 24],
    ['member', 30, 24],
    ['applicant', 60, 24],
  ] as const)('of kind %s ends after %i idle minutes and after %i hours in all', async (kind, idle, hours) => {
    const idleToken = await issue(kind);
    deps.clock.advance(idle * MINUTE - 1);
    expect(await deps.sessions.find(idleToken)).toBeDefined();
    deps.clock.advance(idle * MINUTE);
    expect(await deps.sessions.find(idleToken)).toBeUndefined();

    const token = await issue(kind);
    const endsAtMs = deps.clock.nowMs() + hours * 60 * MINUTE;
    while (deps.clock.nowMs() < endsAtMs - 20 * MINUTE) {
      deps.clock.advance(20 * MINUTE);
      if (deps.clock.nowMs() < endsAtMs) expect(await deps.sessions.find(token)).toBeDefined();
    }
    deps.clock.advance(endsAtMs - deps.clock.nowMs());
    expect(await deps.sessions.find(token)).toBeUndefined();
  });

  test('writes when it was last seen at most once a minute', async () => {
    const token = await issue();
    const lastSeen = async () => {
      const [row] = await deps.database.read.query(
        deps.database.read.builder.selectFrom('session').select('last_seen_at'),
      );
      return row?.last_seen_at;
    };
    const start = deps.clock.now();
    for (let seconds = 0; seconds < 59; seconds += 1) {
      deps.clock.advance(SECOND);
      await deps.sessions.find(token);
    }
    expect(await lastSeen()).toBe(start);
    deps.clock.advance(SECOND);
    await deps.sessions.find(token);
    expect(await lastSeen()).toBe(deps.clock.now());
  });
});

describe('the account of a session', () => {
  test('is known to be archived within a second', async () => {
    const borrower = await aBorrower(deps);
    const token = await issue('borrower', borrower.id);
    expect(await deps.sessions.find(token)).toMatchObject({ isOfOpenAccount: true });
    await deps.database.transaction((tx) =>
      tx.execute(tx.builder.updateTable('borrower').set({ is_deleted: 1 }).where('id', '=', borrower.id)),
    );
    deps.clock.advance(SECOND);
    expect(await deps.sessions.find(token)).toMatchObject({ isOfOpenAccount: false, isOfClosedAccount: true });
  });
});

describe('a revocation', () => {
  test('holds at once in the process that made it', async () => {
    const token = await issue();
    expect(await deps.sessions.find(token)).toBeDefined();
    await deps.database.transaction((tx) => deps.sessions.revoke(tx, token));
    expect(await deps.sessions.find(token)).toBeUndefined();
  });

  test('holds in another process within a second', async () => {
    const other = platformOf(deps);
    const token = await issue();
    expect(await other.sessions.find(token)).toBeDefined();
    await deps.database.transaction((tx) => deps.sessions.revoke(tx, token));
    deps.clock.advance(SECOND);
    expect(await other.sessions.find(token)).toBeUndefined();
  });

  test('of a subject ends all its sessions of that kind and no others', async () => {
    const mine = [await issue('staff', 's1'), await issue('staff', 's1')];
    const others = [await issue('staff', 's2'), await issue('borrower', 's1')];
    for (const token of [...mine, ...others]) expect(await deps.sessions.find(token)).toBeDefined();
    await deps.database.transaction((tx) => deps.sessions.revokeAllOf(tx, 'staff', { subjectId: 's1' }));
    for (const token of mine) expect(await deps.sessions.find(token)).toBeUndefined();
    for (const token of others) expect(await deps.sessions.find(token)).toBeDefined();
  });

  test('that is rolled back changes nothing', async () => {
    const token = await issue();
    const failing = deps.database.transaction(async (tx) => {
      await deps.sessions.revoke(tx, token);
      throw new Error('later step fails');
    });
    await expect(failing).rejects.toThrow('later step fails');
    expect(await deps.sessions.find(token)).toBeDefined();
  });
});
