import { reportPaths } from '@contract/report-paths';
import { ApiError } from '@portals/client/api-error';
import { civilDate } from '@portals/format/dates';
import { listState } from '@portals/list/list.store';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { DetailHeader } from '@portals/ui/detail-header';
import { DownloadIcon } from '@portals/ui/icons';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { StatusMark } from '@portals/ui/status-mark';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { staff } from '../staff/staff.store';
import { usd } from '../words/amounts';
import { loadDeposit, saveDeposit } from './deposit.actions';
import { deposit, type ShownDeposit } from './deposit.store';
import { DepositLines } from './deposit-lines';
import { depositStatus } from './deposit-words';
import { SendDeposit } from './send-deposit';

const Page = styled.div`
  padding: 20px 24px; display: grid; gap: 20px;
  h1 { font: 600 26px/30px var(--font-voice); }
`;

/** The way back to the list as it was left. */
function listAddress(): string {
  const { lastSearch } = listState('deposits');
  return lastSearch ? `${reportPaths.deposits.href()}?${lastSearch}` : reportPaths.deposits.href();
}

/** One deposit: where it stands, what it pays for, the fees, and what it keeps back. */
export function DepositScreen() {
  const { depositId = '' } = useParams();
  const { data, loading, error } = useSnapshot(deposit).detail;
  useEffect(() => void loadDeposit(depositId), [depositId]);
  if (data?._id === depositId) return <Detail shown={data} />;
  const isUnknown = error instanceof ApiError && error.code === 'NOT_FOUND';
  return (
    <Page>
      <h1>{isUnknown ? 'No such deposit' : 'Deposit'}</h1>
      {loading && <Skeleton lines={10} label="Loading the deposit" />}
      {isUnknown && (
        <>
          <p>It may belong to a practice that you don’t see, or the link is mistyped.</p>
          <p>
            <RouterButton to={listAddress()}>Back to deposits</RouterButton>
          </p>
        </>
      )}
      {error && !isUnknown && (
        <Banner
          severity="error"
          actions={
            <Button dense onClick={() => void loadDeposit(depositId)}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
    </Page>
  );
}

function Detail({ shown }: { shown: ShownDeposit }) {
  const { person } = useSnapshot(staff);
  const [isSending, setSending] = useState(false);
  const { shape, word, note } = depositStatus(shown);
  const { gross, fees, refunds, amount, bankLastFour, madeOn, status, reprocessedFailed } = shown;
  const maySend = person?.role === 'Admin' && person.permissions.includes('funding.manage') && !person.financePartner;
  return (
    <>
      <DetailHeader
        crumbs={[{ label: 'Deposits', to: listAddress() }, { label: shown.pmtRef }]}
        name={shown.practicemanagement.PracticeName}
        tags={
          <StatusMark shape={shape} note={[note, reprocessedFailed && 'sent again'].filter(Boolean).join(', ')}>
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
                {status === 'RETURNED' ? 'Send again' : 'Send now'}
              </Button>
            )}
          </>
        }
        figures={[
          { label: 'Deposit', value: usd(amount) },
          { label: 'Purchases', value: usd(gross) },
          { label: 'Merchant fees', value: usd(fees) },
          { label: 'Refunds', value: usd(refunds) },
          bankLastFour
            ? { label: 'Account', value: `•••• ${bankLastFour}` }
            : { label: 'Made', value: civilDate(madeOn, 'table') },
        ]}
      />
      <DepositLines deposit={shown} />
      {isSending && <SendDeposit deposit={shown} onClose={() => setSending(false)} />}
    </>
  );
}
