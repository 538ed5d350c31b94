import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Clock } from '../clock';
import { createClockWatch } from '../clock-watch';
import { runSql } from '../test/database';
import { createTestDeps, type TestDeps } from '../test/deps';
import { platformSchedules } from './platform-schedules';
import { createScheduler, nextTick, type Schedule } from './schedules';

let deps: TestDeps;
beforeEach(async () => {
  deps = await createTestDeps();
});
afterEach(() => deps.discard());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const hourly = (run: () => Promise<void>): Schedule => ({ name: 'hourly', everySeconds: 3600, run });

describe('a schedule', () => {
  test('runs once per tick over three processes', async () => {
    let runs = 0;
    const schedules = [
      hourly(async () => {
        runs += 1;
      }),
    ];
    const processes = [1, 2, 3].map(() => createScheduler({ deps, schedules }));
    for (let tick = 0; tick < 100; tick += 1) {
      await Promise.all(processes.map((scheduler) => scheduler.runDue()));
      expect(runs).toBe(tick);
      deps.clock.advance(60 * MINUTE);
    }
  });

  test('that is due at first runs once over three processes, and then at its ticks', async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
    };
    const schedules = [{ ...hourly(run), isDueAtFirst: true }];
    const processes = [1, 2, 3].map(() => createScheduler({ deps, schedules }));
    const lookAll = () => Promise.all(processes.map((scheduler) => scheduler.runDue()));
    await lookAll();
    await lookAll();
    expect(runs).toBe(1);
    deps.clock.advance(60 * MINUTE);
    await lookAll();
    expect(runs).toBe(2);
  });

  test('that is late runs once and keeps its grid', async () => {
    let runs = 0;
    const scheduler = createScheduler({
      deps,
      schedules: [
        hourly(async () => {
          runs += 1;
        }),
      ],
    });
    await scheduler.runDue();
    deps.clock.advance(5 * 60 * MINUTE + 20 * MINUTE);
    expect(await scheduler.runDue()).toEqual(['hourly']);
    expect(await scheduler.runDue()).toEqual([]);
    deps.clock.advance(40 * MINUTE);
    expect(await scheduler.runDue()).toEqual(['hourly']);
    expect(runs).toBe(2);
  });

  const leaseOf = async () => {
    const { read } = deps.database;
    return (await read.query(read.builder.selectFrom('schedule').select(['lease_owner', 'lease_until'])))[0];
  };

  test('of a killed process is taken over within a minute', async () => {
    // Its run never ends, and what would renew its lease does not run anymore.
    const killed = createScheduler({
      deps,
      schedules: [hourly(() => new Promise(() => undefined))],
      renewEveryMs: DAY,
    });
    let runs = 0;
    const other = createScheduler({
      deps,
      schedules: [
        hourly(async () => {
          runs += 1;
        }),
      ],
    });
    await other.runDue();
    deps.clock.advance(60 * MINUTE);
    void killed.runDue();
    await expect.poll(async () => (await leaseOf())?.lease_owner).not.toBeNull();
    expect(await other.runDue()).toEqual([]);
    // It looks every five seconds.
    deps.clock.advance(MINUTE - 5000);
    expect(await other.runDue()).toEqual(['hourly']);
    expect(runs).toBe(1);
  });

  test('of a living process stays with it, however long it runs', async () => {
    let end: () => void = () => undefined;
    let runs = 0;
    const long = hourly(async () => {
      runs += 1;
      await new Promise<void>((resolve) => {
        end = resolve;
      });
    });
    const busy = createScheduler({ deps, schedules: [long], renewEveryMs: 5 });
    const other = createScheduler({
      deps,
      schedules: [
        hourly(async () => {
          runs += 1;
        }),
      ],
    });
    await other.runDue();
    deps.clock.advance(60 * MINUTE);
    const running = busy.runDue();
    await expect.poll(async () => (await leaseOf())?.lease_owner).not.toBeNull();
    for (let turn = 0; turn < 20; turn += 1) {
      const before = (await leaseOf())?.lease_until ?? '';
      deps.clock.advance(MINUTE / 2);
      await expect.poll(async () => ((await leaseOf())?.lease_until ?? '') > before).toBe(true);
      expect(await other.runDue()).toEqual([]);
    }
    end();
    expect(await running).toEqual(['hourly']);
    expect([runs, (await leaseOf())?.lease_owner]).toEqual([1, null]);
  });

  test('is not taken from a process whose clock is a little ahead', async () => {
    const ahead: Clock = {
      nowMs: () => deps.clock.nowMs() + 20_000,
      now: () => new Date(deps.clock.nowMs() + 20_000).toISOString(),
    };
    const busy = createScheduler({
      deps: { ...deps, wallClock: ahead },
      schedules: [hourly(() => new Promise(() => undefined))],
      renewEveryMs: DAY,
    });
    const other = createScheduler({ deps, schedules: [hourly(async () => undefined)] });
    await other.runDue();
    deps.clock.advance(60 * MINUTE);
    void busy.runDue();
    await expect.poll(async () => (await leaseOf())?.lease_owner).not.toBeNull();
    expect(await other.runDue()).toEqual([]);
  });

  test('that fails is logged without its message and runs again at its next tick', async () => {
    let runs = 0;
    const failing = hourly(async () => {
      runs += 1;
      throw new Error('jane@doe.test');
    });
    const scheduler = createScheduler({ deps, schedules: [failing], metrics: deps.metrics });
    await scheduler.runDue();
    deps.clock.advance(60 * MINUTE);
    await scheduler.runDue();
    deps.clock.advance(60 * MINUTE);
    await scheduler.runDue();
    expect(runs).toBe(2);
    expect(deps.logLines.join('')).toContain('schedule_failed');
    expect(deps.logLines.join('')).not.toContain('jane');
    expect(await deps.metrics.text()).toContain('schedule_seconds_count{name="hourly",outcome="failed"} 2');
  });

  test.each([
    ['2026-03-16T06:59:59.999Z', '2026-03-16T07:00:00.000Z'],
    ['2026-03-16T07:00:00.000Z', '2026-03-17T07:00:00.000Z'],
  ])('with an offset of seven hours has after %s its tick at %s', (now, tick) => {
    deps.clock.setTo(now);
    const nightly = { name: 'n', everySeconds: 86_400, offsetSeconds: 7 * 3600, run: async () => undefined };
    expect(nextTick(nightly, deps.clock.nowMs())).toBe(tick);
  });
});

