import { addDays, type CivilDate } from '../calendar/civil-date';

/** Days before a visit on which it is told of as coming up. */
export const COMING_UP_DAYS = 3;

export const TREATMENT_NOTICES = ['COMING_UP', 'BOOKED', 'NEEDS_DATE'] as const;
export type TreatmentNoticeKind = (typeof TREATMENT_NOTICES)[number];
export type TreatmentNotice = { readonly key: string; readonly kind: TreatmentNoticeKind; readonly visitId: string };

type Visit = {
  readonly id: string;
  readonly dueOn: string;
  /** By the practice's clocks, `2026-09-03T10:30`; null without a date. */
  readonly at: string | null;
  readonly isDone: boolean;
  readonly isAsked: boolean;
};

/** What a visit tells its member: that it comes up, was booked, or needs a date. Another date is told of anew. */
function noticeOf(
  { id, dueOn, at, isDone, isAsked }: Visit,
  now: { today: CivilDate; time: string },
): TreatmentNotice[] {
  if (isDone || isAsked) return [];
  if (at === null) return dueOn <= now.today ? [{ key: `NEEDS_DATE:${id}`, kind: 'NEEDS_DATE', visitId: id }] : [];
  if (at < now.time) return [];
  const kind = at.slice(0, 10) <= addDays(now.today, COMING_UP_DAYS) ? 'COMING_UP' : 'BOOKED';
  return [{ key: `${kind}:${id}:${at}`, kind, visitId: id }];
}

/** What has not been seen yet, in the order of the visits: those with a date first, then those that need one. */
export function treatmentNotices(
  visits: readonly Visit[],
  { now, seen }: { now: { today: CivilDate; time: string }; seen: ReadonlySet<string> },
): TreatmentNotice[] {
  const all = visits.flatMap((visit) => noticeOf(visit, now)).filter(({ key }) => !seen.has(key));
  return all.sort((one, other) => TREATMENT_NOTICES.indexOf(one.kind) - TREATMENT_NOTICES.indexOf(other.kind));
}
