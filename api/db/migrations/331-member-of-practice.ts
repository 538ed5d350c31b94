import { triggers as earlier, isMember as ofPerson } from './080-listed-applications';
import type { Migration } from './migration';
import { on, type Trigger, triggerOf } from './row-triggers';

const status = (
  borrower: string,
  practice: string,
) => `select case when membership.status in ('REGISTER', 'PLAN_REQUESTED') then 0 else 1 end
  from membership where membership.borrower_id = ${borrower} and membership.practice_id = ${practice}`;
const isMember = `coalesce((${status('application.borrower_id', 'application.practice_id')}), 0)`;

/** The triggers that told it of the person. */
const REPLACED: Readonly<Record<string, string>> = {
  listed_application_begin: 'application',
  listed_application_change: 'application',
  listed_application_person: 'borrower',
};

const refresh = `update listed_application set is_member = coalesce((${status('new.borrower_id', 'new.practice_id')}), 0)
  where borrower_id = new.borrower_id and practice_id = new.practice_id`;

export const triggers: readonly Trigger[] = [
  ...earlier
    .filter(({ name }) => name === 'listed_application_begin' || name === 'listed_application_change')
    .map((trigger) => ({ ...trigger, does: trigger.does.replaceAll(ofPerson, isMember) })),
  {
    name: 'listed_application_person',
    ...on('borrower', ['state_code']),
    does: 'update listed_application set state_code = new.state_code where borrower_id = new.id',
  },
  { name: 'listed_application_member', event: 'insert on membership', does: refresh },
  { name: 'listed_application_membership', ...on('membership', ['status', 'borrower_id']), does: refresh },
];

/** Somebody is a member of a practice, and not of all: no practice learns from a list what a person has at another. */
export const memberOfPractice: Migration = {
  name: '331-member-of-practice',
  statements: (dialect) => [
    ...Object.entries(REPLACED).flatMap(([name, table]) =>
      dialect === 'sqlite' ? [`drop trigger ${name}`] : [`drop trigger ${name} on ${table}`, `drop function ${name}()`],
    ),
    'alter table borrower drop column membership_status',
    `update listed_application set is_member = coalesce((${status('listed_application.borrower_id', 'listed_application.practice_id')}), 0)`,
    ...triggers.flatMap((trigger) => triggerOf(trigger, dialect)),
  ],
};
