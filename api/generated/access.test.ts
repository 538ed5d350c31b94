import type { AccessRule, Endpoint } from '@contract/endpoint';
import { allEndpoints } from '@contract/index';
import { PERMISSIONS } from '@domain/staff/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app';
import { callsUnderTest } from '../test/calls-under-test';
import { type Fixtures, fixturesOf, type Principal } from './principals';
import { put, referencesOf, sampleInput } from './samples';

let world: TestApp;
let fixtures: Fixtures;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

/** What the access table promises a principal: access by a rule of its own kind, access as for everybody, or a refusal. */
function expected(endpoint: Endpoint, principal: Principal): 'own' | 'public' | 'NO_SESSION' | 'FORBIDDEN' {
  const fits = endpoint.access.some(
    (rule) => rule.kind === principal.kind && (rule.kind !== 'staff' || isNamed(rule, principal)),
  );
  if (fits) return 'own';
  if (endpoint.access.some((rule) => rule.kind === 'public')) return 'public';
  return principal.kind === 'anonymous' ? 'NO_SESSION' : 'FORBIDDEN';
}

/** True when a rule of staff names the role, the brand and the side of the sell percentage. */
function isNamed(rule: Extract<AccessRule, { kind: 'staff' }>, { role, brand, financePartner }: Principal): boolean {
  if (rule.platformOnly && financePartner) return false;
  if (rule.partnerOnly && !financePartner) return false;
  return role !== undefined && rule.roles.includes(role) && (rule.brand === 'every' || rule.brand === brand);
}

/** Archives somebody, or takes it back; a session is read again after a second. */
async function setClosed(id: string, is_deleted: 0 | 1) {
  await world.deps.database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('borrower').set({ is_deleted }).where('id', '=', id)),
  );
  world.deps.clock.advance(1000);
}

const ADMINISTRATORS: readonly string[] = ['Admin', 'EnterpriseAdmin', 'PracticeAdmin'];

const statusOf = { NO_SESSION: 401, FORBIDDEN: 403 };

