import { dollarsFromCents } from '@domain/money/dollars';
import { dollars } from '@portals/steps/rules';
import { useQuestion } from '@portals/steps/use-question';
import { MoneyField } from '@portals/ui/masked-fields';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { apply } from '../../stores/apply.store';
import { copy } from './copy';
import { PartPage, type QuestionProps, useSavePart } from './part-page';

// The range of the contract.
const schema = z.object({ requestedAmount: dollars(250, 40_000) });

/** Begins with the amount that was chosen on the practice's page. */
export function AmountQuestion({ application }: QuestionProps) {
  const save = useSavePart('amount');
  const { carriedAmountCents } = useSnapshot(apply);
  const carried = carriedAmountCents === null ? '' : String(dollarsFromCents(carriedAmountCents));
  const form = useQuestion({
    schema,
    initial: { requestedAmount: application.requestedAmount === null ? carried : String(application.requestedAmount) },
    submit: save,
  });
  return (
    <PartPage application={application} part="amount" form={form}>
      <MoneyField label={copy.amount} hint={copy.amountHint} enterKeyHint="go" {...form.field('requestedAmount')} />
    </PartPage>
  );
}
