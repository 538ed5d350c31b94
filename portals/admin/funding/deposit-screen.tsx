import { reportPaths } from '@contract/credit-transaction/paths';
import { civilDate } from '@portals/format/dates';
import { maskedNumber } from '@portals/format/masked-number';
import { Button } from '@portals/ui/button';
import { DetailHeader } from '@portals/ui/detail-header';
import { DownloadIcon } from '@portals/ui/icons';
import { StatusMark } from '@portals/ui/status-mark';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { listAddress } from '../staff/list-address';
import { staff } from '../staff/staff.store';
import { usd } from '../words/amounts';
import { UnreadDetail } from '../words/unread-detail';
import { loadDeposit, saveDeposit } from './deposit.actions';
import { deposit, type ShownDeposit } from './deposit.store';
import { DepositLines } from './deposit-lines';
import { depositStatus } from './deposit-words';
import { SendDeposit } from './send-deposit';

/** One deposit: where it stands, what it pays for, the fees, and what it keeps back. */
export function DepositScreen() {
  const { depositId = '' } = useParams();
  const { data, loading, error } = useSnapshot(deposit).detail;
  useEffect(() => void loadDeposit(depositId), [depositId]);
  if (data?._id === depositId) return <Detail shown={data} />;
  return (
    <UnreadDetail
      noun="deposit"
      resource={{ loading, error }}
      listAddress={listAddress('deposits', reportPaths.deposits.href())}
      onAgain={() => void loadDeposit(depositId)}
    />
  );
}

function Detail({ shown }: { shown: ShownDeposit }) {
  const { person } = useSnapshot(staff);
  const [isSending, setSending] = useState(false);
  const { shape, word, note } = depositStatus(shown);
  const { gross, fees, memberships, refunds, amount, bankLastFour, madeOn, status, reprocessedFailed } = shown;
  const maySend = person?.role === 'Admin' && person.permissions.includes('funding.manage') && !person.financePartner;
  return (
    <>
      <DetailHeader
        crumbs={[
          { label: 'Deposits', to: listAddress('deposits', reportPaths.deposits.href()) },
          { label: shown.pmtRef },
        ]}
        name={shown.practicemanagement.PracticeName}
        tags={
          <StatusMark shape={shape} note={[note, reprocessedFailed && 'resent'].filter(Boolean).join(', ')}>
            {word}
          </StatusMark>
        }
        actions={
          <>
            <Button dense icon={<DownloadIcon size={15} />} onClick={() => void saveDeposit(shown._id)}>
              CSV
            </Button>
            {maySend && (status === 'RETURNED' || status === 'DEFERRED') && (
              <Button dense look="primary" onClick={() => setSending(true)}>
                {status === 'RETURNED' ? 'Resend' : 'Send now'}
              </Button>
            )}
          </>
        }
        figures={[
          { label: 'Deposit', value: usd(amount) },
          { label: 'Purchases', value: usd(gross) },
          { label: 'Merchant fees', value: usd(fees) },
          ...(memberships === 0 ? [] : [{ label: 'Memberships', value: usd(memberships) }]),
          { label: 'Refunds', value: usd(refunds) },
          bankLastFour
            ? { label: 'Account', value: maskedNumber(bankLastFour) }
            : { label: 'Created', value: civilDate(madeOn, 'table') },
        ]}
      />
      <DepositLines deposit={shown} />
      {isSending && <SendDeposit deposit={shown} onClose={() => setSending(false)} />}
    </>
  );
}
