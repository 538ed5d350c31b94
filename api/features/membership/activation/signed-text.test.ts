import { activateMembership, getActivationDetails } from '@contract/membership/activation-calls';
import { acceptPlanChange, getPlanChange } from '@contract/membership/change-calls';
import { updatePlan } from '@contract/membership/plan-calls';
import { confirmAgreements, getAgreementsConfirmation } from '@contract/membership/renewal-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../../test/pdf-text';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { contentHash, type DocumentContent, ensureDocumentPdf } from '../../document/index';
import { activate } from '../testing/member-acts';
import {
  aMember,
  keepMethod,
  type Member,
  type MemberWorld,
  PRACTICE,
  program,
  seen,
  sendPlan,
  signature,
  startMemberWorld,
} from '../testing/member-world';

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
});
afterAll(() => sandbox.stop());

async function begun(): Promise<Member> {
  world = await startMemberWorld(sandbox);
  await program(world);
  const member = await aMember(world);
  await sendPlan(world, member);
  return member;
}

type Shown = {
  disclosureHash: string;
  federalBox: { sale: unknown } | null;
  agreement: { sections: { paragraphs: string[] }[]; consent: string };
};

/** The newest paper holds, as data, hash and PDF, the box and the sentences that were shown beside the tick. */
async function expectKept(shown: Shown): Promise<DocumentContent> {
  const kept = (await world.rows('document')).find(({ sha256 }) => sha256 === shown.disclosureHash);
  const content = JSON.parse(kept?.content ?? 'null') as DocumentContent;
  expect(contentHash(content)).toBe(shown.disclosureHash);
  expect(content.box?.sale).toBeDefined();
  expect(content.sections.at(-1)?.paragraphs).toEqual([shown.agreement.consent]);
  const printed = pdfText(await ensureDocumentPdf(kept?.id ?? '', world.deps)).replace(/\s+/g, ' ');
  expect(printed).toContain(content.box?.creditor ?? 'nobody');
  for (const line of content.box?.paymentLines ?? []) expect(printed).toContain(line);
  expect(printed.replace(/\W/g, '')).toContain(shown.agreement.consent.replace(/\W/g, ''));
  return content;
}

const SAID = {
  en: [/^I have read the terms/, 'Harbor Med Spa may charge'],
  es: [/^He leído los términos/, 'Harbor Med Spa puede cobrar'],
} as const;

test.each(['en', 'es'] as const)(
  'a plan in %s is signed with its federal box and what may be charged',
  async (language) => {
    const member = await begun();
    const headers = { 'accept-language': language };
    const token = await member.session();
    const { membershipId } = member;
    const other = await keepMethod(world, member.borrower.id, { card: '5454' });
    const query = { membershipId, paymentMethodId: other.id };
    const { body: shown } = await world.call(getActivationDetails, { query }, { token, headers });
    const [begins, may] = SAID[language];
    expect(shown.agreement.consent).toMatch(begins);
    expect(shown.agreement.consent).toContain(may);
    expect(shown.agreement.consent).toContain('•••• 5454 $555.14');
    expect(shown.federalBox?.sale).toMatchObject({ creditor: 'Harbor Med Spa', totalSalePrice: 6601.8 });
    const { disclosureHash, paymentDueToday } = shown;
    const body = { membershipId, typedName: 'Ana Reyes', disclosureHash, paymentDueToday };
    // Signed for one card, nothing is charged to another.
    const elsewhere = await world.call(activateMembership, { body }, { token, headers });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'STALE']);
    const signed = { ...body, paymentMethodId: other.id };
    expect((await world.call(activateMembership, { body: signed }, { token, headers })).body.status).toBe('ACTIVE');
    const content = await expectKept(shown);
    expect(content.language).toBe(language === 'es' ? 'es' : undefined);
    await world.discard();
  },
);

test('a downpayment is in the total sale price, and in none of the installments', async () => {
  const member = await begun();
  const [first, ...others] = await signature(world);
  await sendPlan(world, member, { treatments: [{ ...first, upfrontCost: 600 }, ...others] });
  const query = { membershipId: member.membershipId };
  const { body: shown } = await world.call(getActivationDetails, { query }, { token: await member.session() });
  expect(shown.federalBox).toMatchObject({ amountFinanced: 6001.8, sale: { totalSalePrice: 6601.8 } });
  expect(JSON.stringify(shown.federalBox)).toContain('including your downpayment of $600.00.');
  expect((await activate(world, member)).status).toBe(200);
  await expectKept(shown);
  await world.discard();
});

test.each(['en', 'es'] as const)('a change and another year in %s are signed so too', async (language) => {
  const member = await begun();
  const headers = { 'accept-language': language };
  expect((await activate(world, member)).status).toBe(200);
  const { activePlan } = await seen(world, member);
  const treatments = (activePlan?.treatments ?? []).map(({ treatmentId, threadId, units, interval }, index) => ({
    _id: treatmentId ?? '',
    threadId,
    units: index === 0 ? units + 10 : units,
    interval,
  }));
  const { membershipId } = member;
  const proposal = { practiceId: PRACTICE, membershipId, treatments, reason: 'As we talked about' };
  expect((await world.call(updatePlan, { body: proposal }, { token: await world.staff() })).status).toBe(200);
  const [begins, may] = SAID[language];
  const typedName = 'Ana Reyes';
  const change = await world.call(
    getPlanChange,
    { query: { membershipId } },
    { token: await member.session(), headers },
  );
  expect(change.body.agreement.consent).toMatch(begins);
  expect(change.body.agreement.consent).toContain(may);
  expect(change.body.federalBox?.sale).toMatchObject({ totalSalePrice: change.body.newTotal });
  const accepted = { membershipId, typedName, disclosureHash: change.body.disclosureHash };
  const answer = await world.call(acceptPlanChange, { body: accepted }, { token: await member.session(), headers });
  expect(answer.status).toBe(200);
  await expectKept(change.body);

  await world.passTo('2027-02-10');
  const year = await world.call(
    getAgreementsConfirmation,
    { query: { membershipId } },
    { token: await member.session(), headers },
  );
  expect(year.body.agreement.consent).toMatch(begins);
  expect(year.body.federalBox?.sale).toMatchObject({ totalSalePrice: year.body.totalTreatmentsCost });
  const agreed = { membershipId, typedName, disclosureHash: year.body.disclosureHash };
  expect(
    (await world.call(confirmAgreements, { body: agreed }, { token: await member.session(), headers })).status,
  ).toBe(200);
  await expectKept(year.body);
  await world.discard();
});
