import { viewApplicationStatus } from '@contract/account/calls';
import { getPersonalInfo } from '@contract/application/calls';
import { finishApplication } from '@contract/application/decision-calls';
import { checkReapply, increaseCreditLine, reapply } from '@contract/application/reapply-calls';
import { openTab } from '@contract/application/tab-calls';
import { civilDate, daysBetween } from '@domain/calendar/civil-date';
import { formatLongDate } from '@domain/calendar/us-date';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateApplication } from '../application.writes';
import { type Applicant, type ApplyWorld, startApplyWorld } from '../testing/apply-world';

const DAY_MS = 86_400_000;

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

type Returning = Applicant & { borrowerId: string; own: { token: string } };

/** Somebody whose application was decided, logged in to their account. */
async function returning(lastFour: string, answers = {}): Promise<Returning> {
  const who = await world.applicant(lastFour, answers);
  const { status } = await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  expect(status).toBe(200);
  return { ...who, ...(await loggedIn(who.applicationId)) };
}

async function loggedIn(applicationId: string) {
  const [row] = await world.rows<{ borrower_id: string }>('application', ['id', applicationId]);
  const borrowerId = row?.borrower_id ?? '';
  const token = await world.sessionOf('borrower', borrowerId);
  return { borrowerId, own: { token } };
}

/** Sessions end while days pass, so the person logs in again. */
async function daysLater(days: number, who: Returning): Promise<Returning> {
  world.deps.clock.advance(days * DAY_MS);
  return { ...who, ...(await loggedIn(who.applicationId)) };
}

const offered = async ({ own }: Returning, language = 'en') =>
  (await world.call(checkReapply, { query: {} }, { ...own, headers: { 'accept-language': language } })).body;
const applicationsOf = (who: Returning) =>
  world.rows<{ id: string; status: string; purpose: string; follows_id: string | null }>('application', [
    'borrower_id',
    who.borrowerId,
  ]);
const lineOf = async (who: Returning) =>
  (
    await world.rows<{ approved_line_cents: number; expires_on: string; application_id: string }>('credit_profile', [
      'borrower_id',
      who.borrowerId,
    ])
  )[0];
const ALLOWED = { creditPullConsent: true } as const;

describe('an application that is not done with', () => {
  const goesOn = { isReapplyEnabled: false, redirect: '/v2/bright-smile/apply?pagePath=welcome-back' };

  test.each([
    ['0001', 'Your application is approved. Your agreement is ready to read and sign.', 'Read and sign'],
    ['0008', "We're reviewing your application.", 'See its status'],
  ])('%s is told what is left, and where it goes on', async (lastFour, message, buttonLabel) => {
    const who = await returning(lastFour);
    const { applicationId } = who;
    expect(await offered(who)).toMatchObject({ ...goesOn, message, buttonLabel, applicationId });
    expect((await offered(who, 'es')).message).toMatch(/^(?:Su solicitud fue aprobada|Estamos revisando)/);
  });

  test('one that was not sent is told so', async () => {
    const who = await world.applicant('0001');
    const own = { ...who, ...(await loggedIn(who.applicationId)) };
    expect(await offered(own)).toMatchObject({ ...goesOn, message: "Your application isn't finished yet." });
  });

  test('a signed one leaves its person what they may ask for later', async () => {
    const who = await returning('0001');
    await world.deps.database.transaction((tx) =>
      updateApplication(tx, who.applicationId, { agreement_signed_at: world.deps.clock.now() }),
    );
    expect(await offered(who)).toMatchObject({ redirect: null, message: expect.stringContaining('higher') });
    const asked = { body: { applicationId: who.applicationId } };
    const { body } = await world.call(viewApplicationStatus, asked, who.own);
    expect(body.redirect).toBe('/v2/borrower/welcome');
  });
});

