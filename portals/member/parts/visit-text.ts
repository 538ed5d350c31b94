import { civilDate, moment } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import { copy } from './visit-copy';

type Visit = {
  scheduledDate: string | null;
  dueOn: string;
  doneAt: string | null;
  injector: { readonly name: string } | null;
};

/** When a treatment is, was or may be, and with whom. */
export function visitText({ scheduledDate, dueOn, doneAt, injector }: Visit): string {
  const today = todayHere();
  if (doneAt !== null) return copy.done(moment(doneAt, undefined, today));
  if (scheduledDate === null) return dueOn <= today ? copy.ready : copy.readyFrom(civilDate(dueOn, 'sentence'));
  const when = moment(scheduledDate, undefined, today);
  return injector ? copy.withWhom(when, injector.name) : when;
}
