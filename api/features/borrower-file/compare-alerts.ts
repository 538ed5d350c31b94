import type { compareFraudAlerts } from '@contract/borrower-file/fraud-alert-calls';
import { COMPARED_FIELDS } from '@contract/borrower-file/fraud-alert-entity';
import type { ResultOf } from '@contract/endpoint';
import { fullName } from '@domain/person-name';
import { ofEach, type PersonalField } from '@domain/personal-fields';
import type { RowOf } from '../../db/statement';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import type { CreditFile } from '../../vendors/credit-bureau/port';
import { actsOf, alertedApplications, allApplicationsOf, type PersonRow, personById } from './file.reads';
import { actView } from './file.view';
import { practicesInSight } from './find-person';

type Comparison = ResultOf<typeof compareFraudAlerts>['data'][number];
type Field = Comparison['fields'][number]['field'];

/** What staff change of a person, as the answer that the bureau compares. */
const answerOf: Readonly<Record<PersonalField, Field | null>> = ofEach(({ part }) => part);

/** The alerts of a person's applications at the practices in scope, newest first, each with what the bureau said of the answers. */
export async function compareAlerts(
  deps: Deps,
  borrowerId: string,
  actor: StaffActor,
): Promise<ResultOf<typeof compareFraudAlerts>> {
  const db = deps.database.read;
  const [person, practices, alerted, acts, applications] = await Promise.all([
    db.first(personById, { id: borrowerId }),
    practicesInSight({ db, actor }, borrowerId),
    db.all(alertedApplications, { borrowerId }),
    db.all(actsOf, { borrowerId, after: 0 }),
    db.all(allApplicationsOf, { borrowerId }),
  ]);
  if (!person) throw new Error(`Borrower ${borrowerId} is gone`);
  const seen = alerted.filter(({ practice_id }) => practices.some(({ id }) => id === practice_id));
  const changes = acts.map(actView);
  /** Answers that are others than at a moment, or may be: each further application asks all of them. */
  const anewSince = (at: string): ReadonlySet<Field> =>
    applications.some(({ created_at }) => created_at > at)
      ? new Set(COMPARED_FIELDS)
      : new Set(
          changes
            .filter((act) => act.at > at)
            .flatMap((act) =>
              act.changes.flatMap(
                ({ field }) => (answerOf as Readonly<Record<string, Field | null | undefined>>)[field] ?? [],
              ),
            ),
        );
  return { data: await Promise.all(seen.map((row) => comparisonOf(row, { person, anewSince, deps }))) };
}

type Known = { person: PersonRow; anewSince: (at: string) => ReadonlySet<Field>; deps: Deps };

async function comparisonOf(
  row: RowOf<typeof alertedApplications>,
  { person, anewSince, deps }: Known,
): Promise<Comparison> {
  // Sealed by `storeDecision` only.
  const file =
    row.bureau_vault_id && (JSON.parse(await deps.vault.open(deps.database.read, row.bureau_vault_id)) as CreditFile);
  const anew = row.checked_at === null ? new Set<Field>() : anewSince(row.checked_at);
  const given = givenBy(person);
  return {
    _id: row.id,
    number: row.number,
    agency: file ? file.agency.name : null,
    checkedAt: row.checked_at,
    alert: file && file.fraudAlertLevel !== 'none' ? file.fraudAlertLevel : null,
    fields: COMPARED_FIELDS.map((field) => {
      const said = file && !file.noHit && !file.frozen ? file.mismatches : null;
      return { field, given: given[field], comparison: verdictOf(field, { given: given[field], said, anew }) };
    }),
  };
}

function givenBy(person: PersonRow): Readonly<Record<Field, string | null>> {
  const lines = [person.street, person.unit, person.city].filter((line) => line !== null && line !== '');
  return {
    name: fullName(person.first_name, person.last_name) || null,
    dateOfBirth: person.birth_date,
    ssn: person.ssn_last_four === null ? null : `•••-••-${person.ssn_last_four}`,
    address: person.street === null ? null : [...lines, [person.state_code, person.zip_code].join(' ')].join(', '),
  };
}

type Facts = { given: string | null; said: CreditFile['mismatches'] | null; anew: ReadonlySet<Field> };

function verdictOf(field: Field, { given, said, anew }: Facts): Comparison['fields'][number]['comparison'] {
  if (given === null) return 'NOT_GIVEN';
  if (said === null) return 'NOT_COMPARED';
  if (anew.has(field)) return 'GIVEN_ANEW';
  return said.includes(field) ? 'DIFFERS' : 'MATCHES';
}
