import { civilDate } from '@domain/calendar/civil-date';
import { cents } from '@domain/money/cents';
import { decide } from '@domain/underwriting/decide';
import { DEMO_CONFIGURATION } from '@domain/underwriting/demo-configuration';
import { grantedLimit } from '@domain/underwriting/granted-limit';
import { anApplicant } from '@domain/underwriting/test-applicants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertApplication } from '../../../generated/insert-application';
import { startTestApp, type TestApp } from '../../../test/app';
import { aBorrower } from '../../../test/builders';
import { getCase } from '../application.reads';
import { outcomeOfDecision } from './outcome-of-decision';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

/** An approval of which all is owed already, so that it names no line above zero, with the reasons why. */
async function outcomeOf(purpose: 'NEW' | 'REFRESH', reasons: string[]) {
  const { deps } = world;
  const { id } = await aBorrower(deps);
  const found = await insertApplication(deps, id, { practiceId: 'prac-bright-smile' });
  const of = await getCase(deps.database.read, found, 'APPLICATIONS');
  const inputs = anApplicant({});
  const made = decide(inputs, DEMO_CONFIGURATION, civilDate('2026-01-15'));
  expect(made.status).toBe('APPROVED');
  const decision = { ...made, reasons, approvedCreditLineCents: cents(0) };
  const granted = grantedLimit(decision, { requestedCents: 300_000, openLimitCents: null });
  const circumstances = { hasExam: false, tries: 0, isCorrection: false, isAlertSettled: false };
  const application = { ...of.application, purpose };
  const { status, change } = outcomeOfDecision({ ...of, application }, { decision, granted, inputs }, circumstances);
  return [status, change.page_path, change.approved_line_cents];
}

test('a further application that is approved without a line is denied, where there is a reason to tell', async () => {
  expect(await outcomeOf('REFRESH', ['BALANCE_OUTSTANDING'])).toEqual(['DENIED', 'application-denied', null]);
  // Nobody is denied without a reason.
  expect((await outcomeOf('REFRESH', []))[0]).toBe('APPROVED');
  expect((await outcomeOf('NEW', ['BALANCE_OUTSTANDING']))[0]).toBe('APPROVED');
});
