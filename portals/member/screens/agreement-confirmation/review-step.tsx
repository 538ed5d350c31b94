import { fullName } from '@domain/person-name';
import { civilDate } from '@portals/format/dates';
import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Ask, FinePrint, Why } from '@portals/ui/flow-shell';
import { LockIcon } from '@portals/ui/icons';
import { useSnapshot } from 'valtio';
import { useStep } from '../../agreement-confirmation-flow';
import { useMembership } from '../../parts/current';
import { copy as shared } from '../../parts/offer/copy';
import { Signature, useSignature } from '../../parts/offer/signature';
import { Terms } from '../../parts/offer/terms';
import { agreeToYear } from '../../stores/renewal.actions';
import { renewal } from '../../stores/renewal.store';
import { copy } from './copy';
import { YearMoney, type YearProps } from './year-money';
import { useIsFresh, useNextYear, YearPage } from './year-page';

/** The terms of the next year, read and signed (membership §2, sub-step review-agreements). */
export function ReviewStep() {
  const year = useNextYear();
  return year ? <Review year={year} /> : null;
}

function Review({ year }: YearProps) {
  const isFresh = useIsFresh();
  const go = useStep();
  const member = useMembership(year.membershipId);
  const legalName = fullName(member?.firstName, member?.lastName);
  const { methodId } = useSnapshot(renewal);
  const form = useSignature(legalName, async (typedName) => {
    if ((await agreeToYear(year, typedName)) === 'done') go('congratulations', { replace: true });
    else window.scrollTo({ top: 0 });
  });
  return (
    <YearPage
      step={{ at: 3, about: 'review-agreements' }}
      onBack={() => go('payment')}
      trouble={form.trouble}
      onAgain={form.again}
      footer={
        <>
          <Button
            look="primary"
            big
            disabled={!isFresh || (methodId === null && !year.paysByHand)}
            pending={form.pending}
            pendingText={shared.signing}
            onClick={() => void form.send()}
          >
            {copy.sign}
          </Button>
          <FinePrint>
            <LockIcon size={14} />
            {shared.cancelFine}
          </FinePrint>
        </>
      }
    >
      <ErrorSummary {...form.summary} />
      <Ask>{copy.signTitle}</Ask>
      <Why>{copy.signWhy(civilDate(year.beginsOn))}</Why>
      <YearMoney year={year} />
      <Terms
        box={year.federalBox}
        hasFee={year.membershipFee > 0}
        agreement={year.agreement}
        isByHand={year.paysByHand}
      />
      <Signature form={form} legalName={legalName} disclosureHash={year.disclosureHash}>
        {year.agreement.consent}
      </Signature>
    </YearPage>
  );
}
