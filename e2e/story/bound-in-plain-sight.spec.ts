import { allEndpoints } from '@contract/index';
import { memberPaths } from '@contract/membership/paths';
import { portalBase } from '@contract/paths';
import type { FrameLocator, Locator } from '@playwright/test';
import { anApplicant, ask, enterEmail, pressEnter } from '../apply/applicant';
import { applyByCalls } from '../fixtures/calls';
import { openedFlow, pressOwnLink } from '../fixtures/own-link';
import { expect, type Page, test } from '../fixtures/world';
import * as member from '../signup/member';
import { COVERED, cover, press, uncover, untilFelt } from './attacks';

type Frame = FrameLocator;
type Road = {
  frame: Frame;
  lastName: string;
  /** Presses under a cover, where nothing leaves, then in plain sight until the call has and `then` is asked. */
  bind: (call: string, button: Locator, then: string | RegExp, again?: () => Promise<void>) => Promise<void>;
};
type Walk = (road: Road) => Promise<void>;

const button = (frame: Frame, name: string | RegExp) => frame.getByRole('button', { name });

async function signText(frame: Frame, name: string): Promise<void> {
  for (const consent of [/I have read the agreement/, /records electronically/])
    await frame.getByLabel(consent).press('Space');
  await frame.getByLabel('Type your full legal name').fill(name);
}

/** One who lives in another state than the practice waits for a person. */
const LOS_ANGELES = { street: '12 Oak Street', city: 'Los Angeles', state: 'CA' as const, zipCode: '90012' };
const DENIED = 'We can’t offer you a spending limit today';
const finish = ({ frame, bind }: Road, then: string | RegExp) =>
  bind('finishApplication', button(frame, 'See my result'), then);

async function askPartner(road: Road): Promise<void> {
  const { frame, bind } = road;
  await finish(road, DENIED);
  await pressEnter(frame, 'Ask our partner lender');
  await ask(frame, 'Should we ask Genesis Lending?');
  await frame.getByLabel('I have read this and agree').press('Space');
  await bind('askPartnerLender', button(frame, 'Ask Genesis Lending'), /Genesis Lending offers you/);
}

/** Signs and comes to the question from which account is paid. */
async function signLine({ frame, lastName, bind }: Road): Promise<void> {
  await pressEnter(frame, 'Read and sign');
  await ask(frame, 'Read and sign');
  await signText(frame, `Ana ${lastName}`);
  await bind('signCreditLineAgreement', button(frame, 'Sign my agreement'), 'You’re all set, Ana');
  await pressEnter(frame, 'Add a payment method');
  await ask(frame, 'Which account will you pay from?');
}

