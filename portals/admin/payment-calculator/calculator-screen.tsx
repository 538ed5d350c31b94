import { paths, portalBase } from '@contract/paths';
import { ButtonLink } from '@portals/ui/button';
import { ExternalIcon } from '@portals/ui/icons';
import { StaffHead } from '@portals/ui/staff-shell';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { PracticeChoice } from '../frame/practice-choice';
import { useListedPractices } from '../staff/listed-practices';
import { staff } from '../staff/staff.store';
import { PracticeCalculator } from './practice-calculator';

const Body = styled.div`
  padding: 18px 24px 40px;
  @media (max-width: 767.98px) { padding: 14px 16px 40px; }
`;

/** The payment calculator of a practice for its staff, and a way to the one that patients see (provider-admin §1). */
export function CalculatorScreen() {
  const { practiceId } = useSnapshot(staff);
  const practices = useListedPractices();
  const [only] = practices;
  const practice = practices.length === 1 ? only : practices.find(({ _id }) => _id === practiceId);
  return (
    <>
      <StaffHead>
        <h1>Payment calculator</h1>
        <ButtonLink
          dense
          icon={<ExternalIcon size={15} />}
          href={`${portalBase}${paths.paymentCalculator.href({}, { practice: practice?.slug })}`}
          target="_blank"
          rel="noreferrer"
        >
          Patient calculator
        </ButtonLink>
      </StaffHead>
      <Body>
        {practice && <PracticeCalculator key={practice._id} practiceId={practice._id} />}
        {!practice && practices.length === 0 && (
          <p>None of your practices offers financing yet, so there are no payment plans.</p>
        )}
        {!practice && practices.length > 0 && (
          <PracticeChoice
            id="calculator-practice"
            question="Choose a practice"
            why="Each practice offers its own payment plans."
            practices={practices}
          />
        )}
      </Body>
    </>
  );
}
