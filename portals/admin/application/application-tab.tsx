import { borrowerPaths } from '@contract/borrower/paths';
import { noticeWords } from '@domain/application/paper';
import { civilDate } from '@portals/format/dates';
import { phone } from '@portals/format/phone';
import { Link } from 'react-router';
import { type Fact, FactList, Proof } from '../person/facts';
import { Body, Columns, Quiet, Title } from '../person/layout';
import { RestrictionPanel } from '../person/restriction-panel';
import { usd } from '../words/amounts';
import { PracticeTime, practiceMoment } from '../words/practice-time';
import { loadApplication } from './application.actions';
import type { ShownApplication } from './application.store';
import { IdentityPanel } from './identity-panel';
import { mismatchWords } from './mismatch-words';
import { nextStep } from './next-step';
import { PartnerLoanPanel } from './partner-loan-panel';
import { ReviewPanel } from './review-panel';

const married = (isMarried: boolean | null) => (isMarried === null ? null : isMarried ? 'Yes' : 'No');

export type ApplicationTabProps = {
  details: ShownApplication;
  timeZone: string;
  /** False for staff of a practice: income, number and checks are not theirs to see (contract/person-fields.ts). */
  seesAll: boolean;
  /** Opens the person behind it: not the membership brand's staff. */
  mayOpen: boolean;
  /** Holds, flags and archives people. */
  mayBlock: boolean;
};

/** What the applicant answered, how their contacts were proven, and for a practice what to do next. */
export function ApplicationTab({ details, timeZone, seesAll, mayOpen, mayBlock }: ApplicationTabProps) {
  return (
    <Body>
      <IdentityPanel details={details} />
      <PartnerLoanPanel details={details} />
      <ReviewPanel details={details} timeZone={timeZone} />
      <Columns>
        {!seesAll && <NextStep details={details} />}
        <FactList
          title="Person"
          act={
            mayOpen &&
            details.borrowerId && (
              <Link to={borrowerPaths.file.href({ borrowerId: details.borrowerId })}>Open borrower</Link>
            )
          }
          facts={[
            ['Name', details.name],
            ['Date of birth', civilDate(details.birthDate, 'table')],
            ...(seesAll ? ([['SSN', details.ssnNumber]] as const) : []),
            ['Address', details.address],
            ['Married', married(details.isMarried)],
          ]}
        />
        <FactList
          title="Contact"
          facts={[
            ['Email', details.email],
            ['Email check', <Proof key="email" isProven={details.isEmailVerified} />],
            ['Phone', details.phoneNumber && phone(details.phoneNumber)],
            ['Phone check', details.phoneNumber && <Proof key="phone" isProven={details.isPhoneVerified} />],
          ]}
        />
        <FactList
          title={details.signup ? 'Sign-up' : 'Request'}
          facts={details.signup ? signupFacts(details, timeZone) : requestFacts(details, { timeZone, seesAll })}
        />
        {seesAll && details.adverseAction && <Notice notice={details.adverseAction} timeZone={timeZone} />}
        {seesAll && <Checks details={details} />}
        {mayBlock && (
          <RestrictionPanel person={{ ...details, reload: () => loadApplication(details._id) }} timeZone={timeZone} />
        )}
      </Columns>
    </Body>
  );
}

function signupFacts(details: ShownApplication, timeZone: string): Fact[] {
  return [
    ['Practice', details.practicemanagement.PracticeName],
    ['Started', <PracticeTime key="begun" at={details.createdAt} timeZone={timeZone} />],
  ];
}

function requestFacts(
  details: ShownApplication,
  { timeZone, seesAll }: { timeZone: string; seesAll: boolean },
): Fact[] {
  return [
    ['Requested', usd(details.requestedAmount)],
    ...(seesAll ? [['Annual income', usd(details.annualIncome)] as const] : []),
    ['Practice', details.practicemanagement.PracticeName],
    ['Applied', <PracticeTime key="applied" at={details.createdAt} timeZone={timeZone} />],
    [
      'Agreement',
      details.agreementSignedAt ? (
        <>
          Signed <PracticeTime at={details.agreementSignedAt} timeZone={timeZone} />
        </>
      ) : (
        'Not signed'
      ),
    ],
  ];
}

function NextStep({ details }: { details: ShownApplication }) {
  const { title, lines } = nextStep(details);
  return (
    <section>
      <Title>{title}</Title>
      {lines.map((line) => (
        <Quiet key={line}>{line}</Quiet>
      ))}
    </section>
  );
}

type NoticeProps = { notice: NonNullable<ShownApplication['adverseAction']>; timeZone: string };

/** Whether the applicant has been told why: what really happened to the email. */
function Notice({ notice, timeZone }: NoticeProps) {
  return (
    <section>
      <Title>Adverse action notice</Title>
      <Quiet>{noticeWords(notice, (at) => practiceMoment(at, timeZone))}. See Documents for the notice.</Quiet>
    </section>
  );
}

function Checks({ details }: { details: ShownApplication }) {
  // Before the first decision the credit file was not read, and nothing may be said of it.
  const isChecked = details.decisions.length > 0;
  return (
    <section>
      <Title>Checks</Title>
      {!isChecked && <Quiet>No credit file pulled yet.</Quiet>}
      {isChecked && details.mismatches.length === 0 && !details.fraudAlerts && (
        <Quiet>The answers match the credit file. No fraud alerts.</Quiet>
      )}
      {details.mismatches.length > 0 && (
        <Quiet>Doesn’t match the credit file: {mismatchWords(details.mismatches)}.</Quiet>
      )}
      {details.fraudAlerts && <Quiet>The credit file has a fraud alert.</Quiet>}
    </section>
  );
}