describe.each(callsUnderTest.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  // Afresh for each call, because some calls end sessions, even with GET, or change what they are given.
  beforeAll(async () => {
    fixtures = await fixturesOf(world);
  });

  test('lets in exactly those that its access table names', async () => {
    for (const principal of fixtures.principals) {
      const verdict = expected(endpoint, principal);
      const answer = await world.call(endpoint, sampleInput(endpoint, principal.own) as never, {
        token: principal.token,
      });
      if (verdict === 'own' || verdict === 'public') {
        expect([401, 500], `${principal.name} got ${answer.status}`).not.toContain(answer.status);
        expect(answer.body.code, principal.name).not.toBe('FORBIDDEN');
      } else {
        expect([answer.status, answer.body.code], principal.name).toEqual([statusOf[verdict], verdict]);
      }
    }
  });

  const ofPersons = endpoint.access.filter(({ kind }) => kind === 'borrower' || kind === 'member');
  if (ofPersons.length > 0)
    test('is refused to whoever has a closed account, unless it reads their papers or pays', async () => {
      for (const { kind, name, own, token } of fixtures.principals) {
        if (!ofPersons.some((rule) => rule.kind === kind)) continue;
        await setClosed(own.borrower, 1);
        const { status, body } = await world.call(endpoint, sampleInput(endpoint, own) as never, { token });
        await setClosed(own.borrower, 0);
        if (endpoint.afterClosing) expect([401, 500], name).not.toContain(status);
        else expect([status, body.code], name).toEqual([403, 'ACCOUNT_BLOCKED']);
      }
    });

  const staffRules = endpoint.access.filter((rule) => rule.kind === 'staff');
  if (staffRules.length > 0)
    test('in production is closed to an administrator without a second factor, unless it leads to one', async () => {
      const leads =
        staffRules.some(({ beforeFactor }) => beforeFactor) || endpoint.access.some(({ kind }) => kind === 'public');
      const config = world.deps.config as { production: boolean };
      config.production = true;
      try {
        for (const { role = '', name, own, token } of fixtures.principals)
          if (ADMINISTRATORS.includes(role)) {
            const { body } = await world.call(endpoint, sampleInput(endpoint, own) as never, { token });
            expect(body.code === 'FORBIDDEN', name).toBe(!leads);
          }
      } finally {
        config.production = false;
      }
    });

  const permissions = new Set(
    endpoint.access.flatMap((rule) => (rule.kind === 'staff' ? (rule.permission ?? []) : [])),
  );
  test.each([...permissions])(
    'is refused to whoever may not %s, and open to whoever may do nothing else',
    async (one) => {
      const isOpen = endpoint.access.some(({ kind }) => kind === 'public');
      for (const principal of fixtures.principals) {
        if (!endpoint.access.some((rule) => rule.kind === 'staff' && isNamed(rule, principal))) continue;
        const ask = async (own: readonly string[]) => {
          await givePermissions(principal, own);
          const answer = await world.call(endpoint, sampleInput(endpoint, principal.own) as never, {
            token: principal.token,
          });
          return answer.body.code === 'FORBIDDEN' && answer.status === 403;
        };
        const others = PERMISSIONS.filter((permission) => permission !== one);
        expect(await ask(others), `${principal.name} without ${one}`).toBe(!isOpen);
        expect(await ask([one]), `${principal.name} with ${one}`).toBe(false);
        await givePermissions(principal, []);
      }
    },
  );

  const references = referencesOf(endpoint);
  if (references.length > 0) {
    test('hides every foreign and every unknown object, one id at a time', async () => {
      for (const principal of fixtures.principals) {
        const rule = endpoint.access.find(
          (one) => one.kind === principal.kind && (one.kind !== 'staff' || isNamed(one, principal)),
        );
        if (!rule || rule.kind === 'public') continue;
        const named = references.filter(({ at }) => rule.owns?.some((one) => one.at === at));
        for (const place of named) {
          for (const id of foreignIds(principal, place.is as keyof Fixtures['foreign'])) {
            const input = sampleInput(endpoint, principal.own);
            put(input, place, id);
            const answer = await world.call(endpoint, input as never, { token: principal.token });
            expect([answer.status, answer.body.code], `${principal.name} with ${place.at} = ${id}`).toEqual([
              404,
              'NOT_FOUND',
            ]);
          }
        }
      }
    });
  }
});

function givePermissions({ staffId = '' }: Principal, own: readonly string[]): Promise<number> {
  return world.deps.database.transaction((tx) =>
    tx.execute(
      tx.builder
        .updateTable('staff')
        .set({ permissions: JSON.stringify(own) })
        .where('id', '=', staffId),
    ),
  );
}

test('every permission opens some call', () => {
  const asked = allEndpoints.flatMap(({ access }: Endpoint) =>
    access.flatMap((rule) => (rule.kind === 'staff' ? (rule.permission ?? []) : [])),
  );
  expect([...new Set(asked)].sort()).toEqual([...PERMISSIONS].sort());
});

/** Objects that are financing whoever's they are. */
const OF_FINANCING = new Set<keyof Fixtures['foreign']>([
  'application',
  'transaction',
  'document',
  'deposit',
  'depositRef',
]);

/** Ids that a principal may not see. An administrator sees every practice on its side of the sell percentage. */
function foreignIds(principal: Principal, is: keyof Fixtures['foreign']): string[] {
  const unknown = 'no-such-id';
  if (principal.role === 'Admin') {
    const isPartner = principal.own.practice === 'prac-sunset-plastics';
    // What is the membership brand's not: financing, also where both are done, and what others share with it (decision 53).
    if (principal.brand === 'membership')
      return [fixtures.foreign[is], ...(OF_FINANCING.has(is) ? [fixtures.financed[is]] : []), unknown];
    // Every enterprise is the platform's.
    if (is === 'enterprise') return [unknown];
    return [isPartner ? fixtures.foreign[is] : fixtures.partnerOnly[is], unknown];
  }
  const own = principal.role === 'EnterpriseAdmin' ? [] : [fixtures.partnerOnly[is]];
  return [fixtures.foreign[is], ...own, unknown];
}