describe('after a denial', () => {
  test('a page in Spanish is told in Spanish, with the day, whatever language the account has', async () => {
    const chosen = (who: Returning) => offered(who, 'es');
    const who = await returning('0004');
    expect((await chosen(who)).message).toMatch(
      /^Puede presentar otra solicitud a partir del \d+ de [a-z]+ de \d{4}\.$/,
    );
    const later = await chosen(await daysLater(31, who));
    expect(later.message).toContain('no afecta su puntaje de crédito');
    expect(later.buttonLabel).toBe('Presentar otra solicitud');
  });

  test('the day is told from which one may apply again; then it takes one press', async () => {
    let who = await returning('0004');
    expect(await offered(who)).toMatchObject({
      isReapplyEnabled: false,
      message: expect.stringMatching(/^You can apply again starting \w+ \d+, \d{4}\.$/),
      buttonLabel: null,
    });
    const early = await world.call(reapply, { body: { applicationId: who.applicationId, ...ALLOWED } }, who.own);
    expect(early).toMatchObject({ status: 409, body: { code: 'REAPPLY_NOT_OPEN' } });

    who = await daysLater(31, who);
    expect(await offered(who)).toMatchObject({
      isReapplyEnabled: true,
      buttonLabel: 'Apply again',
      applicationId: who.applicationId,
      annualIncome: 72_000,
    });
    const again = await world.call(reapply, { body: { applicationId: who.applicationId, ...ALLOWED } }, who.own);
    expect(again).toMatchObject({ status: 200, body: { status: 'DENIED', pagePath: 'application-denied' } });
    expect((await applicationsOf(who)).map(({ purpose, follows_id }) => [purpose, follows_id]).sort()).toEqual([
      ['NEW', null],
      ['REAPPLY', who.applicationId],
    ]);
  });

  test.each([
    ['AL', '35203', '2008-01-10', '2027-01-10'],
    ['NE', '68102', '2008-02-29', '2027-03-01'],
  ])(
    'for the age in %s (%s, born %s) the day is the birthday, %s, on every way back',
    async (state, zipCode, birthDate, day) => {
      const who = await returning('0001', { birthDate, state, zipCode });
      const own = async (of: Returning) =>
        (await world.call(getPersonalInfo, { query: { applicationId: of.applicationId } }, of)).body.outcome;
      expect(await own(who)).toMatchObject({ status: 'DENIED', tryAgainFrom: day });
      expect((await own(who))?.deniedReasons.map(({ code }) => code)).toContain('AGE_CAPACITY');
      expect((await offered(who)).message).toBe(`You can apply again starting ${formatLongDate(civilDate(day))}.`);

      // Thirty days have passed, and the same application would get the same answer.
      const later = await daysLater(31, who);
      expect(await offered(later)).toMatchObject({ isReapplyEnabled: false });
      const early = await world.call(reapply, { body: { applicationId: who.applicationId, ...ALLOWED } }, later.own);
      expect(early).toMatchObject({ status: 409, body: { code: 'REAPPLY_NOT_OPEN' } });
      expect((await world.arrive(who.email)).applicationId).toBe(who.applicationId);

      // Where 18 years are enough, nothing is left to wait for.
      await world.deps.database.migrate([`update borrower set state_code = 'TX' where id = '${who.borrowerId}'`]);
      expect(await offered(later)).toMatchObject({ isReapplyEnabled: true, buttonLabel: 'Apply again' });
      await world.deps.database.migrate([`update borrower set state_code = '${state}' where id = '${who.borrowerId}'`]);

      const today = civilDate(world.deps.clock.now().slice(0, 10));
      expect(await offered(await daysLater(daysBetween(today, civilDate(day)) - 1, later))).toMatchObject({
        isReapplyEnabled: false,
      });
      expect(await offered(await daysLater(1, later))).toMatchObject({ isReapplyEnabled: true });
      expect((await world.arrive(who.email)).applicationId).not.toBe(who.applicationId);
    },
  );

  test('the ticket opens the further application, once', async () => {
    const who = await daysLater(31, await returning('0004'));
    const { body } = await world.call(reapply, { body: { applicationId: who.applicationId, ...ALLOWED } }, who.own);
    const opened = await world.call(openTab, { body: { ticket: body.token ?? '' } });
    expect(opened.body.applicationId).toBe((await applicationsOf(who)).find((one) => one.follows_id)?.id);
    expect((await world.call(openTab, { body: { ticket: body.token ?? '' } })).status).toBe(404);
  });
});

