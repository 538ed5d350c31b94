import { memberStaffPaths } from '@contract/membership/staff-paths';
import { paymentOptionsPaths } from '@contract/payment-options/paths';
import { civilDate, monthYear } from '@portals/format/dates';
import { maskedAccount } from '@portals/format/masked-number';
import { moneyStatus } from '@portals/format/money-status';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { DetailHeader } from '@portals/ui/detail-header';
import { DownloadIcon } from '@portals/ui/icons';
import { RouterButton } from '@portals/ui/router-button';
import { StatusMark } from '@portals/ui/status-mark';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { listAddress } from '../staff/list-address';
import { usd } from '../words/amounts';
import { UnreadDetail } from '../words/unread-detail';
import { invoiceStanding, noDebitWords, payerWord, stuckWords } from './invoice-words';
import { keyOfInvoice, loadInvoice, saveInvoice, saveLoyaltyFunding } from './money.actions';
import { memberMoney, type ShownInvoice } from './money.store';
import { MoneySheet } from './money-sheet';
import { PayInvoice } from './pay-invoice';

/** Where whoever pays an invoice gives an account for it. */
const accountOf = ({ payer }: ShownInvoice) =>
  payer === 'ENTERPRISE' ? paymentOptionsPaths.enterprise.href() : paymentOptionsPaths.practice.href();
const list = () => listAddress('invoices', memberStaffPaths.invoices.href());

/** The invoice of a practice for a month: what it is for, to the cent. */
export function InvoiceScreen() {
  const { providerId = '', month = '' } = useParams();
  const [search] = useSearchParams();
  const payer = search.get('payer') === 'ENTERPRISE' ? 'ENTERPRISE' : 'PRACTICE';
  const kind = search.get('kind') === 'FIRST' ? 'FIRST' : 'MONTH';
  const { data, loading, error } = useSnapshot(memberMoney).invoice;
  useEffect(() => void loadInvoice({ providerId, month, payer, kind }), [providerId, month, payer, kind]);
  if (data && keyOfInvoice(data) === keyOfInvoice({ providerId, month, payer, kind })) return <Detail shown={data} />;
  return (
    <UnreadDetail
      noun="invoice"
      resource={{ loading, error }}
      listAddress={list()}
      onAgain={() => void loadInvoice({ providerId, month, payer, kind })}
    />
  );
}

function Detail({ shown }: { shown: ShownInvoice }) {
  const { ref, month, total, lines, practicemanagement, issuedOn, enterprise, payer, debits } = shown;
  const standing = invoiceStanding(shown);
  const stuck = stuckWords(shown);
  const [fault, setFault] = useState<string | null>(null);
  const save = (work: Promise<void>) => {
    setFault(null);
    work.catch((cause: Error) => setFault(cause.message));
  };
  const hasCredits = lines.some(({ kind }) => kind === 'CREDITS_GRANTED' || kind === 'CREDITS_EXPIRED');
  return (
    <>
      <DetailHeader
        crumbs={[{ label: 'Invoices', to: list() }, { label: ref }]}
        name={practicemanagement.PracticeName}
        tags={
          <StatusMark shape={standing.shape} note={standing.note}>
            {standing.word}
          </StatusMark>
        }
        actions={
          <>
            <PayInvoice of={shown} />
            {hasCredits && (
              <Button dense icon={<DownloadIcon size={15} />} onClick={() => save(saveLoyaltyFunding(shown._id))}>
                Loyalty credit CSV
              </Button>
            )}
            <Button dense look="primary" icon={<DownloadIcon size={15} />} onClick={() => save(saveInvoice(shown))}>
              Invoice PDF
            </Button>
          </>
        }
        alert={
          <>
            {stuck !== null && (
              <Banner
                severity="warning"
                actions={
                  <RouterButton dense to={accountOf(shown)}>
                    {payer === 'ENTERPRISE' ? 'Enterprise billing' : 'Payment options'}
                  </RouterButton>
                }
              >
                {stuck}
              </Banner>
            )}
            {fault !== null && <Banner severity="error">{fault}</Banner>}
          </>
        }
        figures={[
          { label: 'Invoice', value: usd(total) },
          { label: 'Month', value: monthYear(month) },
          { label: 'Billed to', value: enterprise ?? payerWord(payer) },
          { label: 'Issued', value: civilDate(issuedOn, 'table') },
        ]}
      />
      <MoneySheet
        title="Invoice lines"
        none="No lines."
        columns={[{ title: 'Line' }, { title: 'Amount', isAmount: true }]}
        rows={lines.map((line) => ({
          key: `${line.kind} ${line.each} ${line.note}`,
          cells: [
            <span key="line">
              {line.title}
              <small>{line.note}</small>
            </span>,
            usd(line.amount),
          ],
        }))}
        total={['Invoice', usd(total)]}
      />
      <MoneySheet
        title="Debits"
        none={noDebitWords(total)}
        columns={[{ title: 'Debit' }, { title: 'Status' }, { title: 'Amount', isAmount: true }]}
        rows={debits.map((debit) => ({
          key: debit._id,
          cells: [
            <span key="debit">
              {civilDate(debit.on, 'table')}
              <small>
                {maskedAccount(debit.account)}
                {debit.paidBy !== null && `, paid by ${debit.paidBy}`}
              </small>
            </span>,
            <StatusMark key="status" shape={moneyStatus(debit.status).shape} note={debit.reason ?? undefined}>
              {moneyStatus(debit.status).word}
            </StatusMark>,
            usd(debit.amount),
          ],
        }))}
      />
    </>
  );
}
