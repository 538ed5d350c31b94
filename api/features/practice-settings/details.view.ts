import type { ResultOf } from '@contract/endpoint';
import { changeProviderFund } from '@contract/funding/calls';
import { changePracticeDetails, type getPracticeDetails } from '@contract/practice-settings/calls';
import type { StaffActor } from '../../http/actor';
import { isNamed } from '../../http/actor.reads';
import type { SettingsRow } from './settings.reads';

export const mayEdit = (actor: StaffActor): boolean => isNamed(changePracticeDetails.access[0], actor);

/** Who holds a practice's payments back reads whether they are held. */
const mayHold = (actor: StaffActor): boolean => isNamed(changeProviderFund.access[0], actor);

/** Name and address stand in agreements, and the state's law holds: they are the platform's to change. */
export const mayEditIdentity = (actor: StaffActor): boolean =>
  mayEdit(actor) && actor.role === 'Admin' && !actor.financePartner;

/** A practice's details in the words of the wire. */
export function detailsView(
  row: SettingsRow,
  { actor, contactOnly }: { actor: StaffActor; contactOnly: boolean },
): ResultOf<typeof getPracticeDetails> {
  return {
    _id: row.id,
    practiceName: row.name,
    email: row.email,
    phoneNumber: row.phone,
    emailVerifiedAt: row.email_verified_at,
    phoneVerifiedAt: row.phone_verified_at,
    practiceURL: row.website,
    details: contactOnly
      ? null
      : {
          urlSlug: row.slug,
          streetAddress: row.street,
          unitApartment: row.unit,
          city: row.city,
          stateCode: row.state_code,
          zipCode: row.zip_code,
          timeZone: row.time_zone,
          specialty: row.specialty,
          enrollments: JSON.parse(row.enrollments) as string[],
          isActive: row.is_active === 1,
          accent: row.accent,
        },
    suspendSendingFunds: mayHold(actor) ? row.suspend_funds === 1 : null,
    canEdit: mayEdit(actor),
    canEditIdentity: mayEditIdentity(actor),
    version: row.version,
  };
}