describe('a spending limit', () => {
  test('that has ended is refreshed by an approval of today', async () => {
    let who = await returning('0001');
    const before = await lineOf(who);
    who = await daysLater(130, who);
    expect(await offered(who)).toMatchObject({ isCreditLineRefresh: true, buttonLabel: 'Refresh my limit' });
    const body = { applicationId: who.applicationId, refreshSpendingLimit: true, ...ALLOWED };
    const { status, body: outcome } = await world.call(reapply, { body }, who.own);
    expect([status, outcome.status]).toEqual([200, 'APPROVED']);
    const after = await lineOf(who);
    expect((after?.expires_on ?? '') > (before?.expires_on ?? '')).toBe(true);
    expect(after?.application_id).not.toBe(who.applicationId);
    expect((await world.rows('decision', ['application_id', after?.application_id ?? '']))[0]).toMatchObject({
      purpose: 'REFRESH',
    });
  });

  test.each([
    ['a refresh', 130, reapply, { refreshSpendingLimit: true }],
    ['a raise', 31, increaseCreditLine, { requestedAmount: 39_000 }],
  ] as const)(
    '%s that the rules would have a person look at is denied with their reasons',
    async (_, days, call, more) => {
      const who = await daysLater(days, await returning('0002'));
      const { applicationId } = who;
      // Half of such an income goes to what the file shows: a first application waits for a person.
      const annualIncome = 15_500;
      const other = await world.applicant('0002', { annualIncome });
      const first = await world.call(finishApplication, { body: { applicationId: other.applicationId } }, other);
      expect(first.body.status).toBe('REVIEW');
      const { status, body } = await world.call(
        call as typeof reapply,
        { body: { applicationId, ...ALLOWED, annualIncome, ...more } },
        who.own,
      );
      expect([status, body.status, body.pagePath]).toEqual([200, 'DENIED', 'application-denied']);
      expect(body.deniedReasons.map(({ code }) => code)).toEqual(['OBLIGATIONS_HIGH']);
      const [application] = (await applicationsOf(who)).filter(({ follows_id }) => follows_id !== null);
      const notices = await world.papers<{ document_key: string }>(application?.id ?? '');
      expect(notices.map(({ document_key }) => document_key)).toContain('adverse-action-notice');
    },
  );

  test('is raised only by asking for more, with an income and a consent, and a refusal leaves it as it is', async () => {
    const who = await daysLater(31, await returning('0002', { requestedAmount: 40_000 }));
    const line = await lineOf(who);
    const { applicationId } = who;
    const ask = (more: object) => world.call(increaseCreditLine, { body: { applicationId, ...more } }, who.own);
    expect((await ask(ALLOWED)).body.fields).toMatchObject([{ field: 'requestedAmount' }]);
    const limit = (line?.approved_line_cents ?? 0) / 100;
    expect((await ask({ requestedAmount: limit, ...ALLOWED })).body.fields).toMatchObject([
      { field: 'requestedAmount' },
    ]);
    expect((await ask({ requestedAmount: limit + 1 })).body.fields).toMatchObject([{ field: 'creditPullConsent' }]);
    expect(await applicationsOf(who)).toHaveLength(1);

    const { body } = await ask({ requestedAmount: 40_000, ...ALLOWED });
    expect(body.status).toBe('DENIED');
    expect(body.deniedReasons.length).toBeGreaterThan(0);
    expect(await lineOf(who)).toMatchObject({
      approved_line_cents: line?.approved_line_cents,
      expires_on: line?.expires_on,
      application_id: applicationId,
    });
    expect(await offered(who)).toMatchObject({ isReapplyEnabled: false, buttonLabel: null });
  });

  test('is raised where the income allows more than it did', async () => {
    const who = await daysLater(31, await returning('0001', { annualIncome: 20_000, requestedAmount: 20_000 }));
    const before = (await lineOf(who))?.approved_line_cents ?? 0;
    const body = { applicationId: who.applicationId, requestedAmount: 20_000, annualIncome: 120_000, ...ALLOWED };
    const { body: outcome } = await world.call(increaseCreditLine, { body }, who.own);
    expect(outcome.status).toBe('APPROVED');
    expect((await lineOf(who))?.approved_line_cents).toBeGreaterThan(before);
  });

  test('fifty presses at once come to one further application', async () => {
    const who = await daysLater(130, await returning('0001'));
    const body = { applicationId: who.applicationId, refreshSpendingLimit: true, ...ALLOWED };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, press) =>
        world.call(reapply, { body }, { ...who.own, headers: { 'idempotency-key': `press-${press}-of-fifty` } }),
      ),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    for (const { body: outcome } of done) expect(outcome.status).toBe('APPROVED');
    expect(await applicationsOf(who)).toHaveLength(2);
    const further = (await applicationsOf(who)).find(({ follows_id }) => follows_id === who.applicationId);
    expect(await world.rows('decision', ['application_id', further?.id ?? ''])).toHaveLength(1);
  });
});

test('a held account is offered nothing and gets nothing', async () => {
  const who = await daysLater(130, await returning('0001'));
  const { database } = world.deps;
  await database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('borrower').set({ on_hold: 1 }).where('id', '=', who.borrowerId)),
  );
  expect(await offered(who)).toMatchObject({ isReapplyEnabled: false, message: null });
  const body = { applicationId: who.applicationId, refreshSpendingLimit: true, ...ALLOWED };
  expect((await world.call(reapply, { body }, who.own)).status).toBe(409);
});
