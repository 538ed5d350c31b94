import { Heading, Note } from '@portals/ui/card';
import { MoneySummary } from '@portals/ui/money-summary';
import styled from 'styled-components';
import { usd } from '../../words/amounts';
import { BASES, installmentsWords, PAYOUTS } from './copy';
import type { Shown } from './options.store';

export const Columns = styled.div`
  display: grid; grid-template-columns: minmax(0, 760px) 280px; gap: 24px 36px; align-items: start;
  @media (max-width: 1180px) { grid-template-columns: minmax(0, 1fr); }
`;
const Aside = styled.aside`
  display: grid; gap: 12px; padding: 16px; border-radius: var(--radius-card); background: var(--sunken); max-width: 420px;
`;

/** What the options come to, as they were saved. */
export function OptionsAside({ of: { paymentOptions: is, standing } }: { of: Shown }) {
  const { preview } = standing;
  return (
    <Aside aria-label="Example">
      <Heading>Example</Heading>
      <MoneySummary
        lines={[
          { label: 'Monthly treatment cost', value: usd(preview.monthlyPayment) },
          { label: 'Member pays', value: usd(preview.withFee), total: true },
          { label: 'Practice is invoiced', value: usd(preview.invoiced) },
          { label: 'Merchant fee', value: `${is.merchantDiscountFee}%` },
        ]}
      />
      {standing.contract && (
        <>
          <Heading as="h3">Contract for new plans</Heading>
          <MoneySummary
            lines={[
              { label: 'Practice is paid', value: PAYOUTS[standing.contract.payout] },
              { label: 'Treatments given before a cancellation', value: BASES[standing.contract.cancellationBasis] },
              { label: 'What a cancellation costs', value: installmentsWords(standing.contract.installmentsMax) },
            ]}
          />
          <Note>Active plans keep the contract they were sold with. Contact us to change it.</Note>
        </>
      )}
      <Note>
        {standing.termsOf === 'ENTERPRISE' && `${standing.enterprise?.name} sets these terms. `}
        We deduct the merchant fee from the practice’s deposits.
      </Note>
    </Aside>
  );
}
