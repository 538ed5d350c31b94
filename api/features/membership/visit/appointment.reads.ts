import { takingRows } from '../../../db/row-lock';
import { type RowOf, statement } from '../../../db/statement';

/** Somebody who gives treatments, while nobody else gives them another visit. */
export const takenInjector = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('injector').select(['id', 'name']).where('id', '=', p.id), dialect),
);

/** Who gives treatments at a practice now, by name. */
export const injectorsNow = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('injector')
    .select(['id', 'name', 'color'])
    .where('practice_id', '=', p.practiceId)
    .where('removed_at', 'is', null)
    .orderBy('name_key')
    .orderBy('id'),
);

/** Visits of an injector between two moments that are to come, with whose they are. */
export const visitsOfInjector = statement<{ injectorId: string; from: string; until: string }>()((q, p) =>
  q
    .selectFrom('visit')
    .select(['id', 'membership_id', 'scheduled_at', 'minutes'])
    .where('injector_id', '=', p.injectorId)
    .where('scheduled_at', '>', p.from)
    .where('scheduled_at', '<', p.until)
    .where('done_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('scheduled_at')
    .orderBy('id'),
);

/** The same of everybody at a practice. */
export const visitsOfPractice = statement<{ practiceId: string; from: string; until: string }>()((q, p) =>
  q
    .selectFrom('visit')
    .select(['id', 'membership_id', 'scheduled_at', 'minutes'])
    .where('practice_id', '=', p.practiceId)
    .where('scheduled_at', '>', p.from)
    .where('scheduled_at', '<', p.until)
    .where('done_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('scheduled_at')
    .orderBy('id'),
);

export const practiceOfCalendar = statement<{ id: string }>()((q, p) =>
  q.selectFrom('practice').select(['id', 'name', 'time_zone']).where('id', '=', p.id),
);

const COLUMNS = [
  'visit.id',
  'visit.membership_id',
  'visit.thread_id',
  'visit.status',
  'visit.due_on',
  'visit.scheduled_at',
  'visit.minutes',
  'visit.injector_id',
  'visit.done_at',
  'visit.requested_note',
  'visit.version',
  'plan_treatment.name as treatment',
  'plan_treatment.units',
  'plan_treatment.unit_type',
  'membership.standing',
  'borrower.first_name',
  'borrower.last_name',
  'borrower.phone',
  'injector.name as injector_name',
] as const;

/** Visits of a practice that have a date between two moments, those that were given too. */
export const appointmentsBetween = statement<{ practiceId: string; from: string; until: string; limit: number }>()(
  (q, p) =>
    q
      .selectFrom('visit')
      .innerJoin('plan_treatment', 'plan_treatment.id', 'visit.plan_treatment_id')
      .innerJoin('membership', 'membership.id', 'visit.membership_id')
      .innerJoin('borrower', 'borrower.id', 'membership.borrower_id')
      .leftJoin('injector', 'injector.id', 'visit.injector_id')
      .select(COLUMNS)
      .where('visit.practice_id', '=', p.practiceId)
      .where('visit.scheduled_at', 'is not', null)
      .where('visit.ended_at', 'is', null)
      .where('visit.scheduled_at', '>=', p.from)
      .where('visit.scheduled_at', '<', p.until)
      .orderBy('visit.scheduled_at')
      .orderBy('visit.id')
      .limit(p.limit),
);
export type AppointmentRow = RowOf<typeof appointmentsBetween>;

type Waiting = { practiceId: string; status: 'APPOINTMENT_NEEDED' | 'CONTACT_REQUESTED'; day: string };

/** Visits that are owed by a day and wait in a status, the oldest first. */
export const waitingVisits = statement<Waiting & { limit: number }>()((q, p) =>
  q
    .selectFrom('visit')
    .innerJoin('plan_treatment', 'plan_treatment.id', 'visit.plan_treatment_id')
    .innerJoin('membership', 'membership.id', 'visit.membership_id')
    .innerJoin('borrower', 'borrower.id', 'membership.borrower_id')
    .leftJoin('injector', 'injector.id', 'visit.injector_id')
    .select(COLUMNS)
    .where('visit.practice_id', '=', p.practiceId)
    .where('visit.status', '=', p.status)
    .where('visit.done_at', 'is', null)
    .where('visit.ended_at', 'is', null)
    .where('visit.due_on', '<=', p.day as never)
    .orderBy('visit.due_on')
    .orderBy('visit.id')
    .limit(p.limit),
);

export const countWaitingVisits = statement<Waiting>()((q, p) =>
  q
    .selectFrom('visit')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('practice_id', '=', p.practiceId)
    .where('status', '=', p.status)
    .where('done_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('due_on', '<=', p.day as never),
);
