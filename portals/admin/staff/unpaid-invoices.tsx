import { memberStaffPaths } from '@contract/membership/staff-paths';
import { paymentOptionsPaths } from '@contract/payment-options/paths';
import { monthYear } from '@portals/format/dates';
import { Banner } from '@portals/ui/banner';
import { RouterButton } from '@portals/ui/router-button';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useSnapshot } from 'valtio';
import { usd } from '../words/amounts';
import { invoiceSearch, unpaidWords } from '../words/unpaid-words';
import { loadUnpaid } from './unpaid.actions';
import { unpaidOf } from './unpaid.store';

const SHOWN = 3;

/** Says which invoices of a practice, or of all, are unpaid, why and since when; nothing where none is. */
export function UnpaidInvoices({ practiceId = '' }: { practiceId?: string | undefined }) {
  const { data } = useSnapshot(unpaidOf).invoices;
  useEffect(() => void loadUnpaid(practiceId), [practiceId]);
  if (data?.of !== practiceId || data.count === 0) return null;
  const { count, total, invoices } = data;
  const first = invoices.slice(0, SHOWN);
  const isOfEnterprise = first.some(({ payer }) => payer === 'ENTERPRISE');
  return (
    <Banner
      severity="warning"
      actions={
        <>
          <RouterButton dense to={memberStaffPaths.invoices.href()}>
            View invoices
          </RouterButton>
          <RouterButton
            dense
            to={isOfEnterprise ? paymentOptionsPaths.enterprise.href() : paymentOptionsPaths.practice.href()}
          >
            {isOfEnterprise ? 'Enterprise billing' : 'Payment options'}
          </RouterButton>
        </>
      }
    >
      {count === 1 ? `1 unpaid invoice, ${usd(total)}.` : `${count} unpaid invoices, ${usd(total)} total.`}
      {first.map((one) => (
        <span key={one._id} style={{ display: 'block' }}>
          <Link
            to={memberStaffPaths.invoice.href(
              { providerId: one.practicemanagement._id, month: one.month },
              invoiceSearch(one),
            )}
          >
            {monthYear(one.month)}
            {practiceId === '' && `, ${one.practicemanagement.PracticeName}`}
          </Link>
          : {usd(one.total)}. {unpaidWords(one.unpaid)}
        </span>
      ))}
    </Banner>
  );
}
