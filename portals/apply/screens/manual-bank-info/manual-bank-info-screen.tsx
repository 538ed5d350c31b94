import { BankFields, useBankForm } from '@portals/pay/bank-fields';
import { saveBank } from '@portals/pay/pay.actions';
import { QuestionPage } from '@portals/steps/question-page';
import { useSurroundings } from '@portals/steps/surroundings';
import { Button } from '@portals/ui/button';
import { useGo } from '../../flow/go';
import { goOnAfterSaving } from '../../stores/payment.actions';
import { copy } from './copy';

/** A bank account by hand. What is typed stays in the form until it is sent, and nowhere else. */
export function ManualBankInfoScreen() {
  const go = useGo();
  const { steps } = useSurroundings();
  const form = useBankForm(saveBank, async ({ pagePath }) =>
    go({ step: await goOnAfterSaving(pagePath) }, { replace: true }),
  );
  const words = { title: copy.title, ask: copy.ask, why: copy.why, at: steps };
  return (
    <QuestionPage
      words={words}
      form={form}
      onBack={() => go({ step: 'bank-info' })}
      footer={
        <Button look="primary" big type="submit" pending={form.pending} pendingText={copy.saving}>
          {copy.save}
        </Button>
      }
    >
      <BankFields form={form} />
    </QuestionPage>
  );
}
