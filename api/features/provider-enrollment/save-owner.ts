import { saveEnrollmentOwner } from '@contract/provider-enrollment/calls';
import { ADULT_AGE, ageOn } from '@domain/calendar/age';
import { civilDate } from '@domain/calendar/civil-date';
import { type IdType, isOwnerId, OWNER_ID_WORDS, plainOwnerId } from '@domain/practice/owner-id';
import { practiceToday } from '../../civil-today';
import { type Context, command } from '../../command/command';
import { AppError } from '../../http/app-error';
import type { OwnerSecret } from './answers';
import type { EnrollmentRow } from './enrollment.reads';
import { viewEnrollment } from './enrollment.view';
import { keepAnswers, takeFor } from './save-answers';

const refusal = (field: string, message: string) =>
  new AppError('INVALID_FIELDS', { fields: [{ field: `ownerInformation.${field}`, message }] });

/**
 * Says who owns the practice. Date of birth and number are sealed and never answered again; left out, those that were given before stay.
 * Effects: the answers, the vault's row, history, audit row.
 * @throws AppError STEP_ORDER; INVALID_FIELDS at a number that is none of its kind, and at somebody under age; NOT_FOUND.
 * Source: provider-admin §3 ownerInformation, §4.
 */
export const saveOwner = command(saveEnrollmentOwner)(async ({ body: { ownerInformation } }, context) => {
  const row = await takeFor('owner-information', context);
  const { dateOfBirth, ownerId, unitApartment = '', ...shown } = ownerInformation;
  const secret = await secretOf(context, row, { dateOfBirth, ownerId, idType: shown.idType });
  const idLastFour = secret.ownerId.slice(-4);
  const kept = await keepAnswers(context, row, {
    step: 'owner-information',
    act: 'OWNER_GIVEN',
    answers: { ownerInformation: { ...shown, unitApartment, idLastFour } },
    columns: {
      owner_vault_id: await context.deps.vault.seal(context.tx, {
        subjectId: row.id,
        kind: 'enrollment-owner',
        text: JSON.stringify(secret),
        lastFour: idLastFour,
      }),
    },
  });
  return { enrollment: viewEnrollment(kept, context.deps) };
});

type Given = { dateOfBirth?: string | undefined; ownerId?: string | undefined; idType: IdType };

async function secretOf({ tx, deps }: Context, row: EnrollmentRow, given: Given): Promise<OwnerSecret> {
  const { idType } = given;
  const before =
    row.owner_vault_id === null
      ? undefined
      : (JSON.parse(await deps.vault.open(tx, row.owner_vault_id)) as OwnerSecret);
  const dateOfBirth = given.dateOfBirth ?? before?.dateOfBirth;
  // A number of another kind is another number.
  const ownerId = given.ownerId ?? (before?.idType === idType ? before.ownerId : undefined);
  if (dateOfBirth === undefined) throw refusal('dateOfBirth', 'This is required.');
  if (ageOn(civilDate(dateOfBirth), practiceToday(deps.clock, row)) < ADULT_AGE)
    throw refusal('dateOfBirth', `Owners must be at least ${ADULT_AGE} years old.`);
  if (ownerId === undefined || !isOwnerId(idType, ownerId)) throw refusal('ownerId', OWNER_ID_WORDS[idType]);
  return { dateOfBirth, idType, ownerId: plainOwnerId(ownerId) };
}
