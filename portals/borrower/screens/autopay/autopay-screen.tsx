import { paths } from '@contract/paths';
import { ActDialog } from '@portals/form/act-dialog';
import { copy as form } from '@portals/form/copy';
import { civilDate } from '@portals/format/dates';
import { Column } from '@portals/pay/column';
import { useGo } from '@portals/shell/go';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { BorrowerPage } from '../../parts/borrower-page';
import { useTreatment } from '../../parts/use-treatment';
import { chooseAutopay, openAutopay } from '../../stores/pay.actions';
import { type Autopay, ways } from '../../stores/pay.store';
import { AutopayForm } from './autopay-form';
import { copy } from './copy';

/** Why autopay takes nothing, whatever is set. */
function standingOf({ isReported, isPaidOff, isPaused, stoppedOn }: Snapshot<Autopay>): string | null {
  if (isReported) return copy.reported;
  if (isPaidOff) return copy.paidOff;
  if (stoppedOn) return copy.stopped(civilDate(stoppedOn));
  return isPaused ? copy.paused : null;
}

/** Autopay of one transaction: turned on, changed, and turned off after a question. */
export function AutopayScreen() {
  const txId = useSearchParams()[0].get('transaction') ?? '';
  const { autopay, methods } = useSnapshot(ways);
  const treatment = useTreatment(txId);
  const go = useGo();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => void openAutopay(txId), [txId]);
  const error = autopay.error ?? methods.error;
  const shown = autopay.data?.transactionId === txId ? autopay.data : null;
  const usable = methods.data?.filter(({ isAuthorized }) => isAuthorized) ?? [];
  const query = { transaction: txId };
  const standing = shown && standingOf(shown);
  return (
    <BorrowerPage title={copy.title} about={treatment}>
      {error && (
        <Banner severity="error" actions={<Button onClick={() => void openAutopay(txId)}>{form.again}</Button>}>
          {error.message}
        </Banner>
      )}
      {!shown && !error && <Skeleton lines={6} label={copy.loading} />}
      {shown && methods.data && (
        <Card>
          <CardTitle>{copy.what(shown.practiceName)}</CardTitle>
          {standing && <Banner severity="info">{standing}</Banner>}
          {shown.isReported || shown.isPaidOff ? null : usable.length === 0 ? (
            <Column>
              {shown.type !== 'NONE' && <Banner severity="warning">{copy.endedNow}</Banner>}
              <Note>{copy.noWay}</Note>
              <RouterButton look="primary" to={paths.borrower.bankInfo.href({}, query)}>
                {copy.addBank}
              </RouterButton>
              <RouterButton to={paths.borrower.debitCardInfo.href({}, query)}>{copy.addCard}</RouterButton>
            </Column>
          ) : (
            <AutopayForm key={shown.version} autopay={shown} methods={usable} />
          )}
          {shown.type !== 'NONE' && (
            <Column>
              <Button look="text" wide onClick={() => setAsking(true)}>
                {copy.off}
              </Button>
            </Column>
          )}
        </Card>
      )}
      {isAsking && shown && (
        <ActDialog
          title={copy.offTitle}
          act={copy.off}
          pendingText={copy.turningOff}
          keep={copy.keepOn}
          look="danger-fill"
          run={async () => go(await chooseAutopay(shown, { type: 'NONE' }))}
          onClose={() => setAsking(false)}
        >
          <p>
            {copy.offText}
            {shown.discount && shown.type !== 'FIRST_ONLY' && ` ${copy.offRate(`${shown.discount.agreedRate}%`)}`}
          </p>
        </ActDialog>
      )}
    </BorrowerPage>
  );
}
