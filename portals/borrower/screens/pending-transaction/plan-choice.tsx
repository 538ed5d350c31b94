import { paths } from '@contract/paths';
import { site } from '@portals/client/site-configuration';
import { useAttempt } from '@portals/form/attempt';
import { useNeeded } from '@portals/form/use-needed';
import { civilDate } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import { usd } from '@portals/format/usd';
import { useGo } from '@portals/shell/go';
import { keepInEntry, keptInEntry } from '@portals/state/history-entry';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Ask, FinePrint, FlowShell, Why } from '@portals/ui/flow-shell';
import { PlanCards } from '@portals/ui/plan-cards';
import { RouterButton } from '@portals/ui/router-button';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { AskPractice } from '../../parts/ask-practice/ask-practice';
import { monthlyAt, type Pace, planCard, plansInOrder, promoOf } from '../../parts/plan-facts';
import { PlanTerms } from '../../parts/plan-terms';
import { ProblemBanner } from '../../parts/problem-banner';
import { RejectDialog } from '../../parts/reject-dialog';
import { treatmentSentence } from '../../parts/treatment-of';
import { loadCredit } from '../../stores/borrower.actions';
import { borrower } from '../../stores/borrower.store';
import { choosePlan } from '../../stores/transactions.actions';
import type { Transaction } from '../../stores/transactions.store';
import { ApproveDialog } from './approve-dialog';
import { ChosenPlan } from './chosen-plan';
import { copy } from './copy';

const Terms = styled.div`
  margin-top: 32px; scroll-margin-top: 16px;
`;

const choiceSchema = z.object({ product: z.string(), pace: z.enum(['SUGGESTED', 'MINIMUM']) });
type Choice = z.infer<typeof choiceSchema>;

/** The choice from before a reload or Back. */
const keptChoice = (entry: string): Choice | undefined => choiceSchema.safeParse(keptInEntry(entry)).data;

type Dialog = 'approve' | 'reject' | null;

/** The choice under way: the plan, what is paid each month on it, and the dialog that is open. */
function useChoice(transaction: Transaction) {
  const go = useGo();
  const saved: Choice = {
    product: transaction.selectedPaymentPlan?.product ?? '',
    pace: transaction.autopayType === 'MINIMUM' ? 'MINIMUM' : 'SUGGESTED',
  };
  const entry = `plan-of-${transaction._id}`;
  const [{ product, pace: wished }, setChoice] = useState(() => keptChoice(entry) ?? saved);
  const choose = (change: Partial<Choice>) => {
    const next = { product, pace: wished, ...change };
    setChoice(next);
    keepInEntry(entry, next);
  };
  const [dialog, setDialog] = useState<Dialog>(null);
  const needed = useNeeded('plan');
  const plans = plansInOrder(transaction.paymentPlans);
  const plan = plans.find((offered) => offered.product === product);
  const pace: Pace = plan && promoOf(plan) ? wished : 'MINIMUM';
  const saving = useAttempt(async () => {
    if (!needed.isMet(plan ? null : copy.choosePlan) || !plan) return;
    const next = await choosePlan(transaction._id, { plan, autopayType: pace });
    if (next === true) setDialog('approve');
    else if (next) go(next);
  });
  return { plans, plan, product, pace, choose, dialog, setDialog, saving, needed };
}

/** The plans of a transaction; the chosen one opens its ribbon, its promotion and the federal disclosure. */
export function PlanChoice({ transaction }: { transaction: Transaction }) {
  const navigate = useNavigate();
  const line = useSnapshot(borrower).credit.data?.credit_profile;
  const { plans, plan, product, pace, choose, dialog, setDialog, saving, needed } = useChoice(transaction);
  useEffect(() => void loadCredit(), []);

  const { txAmount, practicemanagement, treatments, firstTreatmentDate, borrowerTxStatus } = transaction;
  const practice = practicemanagement.PracticeName;
  const isUnverified = borrowerTxStatus === 'VERIFICATION_REQUESTED';

  return (
    <FlowShell
      practice={{ name: practice }}
      byline={copy.byline(site.brands.financing.name)}
      onBack={() => void navigate(paths.borrower.welcome.href())}
      action={
        <Button look="quiet" onClick={() => setDialog('reject')}>
          {copy.reject}
        </Button>
      }
      footer={
        plans.length > 0 && (
          <>
            <Button
              look="primary"
              big
              pending={saving.pending}
              pendingText={copy.saving}
              onClick={() => void saving.run()}
            >
              {plan ? copy.next(monthlyAt(plan, pace)) : copy.choose}
            </Button>
            <FinePrint>{copy.fine}</FinePrint>
          </>
        )
      }
    >
      <ProblemBanner />
      <ErrorSummary {...needed.summary} />
      <Ask>{copy.ask(usd(txAmount))}</Ask>
      <Why>
        {treatmentSentence(treatments)}
        {firstTreatmentDate && copy.visit(civilDate(firstTreatmentDate))}
        {line?.expiresOn && line.expiresOn >= todayHere() && copy.left(usd(line.availableCredit))}
      </Why>
      {plans.length === 0 && (
        <Banner
          severity="warning"
          actions={
            isUnverified && (
              <RouterButton
                look="primary"
                to={paths.borrower.verifyIdentityTransaction.href({}, { transaction: transaction._id })}
              >
                {copy.startCheck}
              </RouterButton>
            )
          }
        >
          {isUnverified ? copy.verify : copy.noPlans}
        </Banner>
      )}
      {plans.length > 0 && (
        <PlanCards
          id="plan"
          name="plan"
          label={copy.plans}
          plans={plans.map((offered) => planCard(offered, txAmount))}
          value={product}
          onValue={(value) => {
            needed.clear();
            choose({ product: value });
          }}
          error={needed.error}
        />
      )}
      {plan && (
        <>
          <ChosenPlan plan={plan} amount={txAmount} pace={pace} onPace={(value) => choose({ pace: value })} />
          <Terms>
            <PlanTerms plan={plan} title={copy.terms} />
          </Terms>
          <ApproveDialog
            transaction={transaction}
            plan={plan}
            pace={pace}
            open={dialog === 'approve'}
            onClose={() => setDialog(null)}
          />
        </>
      )}
      <Terms>
        <AskPractice transaction={transaction} />
      </Terms>
      <RejectDialog transaction={transaction} open={dialog === 'reject'} onClose={() => setDialog(null)} />
    </FlowShell>
  );
}
