import { finishApplication } from '@contract/application/decision-calls';
import { askPatientfiPlus } from '@contract/application/patientfi-plus-calls';
import { enrollInPatientfiPlusPromotion, setPatientfiPlusPromo } from '@contract/plus-promotion/calls';
import { addDays } from '@domain/calendar/civil-date';
import { formatUsDate } from '@domain/calendar/us-date';
import { startOfDay } from '@domain/calendar/zoned-day';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { civilToday } from '../../../civil-today';
import type { PracticeTable } from '../../../db/tables/practice';
import { type ApplicationCase, getCase } from '../application.reads';
import { type Applicant, type ApplyWorld, startApplyWorld } from '../testing/apply-world';
import { decideCase } from './decide-case';
import { openStoredFile } from './stored-file';

const PRACTICE = 'prac-clearview-eye';
const HERE = { state: 'IL' as const, city: 'Chicago', zipCode: '60601', isPatient: true };

let world: ApplyWorld;
beforeEach(async () => {
  world = await startApplyWorld();
});
afterEach(() => world.discard());

/** Finishes as somebody whose declined application is worth a second look. */
async function declined() {
  const who = await world.applicant('0015', HERE, 'clearview-eye');
  return { who, outcome: await finish(who) };
}
const finish = async ({ token, applicationId }: Applicant) =>
  (await world.call(finishApplication, { body: { applicationId } }, { token })).body;
const ask = async ({ token, applicationId }: Applicant) =>
  (await world.call(askPatientfiPlus, { body: { applicationId } }, { token })).status;
const today = () => civilToday(world.deps.clock, 'IL');
/** Midnight in Chicago of a day that lies `days` ahead. */
const midnight = (days: number) => Date.parse(startOfDay(addDays(today(), days), 'America/Chicago'));
const waitUntil = (atMs: number) => world.deps.clock.advance(atMs - world.deps.clock.nowMs());

/** A promotion that begins tomorrow and ends the day after, in which the practice takes part. */
async function promoted(takesPart = true) {
  const [first, last] = [addDays(today(), 1), addDays(today(), 2)];
  const body = {
    practiceId: PRACTICE,
    active: true,
    promoStartDate: formatUsDate(first),
    promoEndDate: formatUsDate(last),
  };
  const token = await world.staffSession('admin@demo.test');
  expect((await world.call(setPatientfiPlusPromo, { body }, { token })).status).toBe(200);
  const joining = { practiceId: PRACTICE, optIn: takesPart };
  const manager = await world.staffSession('manager@clearview-eye.test');
  expect((await world.call(enrollInPatientfiPlusPromotion, { body: joining }, { token: manager })).status).toBe(200);
  return { first: midnight(1), end: midnight(3) };
}

describe('applicants who are declined', () => {
  test('before, during and after a promotion each keep what they were offered', async () => {
    const { first, end } = await promoted();
    waitUntil(first - 60_000);
    const before = await declined();
    expect(before.outcome).toMatchObject({
      status: 'DENIED',
      pagePath: 'application-denied',
      patientfiPlusAvailable: false,
    });
    waitUntil(first);
    const during = await declined();
    expect(during.outcome).toMatchObject({
      status: 'DENIED',
      pagePath: 'patientfi-plus',
      patientfiPlusAvailable: true,
    });
    // The promotion does not reach back to who was declined the evening before.
    expect(await ask(before.who)).toBe(409);
    waitUntil(end - 60_000);
    const atLast = await declined();
    expect(atLast.outcome.pagePath).toBe('patientfi-plus');
    waitUntil(end);
    const after = await declined();
    expect(after.outcome).toMatchObject({ status: 'DENIED', pagePath: 'application-denied' });
    expect(await ask(after.who)).toBe(409);
    // Who was offered it asks for it also when it has ended.
    expect(await ask(atLast.who)).toBe(200);
    expect(await world.rows('outbox', ['kind', 'patientfi-plus-asked'])).toHaveLength(1);
  });

  test('are offered nothing where the practice takes no part', async () => {
    const { first } = await promoted(false);
    waitUntil(first);
    expect((await declined()).outcome.pagePath).toBe('application-denied');
  });

  test('for a membership are decided without a promotion, which is financing', async () => {
    const { first } = await promoted();
    waitUntil(first);
    const { who } = await declined();
    const { deps } = world;
    const of = await getCase(deps.database.read, who.applicationId, 'APPLICATIONS');
    const { file } = await openStoredFile(deps.database.read, of.application, deps);
    const [medspa] = await world.rows<PracticeTable>('practice', ['id', 'prac-harbor-medspa']);
    const signUp: ApplicationCase = {
      ...of,
      application: { ...of.application, enrollment: 'MEMBERSHIPS' },
      practice: { ...of.practice, membership_risk_profile_id: medspa?.membership_risk_profile_id ?? null },
    };
    const { inputs } = await decideCase({ db: deps.database.read, deps }, signUp, { file });
    expect(inputs.practiceSecondLook).toBe('NONE');
  });

  test('keep the offer also when they are decided on again after the promotion', async () => {
    const { first, end } = await promoted();
    waitUntil(first - 60_000);
    const before = await declined();
    waitUntil(first);
    const during = await declined();
    waitUntil(end);
    const lookOf = async ({ applicationId }: Applicant) => {
      const { deps } = world;
      const of = await getCase(deps.database.read, applicationId, 'APPLICATIONS');
      const { file } = await openStoredFile(deps.database.read, of.application, deps);
      return (await decideCase({ db: deps.database.read, deps }, of, { file })).inputs.practiceSecondLook;
    };
    expect([await lookOf(before.who), await lookOf(during.who)]).toEqual(['NONE', 'PATIENTFI_PLUS']);
  });
});
