import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

/** More people than this share no address. */
const PEOPLE_MAX = 50;

const atEmail = statement<{ email: string }>()((q, p) =>
  q
    .selectFrom('borrower')
    .select(['id', 'email_verified_at as proven_at'])
    .where('email', '=', p.email)
    .orderBy('id')
    .limit((eb) => eb.lit(PEOPLE_MAX)),
);
const atPhone = statement<{ phone: string }>()((q, p) =>
  q
    .selectFrom('borrower')
    .select(['id', 'phone_verified_at as proven_at'])
    .where('phone', '=', p.phone)
    .orderBy('id')
    .limit((eb) => eb.lit(PEOPLE_MAX)),
);
const ofApplication = statement<{ id: string }>()((q, p) =>
  q.selectFrom('application').select('borrower_id').where('id', '=', p.id),
);
const membersOf = statement<{ practiceId: string; borrowerId: string }>()((q, p) =>
  q
    .selectFrom('membership')
    .select('id')
    .where('practice_id', '=', p.practiceId)
    .where('borrower_id', '=', p.borrowerId)
    .limit(1),
);
const ofChallenge = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('challenge')
    .innerJoin('borrower', 'borrower.id', 'challenge.subject_id')
    .select('borrower.id')
    .where('challenge.id', '=', p.id),
);

/** What a message tells of whom it is for. */
export type MessageAbout = {
  /** The address or number that it was promised to. */
  address: string;
  borrowerId?: string | undefined;
  applicationId?: string | undefined;
  practiceId?: string | undefined;
  /** Of a code: whoever it logs in, or whose contact it proves. */
  challengeId?: string | undefined;
};

/**
 * Whose file a message belongs to: who is named, who applied, who has proven the address, else the only one who has it. Undefined for
 * nobody of ours, and where it would be guessed.
 */
export async function personOfMessage(db: Db, about: MessageAbout): Promise<string | undefined> {
  const { address, borrowerId, applicationId, practiceId, challengeId } = about;
  if (borrowerId !== undefined) return borrowerId;
  if (challengeId !== undefined) return (await db.first(ofChallenge, { id: challengeId }))?.id;
  const people = address.includes('@')
    ? await db.all(atEmail, { email: address })
    : await db.all(atPhone, { phone: address.replace(/^\+1/, '') });
  const applied = applicationId && (await db.first(ofApplication, { id: applicationId }))?.borrower_id;
  if (applied && people.some(({ id }) => id === applied)) return applied;
  const proven = people.find(({ proven_at }) => proven_at !== null);
  if (proven) return proven.id;
  if (people.length <= 1 || practiceId === undefined) return people.length === 1 ? people[0]?.id : undefined;
  const members: string[] = [];
  for (const { id } of people) if (await db.first(membersOf, { practiceId, borrowerId: id })) members.push(id);
  return members.length === 1 ? members[0] : undefined;
}
