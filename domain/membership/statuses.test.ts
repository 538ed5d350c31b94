import { describe, expect, test } from 'vitest';
import { APPOINTMENT_STATUSES, MEMBERSHIP_STATUSES } from '../enums';
import type { Outcome } from '../status-machine/status-machine';
import { APPOINTMENT_ACTIONS, actOnAppointment } from './appointment-status';
import { actOnMembership, MEMBERSHIP_ACTIONS, memberDisplayStatus } from './membership-status';
import { nextPlanStep, PROVIDER_PLAN_ACTIONS, PROVIDER_PLAN_STEPS } from './provider-plan-flow';
import {
  nextSignUpStep,
  SIGN_UP_ACTIONS,
  SIGN_UP_STEPS,
  type SignUpAnswer,
  signUpStepAfterFinish,
  signUpStepAfterMismatch,
  signUpStepOnReturn,
} from './sign-up-steps';

const shown = (outcome: Outcome<string, string>) => ('to' in outcome ? outcome.to : `!${outcome.refused}`);

describe('every status × action cell of a membership', () => {
  /** sendPlan withdrawPlan activate acceptModification pause renew endYear, then the three of a cancellation; with a requested plan. */
  const expected = {
    REGISTER:
      'PLAN_REQUESTED !no_requested_plan !no_requested_plan !not_active !not_active !not_active !not_active ' +
      '!not_active !not_active !no_installments',
    PLAN_REQUESTED:
      'PLAN_REQUESTED REGISTER ACTIVE !not_active !not_active !not_active !not_active ' +
      '!not_active !not_active !no_installments',
    ACTIVE:
      'ACTIVE ACTIVE !already_active ACTIVE ACTIVE ACTIVE CANCELLED ' +
      'CANCELLED CANCELLATION_INSTALLMENT !no_installments',
    CANCELLED:
      'PLAN_REQUESTED !cancelled !cancelled !cancelled !cancelled !cancelled !cancelled ' +
      '!cancelled !cancelled !no_installments',
    CANCELLATION_INSTALLMENT:
      '!cancelled !cancelled !cancelled !cancelled !cancelled !cancelled !cancelled !cancelled !cancelled CANCELLED',
  };
  test.each(MEMBERSHIP_STATUSES)('%s', (status) => {
    const membership = { status, hasRequestedPlan: true };
    expect(MEMBERSHIP_ACTIONS.map((action) => shown(actOnMembership(membership, action))).join(' ')).toBe(
      expected[status],
    );
  });

  test('without a requested plan nothing is activated, accepted or withdrawn', () => {
    const refused = { refused: 'no_requested_plan' };
    expect(actOnMembership({ status: 'PLAN_REQUESTED', hasRequestedPlan: false }, 'activate')).toEqual(refused);
    expect(actOnMembership({ status: 'ACTIVE', hasRequestedPlan: false }, 'acceptModification')).toEqual(refused);
    expect(actOnMembership({ status: 'ACTIVE', hasRequestedPlan: false }, 'withdrawPlan')).toEqual(refused);
  });

  test('members are shown with the seven status values of the lists', () => {
    const member = { hasSavedPlan: false, isChangedByMember: false, appointments: [] };
    const active = { ...member, status: 'ACTIVE' } as const;
    expect([
      memberDisplayStatus(active),
      memberDisplayStatus({ ...active, appointments: ['SCHEDULED', 'APPOINTMENT_NEEDED'] }),
      memberDisplayStatus({ ...active, appointments: ['APPOINTMENT_NEEDED', 'CONTACT_REQUESTED'] }),
      memberDisplayStatus({ ...member, status: 'CANCELLED' }),
      memberDisplayStatus({ ...member, status: 'CANCELLATION_INSTALLMENT' }),
      memberDisplayStatus({ ...member, status: 'PLAN_REQUESTED' }),
      memberDisplayStatus({ ...member, status: 'PLAN_REQUESTED', isChangedByMember: true }),
      memberDisplayStatus({ ...member, status: 'REGISTER', hasSavedPlan: true }),
      memberDisplayStatus({ ...member, status: 'REGISTER' }),
    ]).toEqual([
      'active',
      'appointment_needed',
      'contact_requested',
      'cancelled',
      'cancelled',
      'confirmation_needed',
      'confirmation_requested',
      'plan_saved',
      null,
    ]);
  });
});

describe('every status × action cell of an appointment', () => {
  /** schedule requestChange clearRequest removeDate markDone, with a date and not done. */
  const expected = {
    APPOINTMENT_NEEDED: 'SCHEDULED CONTACT_REQUESTED !no_request !not_scheduled !not_scheduled',
    SCHEDULED: 'SCHEDULED CONTACT_REQUESTED !no_request APPOINTMENT_NEEDED SCHEDULED',
    CONTACT_REQUESTED: 'SCHEDULED CONTACT_REQUESTED SCHEDULED CONTACT_REQUESTED SCHEDULED',
  };
  test.each(APPOINTMENT_STATUSES)('%s', (status) => {
    const agreement = { status, hasDate: status !== 'APPOINTMENT_NEEDED', isDone: false };
    expect(APPOINTMENT_ACTIONS.map((action) => shown(actOnAppointment(agreement, action))).join(' ')).toBe(
      expected[status],
    );
  });

  test('clearing a request without a date goes back to needing an appointment', () => {
    const agreement = { status: 'CONTACT_REQUESTED', hasDate: false, isDone: false } as const;
    expect(actOnAppointment(agreement, 'clearRequest')).toEqual({ to: 'APPOINTMENT_NEEDED' });
    expect(actOnAppointment(agreement, 'markDone')).toEqual({ refused: 'not_scheduled' });
  });

  test('a done treatment is neither scheduled, changed nor done again', () => {
    const agreement = { status: 'SCHEDULED', hasDate: true, isDone: true } as const;
    for (const action of ['schedule', 'requestChange', 'markDone'] as const) {
      expect(actOnAppointment(agreement, action)).toEqual({ refused: 'already_done' });
    }
  });
});

