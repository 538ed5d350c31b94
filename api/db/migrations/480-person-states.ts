import { triggers as ofApplications } from './080-listed-applications';
import { triggers as ofMembers } from './331-member-of-practice';
import type { Migration } from './migration';
import { on, type Trigger, triggerOf } from './row-triggers';

const BEFORE = 'borrower.deceased = 1';
const CLOSED = `borrower.deceased = 1 or borrower.states like '%BANKRUPTCY%'`;
const REPLACED_BY_MEMBERS = ['listed_application_begin', 'listed_application_change', 'listed_application_person'];

/** The triggers in force that say what can still be spent of a line. */
const earlier = [...ofApplications.filter(({ name }) => !REPLACED_BY_MEMBERS.includes(name)), ...ofMembers].filter(
  ({ does }) => does.includes(BEFORE),
);

const triggers: readonly Trigger[] = earlier.map((trigger) => ({
  ...trigger,
  ...(trigger.name === 'listed_application_closed_line' &&
    on('borrower', ['on_hold', 'flagged_fraud', 'is_deleted', 'deceased', 'states'])),
  does: trigger.does.replaceAll(BEFORE, CLOSED),
}));

const tableOf = ({ event }: Trigger) => event.split(' ').at(-1);

/**
 * What staff record of a person from a paper: a death, a bankruptcy, that they want no contact, who speaks for them. The paper lies sealed
 * in the vault. Of each kind one is in force; those in force stand in one column of the person too. Nothing can be spent of a line in
 * bankruptcy. `stopped_on` of a membership: since when nothing of it is billed or taken.
 */
export const personStates: Migration = {
  name: '480-person-states',
  statements: (dialect) => [
    `create table person_state (
      id text primary key, borrower_id text not null references borrower (id), kind text not null, since_on text not null,
      note text not null, chapter text, case_number text, speaker_name text, speaker_email text, speaker_phone text,
      vault_id text not null, sha256 text not null, size_bytes bigint not null check (size_bytes > 0),
      set_by text not null references staff (id), set_at text not null,
      ended_by text references staff (id), ended_at text, end_reason text)`,
    'create unique index person_state_in_force on person_state (borrower_id, kind) where ended_at is null',
    'create index person_state_borrower on person_state (borrower_id, set_at)',
    `alter table borrower add column states text not null default ''`,
    'alter table membership add column stopped_on text',
    `update borrower set states = 'DECEASED' where deceased = 1`,
    `create index borrower_states on borrower (email) where states <> ''`,
    ...earlier.flatMap(({ name, ...of }) =>
      dialect === 'sqlite'
        ? [`drop trigger ${name}`]
        : [`drop trigger ${name} on ${tableOf({ name, ...of })}`, `drop function ${name}()`],
    ),
    ...triggers.flatMap((trigger) => triggerOf(trigger, dialect)),
  ],
};
