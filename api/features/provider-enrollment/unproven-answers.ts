import { HOME_ZONE } from '@domain/calendar/zoned-day';
import { type EnrollmentStep, enrollmentStepNumber, enrollmentStepOf } from '@domain/practice/enrollment';
import type { Context } from '../../command/command';
import { type EnrollmentAnswers, openAnswers, sealAnswers } from './answers';
import type { EnrollmentRow } from './enrollment.reads';

/** How far an enrollment has come. */
export const reachedBy = (row: Pick<EnrollmentRow, 'step' | 'is_emptied'>): EnrollmentStep =>
  row.is_emptied === 1 ? 'start' : enrollmentStepOf(row.step);

/** Only for the view, until the first step is answered again: no other step may be answered before. */
const nothingSaid = (email: string) =>
  ({
    primaryContact: { firstName: '', lastName: '', email, phoneNumber: '', jobTitle: '', isOwner: false },
    auxiliaryContact: null,
    additionalInformation: { leadSource: '', referralSource: '' },
    businessInformation: {
      providerName: '',
      legalBusinessName: '',
      categoryType: '',
      ownershipType: '',
      providerEmail: '',
      providerPhone: '',
      streetAddress: '',
      unitApartment: '',
      city: '',
      state: '',
      zipCode: '',
      yearEstablished: 0,
      providerURL: '',
    },
    doctorInformation: null,
  }) as unknown as EnrollmentAnswers;

/**
 * An enrollment of which nothing is left but its address and the e-mail address of its contact: whoever proves that address has typed
 * nothing of the rest. It begins with its first step again.
 */
export function withoutAnswers(row: EnrollmentRow, { deps: { vault } }: Pick<Context, 'deps'>): EnrollmentRow {
  const { email } = openAnswers(vault, row).primaryContact;
  return {
    ...row,
    step: enrollmentStepNumber('owner-information'),
    is_emptied: 1,
    provider_name: '',
    state_code: '',
    time_zone: HOME_ZONE,
    answers: sealAnswers(vault, row.id, nothingSaid(email)),
    owner_vault_id: null,
    bank_vault_id: null,
    card_vault_id: null,
  };
}
