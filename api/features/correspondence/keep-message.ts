import type { Tx } from '../../db/database';
import type { PersonMessageTable } from '../../db/tables/correspondence';
import type { Deps } from '../../deps';
import { maskEmail, maskPhone } from '../../security/mask';
import { takenMessage } from './correspondence.reads';
import { dropSealed, insertMessage, settleMessage } from './correspondence.writes';
import { type MessageAbout, personOfMessage } from './person-of-message.reads';
import { withoutLinks } from './without-links';

/** What is kept sealed of a message. */
export type Said = { subject: string | null; text: string; attachments: readonly string[] };

/** A message that is about to leave. */
export type Leaving = Pick<PersonMessageTable, 'id' | 'kind' | 'channel' | 'brand'> & {
  about: MessageAbout;
  /** Where it really goes: to whoever speaks for the person, too. */
  to: string;
  said: Said;
};

type Outcome = Pick<PersonMessageTable, 'status' | 'reason'>;
type KeepingDeps = Pick<Deps, 'database' | 'vault' | 'clock'>;
type Answer = { readonly status: 'accepted' } | { readonly status: 'undeliverable'; readonly reason: string };

/** Nobody says of it whether it went out; it is tried again. */
const NO_ANSWER = 'no_answer';

/** Sends a message by `send` and keeps in the person's file what it said and what became of it. @throws as `send` */
export async function sendAndKeep<A extends Answer>(
  leaving: Leaving,
  deps: KeepingDeps,
  send: () => Promise<A>,
): Promise<A> {
  const keep = (outcome: Outcome) =>
    deps.database.transaction((tx) => keepMessage({ tx, deps }, rowOf(leaving), { ...outcome, about: leaving.about }));
  let answer: A;
  try {
    answer = await send();
  } catch (thrown) {
    await keep({ status: 'FAILED', reason: NO_ANSWER });
    throw thrown;
  }
  await keep(outcomeOf(answer));
  return answer;
}

const masked = (to: string) => (to.includes('@') ? maskEmail(to) : maskPhone(to));
const rowOf = ({ id, kind, channel, brand, to, said }: Leaving): Kept => ({
  ...{ id, kind, channel, brand, said },
  sent_to: masked(to),
});

/** What an answer of whoever brings it means for the file. */
export const outcomeOf = (answer: Answer): Outcome =>
  answer.status === 'accepted' ? { status: 'SENT', reason: null } : { status: 'FAILED', reason: answer.reason };

type Kept = Pick<PersonMessageTable, 'id' | 'kind' | 'channel' | 'brand' | 'sent_to'> & { said: Said };
type Keeping = { tx: Tx; deps: Pick<Deps, 'vault' | 'clock'> };

/**
 * Keeps a message in the file of whom it is about, once: another try changes its outcome and what it said, until it was sent.
 * Effects: its row and its text in the vault; nothing where it is nobody's of ours.
 */
export async function keepMessage(
  { tx, deps }: Keeping,
  { said, ...kept }: Kept,
  { about, ...outcome }: Outcome & { about: MessageAbout },
): Promise<void> {
  const borrowerId = await personOfMessage(tx, about);
  if (borrowerId === undefined) return;
  const text = JSON.stringify({ ...said, text: withoutLinks(said.text) } satisfies Said);
  const vaultId = await deps.vault.seal(tx, { subjectId: borrowerId, kind: 'message', text });
  const row = { ...kept, ...outcome, borrower_id: borrowerId, vault_id: vaultId, at: deps.clock.now() };
  if ((await tx.run(insertMessage, row)) === 1) return;
  const before = await tx.first(takenMessage, { id: row.id });
  // A repeat after it was sent is the same message.
  if (!before || before.status === 'SENT') return void (await tx.run(dropSealed, { id: vaultId }));
  await tx.run(settleMessage, row);
  await tx.run(dropSealed, { id: before.vault_id });
}
