import { civilDate } from '@portals/format/dates';
import { phone } from '@portals/format/phone';
import { type Fact, FactList, Proof } from '../person/facts';
import { usd } from '../words/amounts';
import type { ShownFile } from './borrower.store';

/** "1418 Juniper Ct, Apt 3, Evanston, IL 60201"; null before it was given. */
export function addressOf({ street, unit, city, state, zipCode }: ShownFile): string | null {
  if (street === null) return null;
  return `${[street, unit, city].filter(Boolean).join(', ')}, ${[state, zipCode].filter(Boolean).join(' ')}`;
}

/** How to reach a person and who they are; `seesAll` for the platform's own people. */
export function DetailsPanel({ file, seesAll }: { file: ShownFile; seesAll: boolean }) {
  const facts: readonly Fact[] = [
    ['Email', file.email],
    ['', <Proof key="email" isProven={file.isEmailVerified} />],
    ['Phone', file.phoneNumber && phone(file.phoneNumber)],
    ...(file.phoneNumber ? [['', <Proof key="phone" isProven={file.isPhoneVerified} />] as const] : []),
    ['Born', civilDate(file.birthDate, 'table')],
    ...(seesAll ? ([['SSN', file.ssnNumber]] as const) : []),
    ['Address', addressOf(file)],
    ['Practices', file.practices.map((one) => one.PracticeName).join(', ')],
  ];
  return <FactList title="Details" facts={facts} />;
}

/** What is due next and from where it is paid; only for the platform's own people. */
export function RepaymentFacts({ file: { nextPayment: next, paysWith } }: { file: ShownFile }) {
  if (!next && !paysWith) return null;
  return (
    <FactList
      title="Repayment"
      facts={[
        ['Next', next && `${usd(next.amount)}, ${civilDate(next.dueDate, 'table')}`],
        ...(next && next.pastDue > 0
          ? ([['Past due', `${usd(next.pastDue)}, ${next.daysLate} days late`]] as const)
          : []),
        ['Pays with', paysWith],
      ]}
    />
  );
}
