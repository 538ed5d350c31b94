import { APPOINTMENT_STATUSES, type AppointmentStatus } from '../enums';
import { defineMachine, nextState, type Outcome } from '../status-machine/status-machine';

/** `clearRequest` and `removeDate` are the provider's; `requestChange` the member's. */
export const APPOINTMENT_ACTIONS = ['schedule', 'requestChange', 'clearRequest', 'removeDate', 'markDone'] as const;
export type AppointmentAction = (typeof APPOINTMENT_ACTIONS)[number];
export type AppointmentRefusal = 'already_done' | 'no_request' | 'not_scheduled';
export type AppointmentCondition = 'treatment done' | 'no date';

const DONE = { when: 'treatment done', refused: 'already_done' } as const;
const NO_DATE = { when: 'no date' } as const;

/**
 * Appointment statuses of an agreement. A done treatment keeps its status and carries a mark; nothing more happens to it.
 * Source: membership §4 Membership activation and plan changes, Provider plans.
 */
export const appointmentMachine = defineMachine<
  AppointmentStatus,
  AppointmentAction,
  AppointmentRefusal,
  AppointmentCondition
>({
  name: 'Appointment of an agreement',
  initial: 'APPOINTMENT_NEEDED',
  states: APPOINTMENT_STATUSES,
  actions: APPOINTMENT_ACTIONS,
  cells: {
    APPOINTMENT_NEEDED: {
      schedule: [DONE, { to: 'SCHEDULED', source: 'membership §4' }],
      requestChange: [DONE, { to: 'CONTACT_REQUESTED', source: 'membership §4' }],
      clearRequest: { refused: 'no_request' },
      removeDate: [DONE, { refused: 'not_scheduled' }],
      markDone: [DONE, { refused: 'not_scheduled' }],
    },
    SCHEDULED: {
      schedule: [DONE, { to: 'SCHEDULED', note: 'another date' }],
      requestChange: [DONE, { to: 'CONTACT_REQUESTED', source: 'membership §4' }],
      clearRequest: { refused: 'no_request' },
      removeDate: [DONE, { to: 'APPOINTMENT_NEEDED', note: 'the visit is canceled' }],
      markDone: [DONE, { to: 'SCHEDULED', note: 'the treatment is marked as done' }],
    },
    CONTACT_REQUESTED: {
      schedule: [DONE, { to: 'SCHEDULED' }],
      requestChange: [DONE, { to: 'CONTACT_REQUESTED' }],
      clearRequest: [
        { ...NO_DATE, to: 'APPOINTMENT_NEEDED' },
        { to: 'SCHEDULED', note: 'the date stays' },
      ],
      removeDate: [
        DONE,
        { ...NO_DATE, refused: 'not_scheduled' },
        { to: 'CONTACT_REQUESTED', note: 'the visit is canceled, the request stays' },
      ],
      markDone: [DONE, { ...NO_DATE, refused: 'not_scheduled' }, { to: 'SCHEDULED' }],
    },
  },
});

/** What an action makes of an agreement's appointment. */
export function actOnAppointment(
  agreement: { readonly status: AppointmentStatus; readonly hasDate: boolean; readonly isDone: boolean },
  action: AppointmentAction,
): Outcome<AppointmentStatus, AppointmentRefusal> {
  return nextState(appointmentMachine, agreement.status, action, (condition) =>
    condition === 'treatment done' ? agreement.isDone : !agreement.hasDate,
  );
}
