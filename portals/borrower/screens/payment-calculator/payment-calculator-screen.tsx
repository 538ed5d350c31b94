import { ApiError } from '@portals/client/api-error';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { usd } from '@portals/format/usd';
import { Column } from '@portals/pay/column';
import { useGo } from '@portals/shell/go';
import { useQuestion } from '@portals/steps/use-question';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, Note } from '@portals/ui/card';
import { RadioCards } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { MoneyField } from '@portals/ui/masked-fields';
import { PlanCards } from '@portals/ui/plan-cards';
import { PortalColumns, Stack } from '@portals/ui/portal-shell';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { BorrowerPage } from '../../parts/borrower-page';
import { planCard } from '../../parts/plan-facts';
import { PlanTerms } from '../../parts/plan-terms';
import { askForAmount, calculateOwn, type OwnPlans } from '../../stores/own-calculator.actions';
import { loadPractices } from '../../stores/practices.actions';
import { practices } from '../../stores/practices.store';
import { copy as pending } from '../pending-transaction/copy';
import { copy } from './copy';

const schema = z.object({
  amount: z.string().check(z.refine((typed) => Number(typed) >= 1, { error: copy.need })),
  practiceId: z.string(),
});

/** What an amount would cost the person each month, with their own limit and plans (borrower §2 payment-calculator). */
export function PaymentCalculatorScreen() {
  const { list } = useSnapshot(practices);
  const [plans, setPlans] = useState<OwnPlans | null>(null);
  const [isWithout, setWithout] = useState(false);
  useEffect(() => void loadPractices(), []);
  const options = (list.data ?? []).map(({ _id, name }) => ({ value: _id, title: name }));
  const form = useQuestion({
    schema,
    async submit({ amount, practiceId }) {
      try {
        setPlans(await calculateOwn({ amount: Number(amount), practiceId }));
      } catch (cause) {
        if (!(cause instanceof ApiError) || cause.code !== 'NOT_FOUND') throw cause;
        setWithout(true);
      }
    },
  });
  return (
    <BorrowerPage title={copy.title}>
      <PortalColumns>
        <Card>
          <Note>{copy.lead}</Note>
          {isWithout && <Banner severity="warning">{copy.noLimit}</Banner>}
          {options.length > 0 && (
            <Column as="form" {...form.props}>
              <TroubleBanner trouble={form.trouble} onAgain={form.again} />
              <ErrorSummary {...form.summary} />
              <MoneyField label={copy.amount} {...form.field('amount')} />
              <RadioCards
                label={copy.practice}
                options={options}
                defaultValue={options[0]?.value ?? ''}
                {...form.field('practiceId')}
              />
              <Button look="primary" type="submit" pending={form.pending} pendingText={copy.showing}>
                {copy.show}
              </Button>
            </Column>
          )}
        </Card>
        {plans && <Found key={plans.amount} found={plans} />}
      </PortalColumns>
    </BorrowerPage>
  );
}

function Found({ found }: { found: OwnPlans }) {
  const { plans, amount, availableCredit } = found;
  const go = useGo();
  const asking = useAttempt(async () => go(await askForAmount(found)));
  const [product, setProduct] = useState('');
  const chosen = plans.find((plan) => plan.product === product);
  if (plans.length === 0)
    return <Banner severity="warning">{amount > availableCredit ? copy.over(usd(availableCredit)) : copy.none}</Banner>;
  return (
    <Stack>
      <PlanCards
        id="own-plan"
        name="own-plan"
        label={copy.plans}
        plans={plans.map((plan) => planCard(plan, amount))}
        value={product}
        onValue={setProduct}
      />
      {chosen && <PlanTerms plan={chosen} title={pending.terms} />}
      <Note>{copy.next}</Note>
      <TroubleBanner trouble={asking.trouble} onAgain={asking.again} />
      <Button pending={asking.pending} pendingText={copy.asking} onClick={() => void asking.run()}>
        {copy.ask(usd(amount))}
      </Button>
    </Stack>
  );
}
