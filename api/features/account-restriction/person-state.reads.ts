import type { PersonState } from '@domain/person-state/person-state';
import { type RowOf, statement } from '../../db/statement';

/** What is recorded of a person and in force, in the order in which it was. */
export const statesInForce = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('person_state')
    .innerJoin('staff', 'staff.id', 'person_state.set_by')
    .selectAll('person_state')
    .select(['staff.first_name', 'staff.last_name'])
    .where('person_state.borrower_id', '=', p.borrowerId)
    .where('person_state.ended_at', 'is', null)
    .orderBy('person_state.set_at')
    .orderBy('person_state.id'),
);

export const stateInForce = statement<{ borrowerId: string; kind: PersonState }>()((q, p) =>
  q
    .selectFrom('person_state')
    .selectAll()
    .where('borrower_id', '=', p.borrowerId)
    .where('kind', '=', p.kind)
    .where('ended_at', 'is', null),
);
export type PersonStateRow = RowOf<typeof stateInForce>;

/** One of a person, in force or ended. */
export const stateOfPerson = statement<{ id: string; borrowerId: string }>()((q, p) =>
  q.selectFrom('person_state').selectAll().where('id', '=', p.id).where('borrower_id', '=', p.borrowerId),
);

/** Who has an address, whoever has proven it before others. */
export const peopleAtEmail = statement<{ email: string }>()((q, p) =>
  q
    .selectFrom('borrower')
    .select(['id', 'first_name', 'last_name', 'states', 'email_verified_at as proven_at'])
    .where('email', '=', p.email),
);

/** Who has proven a number. */
export const peopleAtPhone = statement<{ phone: string }>()((q, p) =>
  q
    .selectFrom('borrower')
    .select(['id', 'first_name', 'last_name', 'states', 'phone_verified_at as proven_at'])
    .where('phone', '=', p.phone)
    .where('phone_verified_at', 'is not', null),
);
