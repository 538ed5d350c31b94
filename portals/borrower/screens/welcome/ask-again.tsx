import { useAttempt } from '@portals/form/attempt';
import { FormDialog } from '@portals/form/form-dialog';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { useForm } from '@portals/form/use-form';
import { usd } from '@portals/format/usd';
import { useGo } from '@portals/shell/go';
import { LegalSentence } from '@portals/steps/legal-sentence';
import { dollars } from '@portals/steps/rules';
import { Button } from '@portals/ui/button';
import { Card, Note } from '@portals/ui/card';
import { Checkbox } from '@portals/ui/choices';
import { MoneyField } from '@portals/ui/masked-fields';
import { useState } from 'react';
import styled from 'styled-components';
import type { Snapshot } from 'valtio/vanilla';
import * as z from 'zod/mini';
import type { ReapplyOffer } from '../../stores/borrower.store';
import { askAgain, goOnWithApplication } from '../../stores/reapply.actions';
import { copy } from './copy';

const REQUEST_MIN = 250;
const REQUEST_MAX = 40_000;
const INCOME_MAX = 10_000_000;

const Act = styled.div`margin-top: 12px; --button-height: 48px;`;
const Fields = styled.div`display: grid; gap: 16px;`;

type Offer = Snapshot<ReapplyOffer>;
export type AskAgainProps = { offer: Offer | null /** The limit as it is, dollars. */; limit: number };

/** What a borrower can apply for now or from a later day: again after a denial, to renew a limit that ends, or a higher limit. */
export function AskAgain({ offer, limit }: AskAgainProps) {
  const [isAsking, setAsking] = useState(false);
  const go = useGo();
  const goOn = useAttempt(async (applicationId: string) => go(await goOnWithApplication(applicationId)));
  if (!offer?.message) return null;
  const { buttonLabel, redirect, applicationId } = offer;
  return (
    <Card>
      <Note>{offer.message}</Note>
      {buttonLabel && (
        <Act>
          <Button
            look={redirect ? 'primary' : 'secondary'}
            pending={goOn.pending}
            pendingText={copy.opening}
            onClick={() => (redirect && applicationId ? void goOn.run(applicationId) : setAsking(true))}
          >
            {buttonLabel}
          </Button>
        </Act>
      )}
      <TroubleBanner trouble={goOn.trouble} />
      {isAsking && buttonLabel && (
        <AskDialog offer={offer} act={buttonLabel} limit={limit} onClose={() => setAsking(false)} />
      )}
    </Card>
  );
}

type AskDialogProps = { offer: Offer; act: string; limit: number; onClose: () => void };

function AskDialog({ offer, act, limit, onClose }: AskDialogProps) {
  const go = useGo();
  const { isCreditLineIncrease, isCreditLineRefresh, annualIncome, requestedAmount } = offer;
  const asksAmount = !isCreditLineRefresh;
  const least = isCreditLineIncrease ? Math.max(REQUEST_MIN, Math.floor(limit) + 1) : REQUEST_MIN;
  const schema = z.object({
    requestedAmount: z.optional(dollars(least, REQUEST_MAX)),
    annualIncome: dollars(0, INCOME_MAX),
    creditPullConsent: z.literal(true, copy.consentNeeded),
  });
  const form = useForm({
    schema,
    initial: {
      requestedAmount: isCreditLineIncrease || requestedAmount === null ? '' : String(requestedAmount),
      annualIncome: annualIncome === null ? '' : String(annualIncome),
    },
    submit: async ({ requestedAmount: amount, ...asked }) =>
      go(await askAgain(offer, { ...asked, ...(amount !== undefined && { requestedAmount: amount }) })),
  });
  return (
    <FormDialog title={act} act={act} pendingText={copy.pending} form={form} onClose={onClose}>
      <Fields>
        <Note>{copy.kept}</Note>
        {asksAmount && (
          <MoneyField
            label={copy.amount}
            hint={isCreditLineIncrease ? copy.amountHint(usd(limit)) : undefined}
            {...form.field('requestedAmount')}
          />
        )}
        <MoneyField label={copy.income} hint={copy.incomeHint} {...form.field('annualIncome')} />
        <Checkbox {...form.field('creditPullConsent')}>
          <b>{copy.consent}</b>
        </Checkbox>
        <Note>
          <LegalSentence text={copy.read} />
        </Note>
      </Fields>
    </FormDialog>
  );
}
