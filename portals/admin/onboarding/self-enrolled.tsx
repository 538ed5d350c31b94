import { onboardingPaths } from '@contract/onboarding/paths';
import { fullName } from '@domain/person-name';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { accountName } from '@portals/format/masked-number';
import { phone } from '@portals/format/phone';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { usDayText } from '../words/us-days';
import { copy } from './copy';
import { openAgreement, takeUp } from './onboarding.actions';
import type { Details } from './onboarding.store';
import { StepTitle } from './step-form';
import { STEPS } from './steps';

export const Fields = styled.dl`
  display: grid; grid-template-columns: minmax(120px, max-content) minmax(0, 1fr); gap: 8px 20px; margin: 0;
  dt { color: var(--ink-2); } dd { margin: 0; overflow-wrap: anywhere; }
  @media (max-width: 600px) { grid-template-columns: minmax(0, 1fr); gap: 2px; dd { margin-bottom: 8px; } }
`;
export const Acts = styled.p`display: flex; flex-wrap: wrap; gap: 10px;`;

type Said = NonNullable<Details['selfEnrollment']>;
type Props = { details: Frozen<Details>; said: Frozen<Said> };

/** What a practice said when it enrolled itself: it is taken up from here, and read again afterwards. */
export function SelfEnrolled({ details: { onboarding: of }, said }: Props) {
  const navigate = useNavigate();
  const isWaiting = of.status === 'WAITING';
  const taking = useAttempt(async () => {
    const { _id, nextStep } = await takeUp(said.providerLeadId);
    const step = STEPS.find(({ key }) => key === nextStep);
    void navigate((step?.path ?? onboardingPaths.confirmation).href(_id));
  });
  const reading = useAttempt(() => openAgreement(of._id));
  return (
    <>
      <StepTitle step="lead">{isWaiting ? copy.enrolledWaiting : copy.enrolledTaken}</StepTitle>
      <TroubleBanner trouble={taking.trouble ?? reading.trouble} />
      <Fields aria-label={copy.enrolledSaid}>
        {rowsOf(said).map(([title, text]) => (
          <div key={title} style={{ display: 'contents' }}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Fields>
      <Note>{copy.enrolledSealed}</Note>
      <Acts>
        {isWaiting ? (
          <Button look="primary" pending={taking.pending} pendingText={copy.taking} onClick={() => void taking.run()}>
            {copy.takeUp}
          </Button>
        ) : (
          <RouterButton look="primary" to={onboardingPaths.information.href(of._id)}>
            Go to practice
          </RouterButton>
        )}
        <Button pending={reading.pending} pendingText={copy.agreementLoads} onClick={() => void reading.run()}>
          {copy.agreement}
        </Button>
      </Acts>
    </>
  );
}

type Reached = { firstName: string; lastName: string; email: string; phoneNumber?: string; jobTitle?: string };

const personText = ({ firstName, lastName, jobTitle, email, phoneNumber }: Reached) =>
  [fullName(firstName, lastName), jobTitle, email, phoneNumber && phone(phoneNumber)].filter(Boolean).join(', ');

/** What was said, line by line; what was left out has no line. */
function rowsOf(said: Frozen<Said>): [title: string, text: string][] {
  const {
    businessInformation: of,
    primaryContact,
    auxiliaryContact,
    doctorInformation,
    ownerInformation: owner,
  } = said;
  const { additionalInformation: sources, bankInformation: bank, paymentMethod: card, authorization } = said;
  const enrollments = [said.patientfiEnrollment && 'Financing', said.priviEnrollment && 'Memberships'];
  const rows: [string, string | false | null | undefined][] = [
    ['Practice', of.providerName],
    ['Legal name', of.legalBusinessName],
    ['Programs', enrollments.filter(Boolean).join(' and ')],
    ['Specialty', of.categoryType],
    ['Year established', String(of.yearEstablished)],
    ['Address', [of.streetAddress, of.unitApartment, of.city, `${of.state} ${of.zipCode}`].filter(Boolean).join(', ')],
    ['Contact details', [of.providerEmail, phone(of.providerPhone), of.providerURL].join(', ')],
    ['Contact', `${personText(primaryContact)}${primaryContact.isOwner ? ', practice owner' : ''}`],
    ['Additional contact', auxiliaryContact && personText(auxiliaryContact)],
    ['Lead doctor', doctorInformation && personText(doctorInformation)],
    ['Owner', owner && `${personText(owner)}; ${accountName(owner.idType, owner.ownerId)}`],
    ['Bank', bank && `${accountName(bank.bankName, bank.accountNumber)}, ${bank.accountHolder}`],
    ['Card', card && `${accountName(`${card.cardBrand} ${card.cardType}`, card.cardLastFour)}`],
    ['Lead source', sources.leadSource],
    ['Referred by', sources.referralSource],
    [
      'Signed',
      `${authorization.authorizedSigner}, ${authorization.signerJobTitle}, on ${usDayText(authorization.signedAt)}`,
    ],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}
