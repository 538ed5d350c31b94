import { viewDocument } from '@contract/document/calls';
import type { DocumentKey } from '@contract/document/entity';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aMembership, aPlan } from '../../test/builders';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { activate } from '../membership/testing/member-acts';
import {
  aMember,
  type Member,
  type MemberWorld,
  seen,
  sendPlan,
  startMemberWorld,
} from '../membership/testing/member-world';

// `privi` and `priviAgreement` of view and print: a member's own agreement, not the text that belongs to nobody.

let sandbox: SandboxHarness;
let world: MemberWorld;
let member: Member;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox);
});
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});
beforeEach(async () => {
  member = await aMember(world);
  await sendPlan(world, member);
  expect((await activate(world, member)).status).toBe(200);
});

type Asked = { borrowerId?: string; priviAgreement?: string; privi?: 'true' | 'false' };
const view = (query: Asked, token?: string, documentKey: DocumentKey = 'membership-agreement') =>
  world.call(viewDocument, { params: { documentKey }, query: query as never }, { token });
const print = (query: Asked, token: string) =>
  world.app.request(`/documents/membership-agreement/print?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
const agreementOf = async (of: { membershipId: string }) => {
  const [first] = (await seen(world, of)).priviagreements;
  if (!first) throw new Error('The plan promises no visit');
  return first._id;
};
const signedOf = async (of: Member) => {
  const plans = (await world.rows('membership_plan')).filter(({ membership_id: id }) => id === of.membershipId);
  const papers = await world.rows('document');
  return papers.find(({ id }) => plans.some(({ document_id }) => document_id === id));
};

describe('a member', () => {
  test('reads the agreement that they signed with privi, and the text that belongs to nobody without', async () => {
    const own = await view({ privi: 'true' }, await member.session());
    const signed = await signedOf(member);
    expect(signed).toBeDefined();
    expect(own.body).toMatchObject({ sha256: signed?.sha256, signedAt: signed?.signed_at, title: signed?.title });
    const general = await view({}, await member.session());
    expect(general.body.signedAt).toBeNull();
    expect(general.body.sha256).not.toBe(own.body.sha256);
    expect((await view({ privi: 'false' }, await member.session())).body.sha256).toBe(general.body.sha256);
  });

  test('prints it under the day on which it was signed', async () => {
    const [own, general] = await Promise.all([
      print({ privi: 'true' }, await member.session()),
      print({}, await member.session()),
    ]);
    const signed = await signedOf(member);
    expect(own.headers.get('content-disposition')).toContain(`-${signed?.signed_at?.slice(0, 10)}.pdf`);
    expect(Buffer.from(await own.arrayBuffer()).equals(Buffer.from(await general.arrayBuffer()))).toBe(false);
  });

  test('reads it by one of its agreements, and by nobody else’s', async () => {
    const other = await aMember(world);
    await sendPlan(world, other);
    expect((await activate(world, other)).status).toBe(200);
    const byAgreement = await view({ priviAgreement: await agreementOf(member) }, await member.session());
    expect(byAgreement.body.sha256).toBe((await signedOf(member))?.sha256);
    const foreign = { priviAgreement: await agreementOf(other) };
    expect((await view(foreign, await member.session())).status).toBe(404);
    expect((await view({ priviAgreement: 'unknown' }, await member.session())).status).toBe(404);
    expect((await view({ borrowerId: other.borrower.id, privi: 'true' }, await member.session())).status).toBe(404);
  });

  test('of two practices reads the agreement of the one that they name', async () => {
    const second = await aMembership(world.deps, member.borrower, { practice_id: 'prac-bright-smile' });
    const { visit } = await aPlan(world.deps, second);
    const signed = (await signedOf(member))?.sha256;
    // The second one is signed by nobody yet, so the person's own agreement is the first.
    expect((await view({ privi: 'true' }, await member.session())).body.sha256).toBe(signed);
    const there = await view({ priviAgreement: visit }, await member.session());
    expect(there.body).toMatchObject({ signedAt: null });
    expect(there.body.sha256).not.toBe(signed);
  });

  test('who has signed nothing yet reads the text for where they live', async () => {
    const fresh = await aMember(world);
    const { status, body } = await view({ privi: 'true' }, await fresh.session());
    expect([status, body.signedAt]).toEqual([200, null]);
  });
});

test('a visitor without a session reads the text that belongs to nobody', async () => {
  const general = await view({});
  expect((await view({ privi: 'true' })).body.sha256).toBe(general.body.sha256);
  const named = await view({ privi: 'true', priviAgreement: await agreementOf(member) });
  expect(named.body.sha256).toBe(general.body.sha256);
});

describe('staff', () => {
  test('of the practice read it by person or agreement, which the audit trail tells', async () => {
    const signed = (await signedOf(member))?.sha256;
    const byPerson = await view({ borrowerId: member.borrower.id, privi: 'true' }, await world.staff());
    const byAgreement = await view({ priviAgreement: await agreementOf(member) }, await world.staff());
    expect([byPerson.body.sha256, byAgreement.body.sha256]).toEqual([signed, signed]);
    const looks = (await world.rows('audit')).filter(
      ({ action, object_id: id }) => action === 'document.viewed' && id === member.membershipId,
    );
    expect(looks).toHaveLength(2);
  });

  test('of another practice get the agreement of neither', async () => {
    await aMembership(world.deps, member.borrower, { practice_id: 'prac-bright-smile' });
    const token = await world.staffSession('manager@bright-smile.test');
    expect((await view({ priviAgreement: await agreementOf(member) }, token)).status).toBe(404);
    const { status, body } = await view({ borrowerId: member.borrower.id, privi: 'true' }, token);
    // The person is theirs too, and what they signed elsewhere isn't.
    expect([status, body.signedAt]).toEqual([200, null]);
  });
});
