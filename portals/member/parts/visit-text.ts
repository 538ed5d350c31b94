import { timeOfVisit } from '@domain/membership/visit-times';
import { civilDate, moment } from '@portals/format/dates';
import { todayIn } from '@portals/format/today';
import { copy } from './visit-copy';

type Visit = {
  scheduledDate: string | null;
  dueOn: string;
  doneAt: string | null;
  injector: { readonly name: string } | null;
};

type Of = { practiceZone: string; standing: string };

/** Whether treatments are on hold until what is past due is paid: what has a date keeps it, and nothing else gets one. */
export const isHeld = ({ standing }: Pick<Of, 'standing'>): boolean => standing === 'BENEFITS_HELD';

/** When a treatment is, was or may be, by the clocks of the practice, and with whom. */
export function visitText({ scheduledDate, dueOn, doneAt, injector }: Visit, of: Of): string {
  const zone = of.practiceZone;
  const today = todayIn(zone);
  if (doneAt !== null) return copy.done(moment(timeOfVisit({ scheduledDate, doneAt }), zone, today));
  if (scheduledDate === null && dueOn <= today && isHeld(of)) return copy.onHold;
  if (scheduledDate === null) return dueOn <= today ? copy.ready : copy.readyFrom(civilDate(dueOn, 'sentence'));
  const when = moment(scheduledDate, zone, today);
  return injector ? copy.withWhom(when, injector.name) : when;
}

/** Whether a date can be asked for: of what has one, and of what may be had by now. */
export const mayAsk = ({ scheduledDate, dueOn, doneAt }: Omit<Visit, 'injector'>, of: Of): boolean =>
  doneAt === null && (scheduledDate !== null || (!isHeld(of) && dueOn <= todayIn(of.practiceZone)));
