import { printEnrollmentAgreement } from '@contract/provider-enrollment/calls';
import type { enrollmentState } from '@contract/provider-enrollment/entity';
import { formatUsDate } from '@domain/calendar/us-date';
import { fullName } from '@domain/person-name';
import { ENROLLMENT_OPTIONS, enrollmentStepNumber } from '@domain/practice/enrollment';
import type * as z from 'zod/mini';
import { type AtPractice, practiceToday } from '../../civil-today';
import type { Deps } from '../../deps';
import { type EnrollmentAnswers, openAnswers } from './answers';
import type { EnrollmentRow } from './enrollment.reads';
import { reachedBy } from './unproven-answers';

type View = z.output<typeof enrollmentState>;
type Contact = NonNullable<View['auxiliaryContact']>;

const contactView = ({ firstName, lastName, email, phoneNumber, jobTitle }: Contact) => ({
  firstName,
  lastName,
  email,
  phoneNumber,
  jobTitle,
});

/** Who signs, as it is proposed: the contact who owns the practice with their title, else the owner. */
function proposedSigner({ primaryContact, ownerInformation: owner }: EnrollmentAnswers) {
  if (primaryContact.isOwner || !owner)
    return {
      authorizedSigner: fullName(primaryContact.firstName, primaryContact.lastName),
      signerJobTitle: primaryContact.jobTitle,
    };
  return { authorizedSigner: fullName(owner.firstName, owner.lastName), signerJobTitle: 'Owner' };
}

/** The day of signing where the practice is, MM/DD/YYYY. */
export const signingDay = ({ clock }: Pick<Deps, 'clock'>, at: AtPractice): string =>
  formatUsDate(practiceToday(clock, at));

/** An enrollment as whoever fills it in reads it back: numbers by their last four digits, no date of birth, no token. */
export function viewEnrollment(row: EnrollmentRow, deps: Pick<Deps, 'vault' | 'clock'>): View {
  const answers = openAnswers(deps.vault, row);
  const { primaryContact, auxiliaryContact, additionalInformation, businessInformation, doctorInformation } = answers;
  const { ownerInformation: owner, bankInformation: bank, paymentMethod, authorization } = answers;
  const { paymentPeriod, paymentMethod: method } = ENROLLMENT_OPTIONS;
  return {
    providerLeadId: row.id,
    slug: row.slug,
    providerEnrollmentStep: enrollmentStepNumber(reachedBy(row)),
    priviEnrollment: row.privi_enrollment === 1,
    patientfiEnrollment: row.patientfi_enrollment === 1,
    primaryContact: { ...contactView(primaryContact), isOwner: primaryContact.isOwner },
    auxiliaryContact: auxiliaryContact && contactView(auxiliaryContact),
    additionalInformation: {
      leadSource: additionalInformation.leadSource ?? '',
      referralSource: additionalInformation.referralSource ?? '',
    },
    businessInformation: {
      ...businessInformation,
      unitApartment: businessInformation.unitApartment ?? '',
      timeZone: businessInformation.timeZone ?? '',
    },
    ownerInformation: owner ? ownerView(owner) : null,
    bankInformation: bank
      ? {
          bankName: bank.bankName,
          accountHolder: bank.accountHolder,
          accountNumber: bank.accountLastFour,
          routingNumber: bank.routingLastFour,
        }
      : null,
    paymentMethod: paymentMethod ? cardView(paymentMethod) : null,
    paymentOptions: { paymentPeriod, paymentMethod: method },
    doctorInformation,
    authorization: authorization ?? {
      ...proposedSigner(answers),
      signedAt: signingDay(deps, row),
    },
    documentPath: row.finished_at === null ? null : printEnrollmentAgreement.path,
  };
}

const cardView = ({
  holderName: _holder,
  expiresIn: _month,
  ...card
}: NonNullable<EnrollmentAnswers['paymentMethod']>) => card;

function ownerView({ idLastFour, ...owner }: NonNullable<EnrollmentAnswers['ownerInformation']>) {
  return { ...owner, ownerId: idLastFour };
}
