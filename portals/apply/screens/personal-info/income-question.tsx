import { dollars } from '@portals/steps/rules';
import { useQuestion } from '@portals/steps/use-question';
import { MoneyField } from '@portals/ui/masked-fields';
import * as z from 'zod/mini';
import { copy } from './copy';
import { PartPage, type QuestionProps, useSavePart } from './part-page';

const schema = z.object({ annualIncome: dollars(0, 10_000_000) });

export function IncomeQuestion({ application }: QuestionProps) {
  const save = useSavePart('income');
  const form = useQuestion({
    schema,
    initial: { annualIncome: application.annualIncome === null ? '' : String(application.annualIncome) },
    submit: save,
  });
  return (
    <PartPage application={application} part="income" form={form}>
      <MoneyField label={copy.income} hint={copy.incomeHint} enterKeyHint="go" {...form.field('annualIncome')} />
    </PartPage>
  );
}