/** By the calls that bind the patient on the way, the practice, the credit file, and the way. */
const ROADS: readonly (readonly [calls: readonly string[], practice: string, lastFour: string, walk: Walk])[] = [
  [
    ['savePersonalInfo', 'finishApplication', 'signCreditLineAgreement', 'saveManualBank'],
    'bright-smile',
    '0001',
    async (road) => {
      const { frame, bind } = road;
      await ask(frame, 'May we check your credit?');
      await frame.getByLabel(/I allow a soft credit check/).press('Space');
      await bind('savePersonalInfo', button(frame, 'Continue'), 'Check your answers');
      await finish(road, 'You’re approved, Ana');
      await signLine(road);
      await pressEnter(frame, 'Enter account numbers manually');
      await frame.getByLabel('Bank name').fill('First Sample Bank');
      await frame.getByLabel('Routing number').fill('110000000');
      await frame.getByLabel('Account number', { exact: true }).fill('000123456789');
      await frame.getByLabel('Confirm account number').fill('000123456789');
      await frame.getByRole('checkbox').press('Space');
      await bind('saveManualBank', button(frame, 'Save account'), 'You’re all set, Ana');
    },
  ],
  [
    ['finishApplication', 'signCreditLineAgreement', 'saveLinkedBank'],
    'bright-smile',
    '0001',
    async (road) => {
      await finish(road, 'You’re approved, Ana');
      await signLine(road);
      const { frame, bind } = road;
      const account = frame
        .frameLocator('iframe[title="Connect your bank"]')
        .getByRole('button', { name: /Plaid Saving/ });
      // A refused account is picked anew.
      const pick = async () => {
        if (!(await account.isVisible())) await pressEnter(frame, 'Connect my bank');
        await expect(account).toBeVisible();
      };
      await pick();
      await bind('saveLinkedBank', account, 'You’re all set, Ana', pick);
    },
  ],
  [
    ['finishApplication', 'saveCardToken'],
    // Asks for the card before the signature.
    'sunset-plastics',
    '0001',
    async (road) => {
      await finish(road, 'You’re approved, Ana');
      const { frame, bind } = road;
      const vault = frame.frameLocator('iframe[title="Your debit card"]');
      const enter = async () => {
        if (await vault.getByLabel('Card number').isVisible()) return;
        await pressEnter(frame, 'Add a debit card');
        await vault.getByLabel('Card number').fill('4242424242424242');
        await vault.getByLabel('Expires, MM / YY').fill('04 / 29');
        await vault.getByLabel('Security code').fill('123');
        await vault.getByLabel('Name on the card').fill('Ana Reyes');
      };
      await enter();
      await bind('saveCardToken', vault.getByRole('button', { name: 'Save card' }), 'You’re approved, Ana', enter);
      await expect(button(frame, 'Read and sign')).toBeVisible();
    },
  ],
  [
    ['askPartnerLender', 'acceptPartnerOffer', 'signPartnerAgreement'],
    'empire-implants',
    '0016',
    async (road) => {
      const { frame, lastName, bind } = road;
      await askPartner(road);
      await bind('acceptPartnerOffer', button(frame, 'Accept the offer'), 'You accepted the offer');
      await pressEnter(frame, 'Read and sign');
      await ask(frame, 'Read and sign');
      await signText(frame, `Ana ${lastName}`);
      await bind('signPartnerAgreement', button(frame, 'Sign my agreement'), 'Your loan agreement is signed');
    },
  ],
  [
    ['declinePartnerOffer'],
    'empire-implants',
    '0016',
    async (road) => {
      await askPartner(road);
      await road.bind('declinePartnerOffer', button(road.frame, 'Decline the offer'), 'You declined the offer');
    },
  ],
  [
    ['correctMismatches'],
    'bright-smile',
    '0009',
    async (road) => {
      const { frame, bind } = road;
      await finish(road, 'One answer needs another look');
      await frame.getByLabel('Street address').fill('100 Main Street');
      await bind('correctMismatches', button(frame, 'Send my corrections'), 'You’re approved, Ana');
    },
  ],
  [
    ['submitKbaExam'],
    'bright-smile',
    '0006',
    async (road) => {
      await finish(road, /./);
      await answerAll(road.frame);
      await road.bind('submitKbaExam', button(road.frame, 'Send my answers'), /You’re approved|We can’t offer/);
    },
  ],
  [
    ['askPatientfiPlus'],
    'bright-smile',
    '0015',
    async (road) => {
      await finish(road, DENIED);
      const asked = road.frame.getByText(/^You requested it on/);
      await road.bind('askPatientfiPlus', button(road.frame, 'Request PatientFi Plus'), DENIED);
      await expect(asked).toBeVisible();
    },
  ],
];

/** Any answer to each question but the last one's press. */
async function answerAll(frame: Frame): Promise<void> {
  await expect(frame.getByText(/^Step 1 of \d/)).toBeVisible();
  const count = Number(/of (\d)/.exec(await frame.getByText(/^Step 1 of \d/).innerText())?.[1]);
  for (let place = 1; place <= count; place += 1) {
    await expect(frame.getByText(`Step ${place} of ${count}`)).toBeVisible();
    await frame.getByRole('radio').first().press('Space');
    if (place < count) await pressEnter(frame, 'Continue');
  }
}

/** Those of the sign-up, whose roads end with the signature or go on after it. */
const MEMBERS: readonly (readonly [calls: readonly string[], lastFour: string, after: Walk])[] = [
  [
    ['finishSignup', 'submitSignupKbaExam'],
    '0006',
    async ({ frame, bind }) => {
      await answerAll(frame);
      await bind('submitSignupKbaExam', button(frame, 'Send my answers'), /You’re registered|We can’t open/);
    },
  ],
  [
    ['correctSignupMismatches'],
    '0010',
    async ({ frame, bind }) => {
      await ask(frame, 'One answer needs another look');
      await frame.getByLabel('Your full Social Security number').fill('911110010');
      await bind('correctSignupMismatches', button(frame, 'Send my corrections'), 'One answer needs another look');
    },
  ],
];

const pathOf = (id: string) => allEndpoints.find((call) => call.id === id)?.path ?? '';