describe('every step × action cell of the provider plan flow', () => {
  test.each(PROVIDER_PLAN_STEPS)('%s', (step) => {
    const row = PROVIDER_PLAN_ACTIONS.map((action) => shown(nextPlanStep(step, action))).join(' ');
    expect(row).toBe(
      step === 'SCHEDULE'
        ? 'SENT UPDATE_SENT SAVE_FOR_LATER_SENT WITHDRAW_SENT !nothing_sent'
        : '!already_sent !already_sent !already_sent !already_sent SCHEDULE',
    );
  });
});

describe('every step × action cell of the member sign-up', () => {
  /** Allowed moves; every other cell is refused. */
  const allowed = new Map([
    ['verification-code verifyCode', 'name-step'],
    ['name-step saveName', 'address-step'],
    ['address-step saveAddress', 'ssn-step'],
    ['ssn-step saveSsn', 'agreement-step'],
    ['agreement-step finish', 'waiting-confirmation'],
    ['waiting-confirmation finishFailed', 'agreement-step'],
    ['verification-questions answerQuestions', 'waiting-confirmation'],
    ['identity-verification-step verifyIdentity', 'agreement-step'],
    ['name-step renewDuplicate', 'name-step'],
    ['address-step renewDuplicate', 'name-step'],
    ['ssn-step renewDuplicate', 'name-step'],
    ['agreement-step renewDuplicate', 'name-step'],
    ['waiting-confirmation renewDuplicate', 'name-step'],
    ['denied renewDuplicate', 'name-step'],
  ]);
  test('has the steps from the code to completed or denied, under the names of the specification', () => {
    const start = ['verification-code', 'name-step', 'address-step', 'ssn-step', 'agreement-step'];
    const checks = ['identity-verification-step', 'verification-questions', 'waiting-confirmation'];
    expect([...SIGN_UP_STEPS].sort()).toEqual([...start, ...checks, 'completed-registration', 'denied'].sort());
  });

  test.each(SIGN_UP_STEPS)('%s', (step) => {
    for (const action of SIGN_UP_ACTIONS) {
      expect(shown(nextSignUpStep(step, action)), action).toBe(allowed.get(`${step} ${action}`) ?? '!wrong_step');
    }
  });

  test('the answer to finish is read in order: questions, identity, then status', () => {
    const answer = (rest: Partial<SignUpAnswer>): SignUpAnswer => ({
      status: 'APPROVED',
      kbaRequired: false,
      hasKbaQuestions: false,
      personaRequired: false,
      ...rest,
    });
    const all = { kbaRequired: true, hasKbaQuestions: true, personaRequired: true } as const;
    expect(signUpStepAfterFinish(answer({ ...all, status: 'DENIED' }))).toBe('verification-questions');
    expect(signUpStepAfterFinish(answer({ ...all, hasKbaQuestions: false }))).toBe('identity-verification-step');
    expect(signUpStepAfterFinish(answer({}))).toBe('completed-registration');
    expect(signUpStepAfterFinish(answer({ status: 'DENIED' }))).toBe('denied');
    expect(signUpStepAfterFinish(answer({ status: 'REVIEW' }))).toBe('waiting-confirmation');
    expect(signUpStepAfterFinish(answer({ status: 'INCOMPLETE' }))).toBe('waiting-confirmation');
  });

  test('a corrected mismatch completes, denies or waits', () => {
    const answer = { status: 'REVIEW', hasMismatches: true, isSsnResolved: false } as const;
    expect(signUpStepAfterMismatch(answer)).toBe('waiting-confirmation');
    expect(signUpStepAfterMismatch({ ...answer, isSsnResolved: true })).toBe('completed-registration');
    expect(signUpStepAfterMismatch({ ...answer, status: 'APPROVED' })).toBe('waiting-confirmation');
    expect(signUpStepAfterMismatch({ ...answer, status: 'APPROVED', hasMismatches: false })).toBe(
      'completed-registration',
    );
    expect(signUpStepAfterMismatch({ ...answer, status: 'DENIED' })).toBe('denied');
  });

  test('who returns goes to welcome, waits for a plan, or goes on where they were', () => {
    const step = (status: (typeof MEMBERSHIP_STATUSES)[number], hasRequestedTreatments: boolean) =>
      signUpStepOnReturn({ status, hasRequestedTreatments }, 'ssn-step');
    expect(MEMBERSHIP_STATUSES.map((status) => step(status, true))).toEqual([
      'ssn-step',
      'ssn-step',
      'welcome',
      'welcome',
      'welcome',
    ]);
    expect([step('REGISTER', false), step('PLAN_REQUESTED', false)]).toEqual(['waiting-confirmation', 'ssn-step']);
  });
});