describe('a wrong clock', () => {
  const DAYS_400 = 400 * DAY;
  const rowOf = async () => {
    const { read } = deps.database;
    const [row] = await read.query(read.builder.selectFrom('schedule').selectAll());
    return row;
  };
  /** A process whose clock is not the database's. */
  const processAt = (wallClock: Clock, log = deps.log) => ({
    ...deps,
    wallClock,
    clockWatch: createClockWatch({ wallClock, databaseNowMs: async () => deps.clock.nowMs(), log }),
  });
  const aheadOf = (clock: Clock): Clock => ({
    nowMs: () => clock.nowMs() + DAYS_400,
    now: () => new Date(clock.nowMs() + DAYS_400).toISOString(),
  });

  test('of one process takes no schedule, and the work of the others goes on', async () => {
    let runs = 0;
    const schedules = [
      hourly(async () => {
        runs += 1;
      }),
    ];
    const right = createScheduler({ deps, schedules });
    const wrong = createScheduler({ deps: processAt(aheadOf(deps.clock)), schedules });
    await right.runDue();
    const before = await rowOf();
    expect(await wrong.runDue()).toEqual([]);
    expect(await rowOf()).toEqual(before);
    deps.clock.advance(60 * MINUTE);
    expect(await wrong.runDue()).toEqual([]);
    expect(await right.runDue()).toEqual(['hourly']);
    expect(runs).toBe(1);
    expect(deps.logLines.join('')).toContain('clock_wrong');
  });

  test('that goes wrong during a run sets the next one by the database', async () => {
    let offsetMs = 0;
    const wallClock: Clock = {
      nowMs: () => deps.clock.nowMs() + offsetMs,
      now: () => new Date(deps.clock.nowMs() + offsetMs).toISOString(),
    };
    const scheduler = createScheduler({
      deps: processAt(wallClock),
      schedules: [
        hourly(async () => {
          offsetMs = DAYS_400;
        }),
      ],
    });
    await scheduler.runDue();
    deps.clock.advance(60 * MINUTE);
    await scheduler.runDue();
    expect((await rowOf())?.next_run_at).toBe(
      nextTick(
        hourly(async () => undefined),
        deps.clock.nowMs(),
      ),
    );
  });

  test('that was set back leaves nothing waiting for the day that it had: ticks and leases', async () => {
    const scheduler = createScheduler({ deps, schedules: [hourly(async () => undefined)] });
    await scheduler.runDue();
    const late = new Date(deps.clock.nowMs() + DAYS_400).toISOString();
    await runSql(
      deps.database,
      `update schedule set next_run_at = '${late}', lease_owner = 'x', lease_until = '${late}'`,
    );
    expect(await scheduler.runDue()).toEqual(['hourly']);
    expect((await rowOf())?.next_run_at).toBe(
      nextTick(
        hourly(async () => undefined),
        deps.clock.nowMs(),
      ),
    );
    expect(await scheduler.runDue()).toEqual([]);
  });
});

