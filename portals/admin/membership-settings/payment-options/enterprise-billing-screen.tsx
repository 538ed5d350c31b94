import { memberStaffPaths } from '@contract/membership/staff-paths';
import { paymentOptionsPaths } from '@contract/payment-options/paths';
import { useAttempt } from '@portals/form/attempt';
import { monthYear } from '@portals/format/dates';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { Modal } from '@portals/ui/modal';
import { MoneySummary } from '@portals/ui/money-summary';
import { RouterButton } from '@portals/ui/router-button';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import { useState } from 'react';
import { Link } from 'react-router';
import { usd } from '../../words/amounts';
import { SettingsTable } from '../settings-table';
import { bankWords, cardWords, invoiceWords, openWords, payingWords } from './copy';
import { readBillingPractice } from './enterprise.actions';
import { EnterprisePage } from './enterprise-page';
import type { EnterpriseOptions } from './options.store';

type Shown = Frozen<EnterpriseOptions>;

/** What an enterprise pays for the memberships of its practices (membership §1). */
export function EnterpriseBillingScreen() {
  return (
    <EnterprisePage
      title="Enterprise billing"
      acts={({ ownerId }) => (
        <RouterButton dense look="primary" to={paymentOptionsPaths.enterpriseOptions.href(ownerId)}>
          Payment options
        </RouterButton>
      )}
    >
      {(of) => <Billing of={of} />}
    </EnterprisePage>
  );
}

function Billing({ of }: { of: Shown }) {
  const { paymentOptions: is, standing, bankInfo, cardDetails, practices, invoices } = of;
  const [account, setAccount] = useState<{ name: string; bank: string; card: string } | null>(null);
  const reading = useAttempt(async ({ _id, PracticeName }: Shown['practices'][number]) => {
    const info = await readBillingPractice(_id);
    setAccount({ name: PracticeName, bank: bankWords(info.bankInfo), card: cardWords(info.cardInfo) });
  });
  const open = openWords(standing.open);
  return (
    <div style={{ display: 'grid', gap: 28, maxWidth: 900 }}>
      <section aria-labelledby="billing-title" style={{ display: 'grid', gap: 8 }}>
        <Heading id="billing-title">{standing.enterprise?.name}</Heading>
        <Note>
          {is.feesPaidByEnterprise
            ? payingWords(is.paymentMethod, { bankInfo, cardDetails })
            : 'Each practice pays its own invoices. You can change this in payment options.'}
        </Note>
        {open && <Note>{open}</Note>}
      </section>
      <section aria-labelledby="practices-title">
        <Heading id="practices-title">Practices with memberships</Heading>
        {reading.trouble && <Note role="alert">{reading.trouble.message}</Note>}
        {practices.length === 0 ? (
          <Note>No practices with memberships yet.</Note>
        ) : (
          <SettingsTable aria-label="Practices with memberships">
            <thead>
              <tr>
                <th scope="col">Practice</th>
                <th scope="col">Monthly platform fee</th>
                <th scope="col">Billed to</th>
                <th scope="col">
                  <VisuallyHidden>Actions</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {practices.map((one) => (
                <tr key={one._id}>
                  <td>
                    <b>{one.PracticeName}</b>
                  </td>
                  <td data-label="Monthly platform fee">{usd(one.saasFee)}</td>
                  <td data-label="Billed to">{one.payer === 'ENTERPRISE' ? 'Enterprise' : 'Practice'}</td>
                  <td>
                    <Button dense look="quiet" onClick={() => void reading.run(one)}>
                      View account<VisuallyHidden> for {one.PracticeName}</VisuallyHidden>
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </SettingsTable>
        )}
      </section>
      <section aria-labelledby="invoices-title">
        <Heading id="invoices-title">Enterprise invoices</Heading>
        {invoices.length === 0 ? (
          <Note>No invoices yet. We create them on the 1st of each month for the month before.</Note>
        ) : (
          <SettingsTable aria-label="Enterprise invoices">
            <thead>
              <tr>
                <th scope="col">Invoice</th>
                <th scope="col">Practice</th>
                <th scope="col">Status</th>
                <th scope="col" data-number="">
                  Amount
                </th>
              </tr>
            </thead>
            <tbody>
              {invoices.map((one) => (
                <tr key={one._id}>
                  <td>
                    <Link
                      to={memberStaffPaths.invoice.href(
                        { providerId: one.practicemanagement._id, month: one.month },
                        { payer: 'ENTERPRISE', kind: one.kind === 'FIRST' ? 'FIRST' : undefined },
                      )}
                    >
                      {one.ref}
                    </Link>
                    <small>{monthYear(one.month)}</small>
                  </td>
                  <td data-label="Practice">{one.practicemanagement.PracticeName}</td>
                  <td data-label="Status">{invoiceWords(one)}</td>
                  <td data-label="Amount">{usd(one.total)}</td>
                </tr>
              ))}
            </tbody>
          </SettingsTable>
        )}
      </section>
      {account && (
        <Modal open title={`${account.name}’s payment methods`} onClose={() => setAccount(null)}>
          <MoneySummary
            lines={[
              { label: 'Bank account', value: account.bank },
              { label: 'Card', value: account.card },
            ]}
          />
        </Modal>
      )}
    </div>
  );
}
