import { fullName } from '@domain/person-name';
import type { PersonState } from '@domain/person-state/person-state';
import type { NewDue } from '../membership/index';
import { owedByPerson } from '../servicing/index';
import type { StaffContext } from './change-standing';
import type { RestrictionRow } from './restriction.reads';

type Said = { state: PersonState; on: string; speakerName?: string | undefined; speakerEmail?: string | undefined };

/** States of which whoever speaks for the person is told in their place. */
const TELLS_SPEAKER: readonly PersonState[] = ['DECEASED', 'BANKRUPTCY', 'REPRESENTED'];
/** States of which the person is told where nobody speaks for them, or though somebody does. */
const TELLS_PERSON: readonly PersonState[] = ['BANKRUPTCY', 'CEASE_CONTACT', 'POWER_OF_ATTORNEY'];

/** Tells once what was recorded and what it stops: whoever speaks for the person, else the person, else nobody. */
export async function tellOfState(context: StaffContext, row: RestrictionRow, of: Said): Promise<void> {
  const { state, on, speakerName, speakerEmail } = of;
  const owedCents = await owedByPerson({ db: context.tx, deps: context.deps }, row.id);
  const told = { state, on, owedCents, personName: fullName(row.first_name, row.last_name) };
  if (speakerEmail && TELLS_SPEAKER.includes(state)) {
    const speaker = { to: speakerEmail, firstName: speakerName ?? null, language: 'en' as const, isSpeaker: true };
    await context.send('person-state-recorded', { ...told, ...speaker });
  } else if (TELLS_PERSON.includes(state)) {
    const person = { to: row.email, firstName: row.first_name, isSpeaker: false, speakerName: speakerName ?? null };
    await context.send('person-state-recorded', { ...told, ...person });
  }
}

/** Tells the person that it is not on record anymore; what is due of their loans follows by itself. */
export function tellOfEndedState(
  context: StaffContext,
  { email: to, first_name: firstName }: RestrictionRow,
  { state, due }: { state: PersonState; due: NewDue },
): Promise<string> {
  return context.send('person-state-ended', {
    to,
    firstName,
    state,
    ...(due && { dueCents: due.amountCents, dueOn: due.on }),
  });
}