/** How a road binds on this page; `sent` are the paths of the calls that left. */
function binder(page: Page, frame: Frame): Road['bind'] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });
  return async (call, pressed, then, again = async () => undefined) => {
    const leaves = () => sent.filter((path) => path === pathOf(call)).length;
    const before = leaves();
    await cover(page);
    await untilFelt(page);
    await press(pressed);
    await expect(frame.locator(':focus', { hasText: COVERED })).toBeVisible();
    expect([call, leaves()]).toEqual([call, before]);
    await uncover(page);
    await expect(async () => {
      if (leaves() === before) {
        await again();
        await press(pressed);
      }
      await expect.poll(leaves, { timeout: 3000 }).toBeGreaterThan(before);
    }).toPass({ timeout: 20_000 });
    await ask(frame, then);
  };
}

/** Members bind themselves on pages of their portal alone. Those refuse every frame, so that nothing of another page covers them. */
const ON_OWN_PAGES: Readonly<Record<string, string>> = {
  activateMembership: memberPaths.activation.href(),
  acceptPlanChange: memberPaths.planModification.href(),
  confirmAgreements: memberPaths.agreementConfirmation.href(),
  takeRenewalBack: memberPaths.agreementConfirmation.href(),
  cancelMembership: memberPaths.myMembership.href(),
  saveMemberBank: memberPaths.addBank.href(),
  saveMemberLinkedBank: memberPaths.addBank.href(),
  saveMemberCard: memberPaths.changePayment.href(),
};

/** Signed in a frame by a story of its own (signup/enrollment.spec.ts); what keeps a covered frame from it is the client, by `binds`. */
const WITH_OWN_STORY = ['finishEnrollment'];

test('the roads bind by every call that does', () => {
  const walked = new Set([...ROADS, ...MEMBERS].flatMap(([calls]) => calls));
  const own = Object.keys(ON_OWN_PAGES);
  expect([...walked].filter((id) => own.includes(id))).toEqual([]);
  expect([...walked, ...own, ...WITH_OWN_STORY].sort()).toEqual(
    allEndpoints.flatMap(({ id, binds }) => (binds ? [id] : [])).sort(),
  );
});

for (const [call, page] of Object.entries(ON_OWN_PAGES))
  test(`${call} leaves ${page} alone, which no site can frame`, async ({ request, addresses }) => {
    const answer = await request.get(`${addresses.app}${portalBase}${page}`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  });

for (const [calls, practice, lastFour, walk] of ROADS)
  test(`a covered frame sends none of ${calls.join(', ')} at ${practice} with ${lastFour}`, async ({
    page,
    addresses,
    mailbox,
  }, { project }) => {
    test.setTimeout(90_000);
    // The page that was taken over, with the flow of another practice.
    await page.goto(`${addresses.demoSite}/hosts/clickjack`);
    if (practice !== 'bright-smile')
      await page.evaluate((name) => {
        const flow = document.createElement('pf-application');
        flow.setAttribute('practice', name);
        document.querySelector('#stage')?.replaceChildren(flow);
      }, practice);
    const frame = page.frameLocator('iframe');
    const person = anApplicant(lastFour, `bound-${project.name}`);
    const isAsked = calls.includes('savePersonalInfo');
    const home = practice === 'sunset-plastics' ? LOS_ANGELES : undefined;
    const answers = {
      ...person,
      practice,
      ...(home && { home }),
      ...(isAsked && { creditPullConsent: false as const }),
    };
    await applyByCalls({ ...addresses, mailbox }, answers);
    await enterEmail(frame, person.email, () => mailbox.nextCode(person.email));
    if (!isAsked) await ask(frame, 'Check your answers');
    await walk({ frame, lastName: person.lastName, bind: binder(page, frame) });
  });

for (const [calls, lastFour, after] of MEMBERS)
  test(`a covered frame of the sign-up sends none of ${calls.join(', ')} with ${lastFour}`, async ({
    page,
    addresses,
    mailbox,
  }, info) => {
    test.setTimeout(90_000);
    const maya = member.aPerson(lastFour, info);
    await page.goto(`${addresses.demoSite}/membership`);
    await pressOwnLink(page, 'Become a member');
    const frame = await openedFlow(page);
    await member.enterEmail(frame, maya, mailbox);
    await member.answerAll(frame, maya);
    await signText(frame, `${maya.firstName} ${maya.lastName}`);
    await frame.getByLabel(/I allow a soft credit check/).press('Space');
    const bind = binder(page, frame);
    await bind('finishSignup', button(frame, 'Sign my agreement'), /./);
    await after({ frame, lastName: maya.lastName, bind });
  });