describe('the platform', () => {
  const run = async (name: string, checks: Parameters<typeof platformSchedules>[0]['checks'] = []) => {
    const schedule = platformSchedules({ deps, checks, metrics: deps.metrics }).find((known) => known.name === name);
    await schedule?.run();
  };
  const countOf = async (table: 'session' | 'challenge' | 'code_send' | 'idempotency' | 'outbox') => {
    const found = await deps.database.read.query(
      deps.database.read.builder.selectFrom(table).select((row) => row.fn.countAll<number>().as('rows')),
    );
    return Number(found[0]?.rows);
  };

  test('removes what is over and keeps what is not', async () => {
    const fill = () =>
      deps.database.transaction(async (tx) => {
        await deps.sessions.issue(tx, { kind: 'staff', subjectId: 's' });
        const key = deps.newId();
        const request = { principal: 'staff:s', key, route: 'r', bodyHash: 'b' };
        await deps.idempotency.run(tx, request, async () => ({ status: 200, body: {} }));
        const about = {
          purpose: 'p',
          channel: 'email',
          subjectId: null,
          applicationId: null,
          practiceId: null,
        } as const;
        await deps.codes.send(tx, {
          ...about,
          destination: 'a@b.test',
          brand: 'financing',
          addressHash: 'x',
          deliver: true,
        });
      });
    await fill();
    deps.clock.advance(40 * DAY);
    await fill();
    await run('remove-expired');
    expect([await countOf('session'), await countOf('challenge'), await countOf('code_send')]).toEqual([1, 1, 1]);
    expect(await countOf('idempotency')).toBe(1);
    // Undelivered messages are never removed.
    expect(await countOf('outbox')).toBe(2);
  });

  test('finds a broken audit chain in the night and says where', async () => {
    const input = {
      shard: 'practice-1',
      actorKind: 'staff',
      actorId: null,
      action: 'a',
      objectType: 'o',
      objectId: 'x',
    };
    for (let index = 0; index < 3; index += 1) {
      await deps.database.transaction((tx) => deps.audit.append(tx, { ...input, requestId: null, detail: {} }));
    }
    await run('self-check');
    expect(await deps.metrics.text()).toContain('self_audit_faults{check="audit"} 0');
    await runSql(deps.database, "update audit_head set hash = 'f00' where shard = 'practice-1'");
    await run('self-check', [{ name: 'ledger', run: async () => 2 }]);
    expect(await deps.metrics.text()).toContain('self_audit_faults{check="audit"} 1');
    expect(await deps.metrics.text()).toContain('self_audit_faults{check="ledger"} 2');
    expect(deps.logLines.join('')).toContain('audit_chain_broken');
  });
});
