import { ApiError } from '@portals/client/api-error';
import { usd } from '@portals/format/usd';
import { dollars } from '@portals/steps/rules';
import { useQuestion } from '@portals/steps/use-question';
import { MoneyField } from '@portals/ui/masked-fields';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { copy } from './copy';
import { PartPage, type QuestionProps, useSavePart } from './part-page';

const schema = z.object({ annualIncome: dollars(0, 10_000_000) });

/** Dollars a year below which somebody more likely left out zeros, or named a month. */
const ASKED_BELOW = 1_000;

export function IncomeQuestion({ application }: QuestionProps) {
  const save = useSavePart('income');
  /** The same amount a second time is meant so; nothing at all is an answer of its own. */
  const asked = useRef(application.annualIncome);
  const form = useQuestion({
    schema,
    initial: { annualIncome: application.annualIncome === null ? '' : String(application.annualIncome) },
    submit(answers) {
      const { annualIncome } = answers;
      if (annualIncome > 0 && annualIncome < ASKED_BELOW && annualIncome !== asked.current) {
        asked.current = annualIncome;
        const message = copy.incomeAsked(usd(annualIncome));
        throw new ApiError(400, { code: 'INVALID_FIELDS', fields: [{ field: 'annualIncome', message }] });
      }
      return save(answers);
    },
  });
  return (
    <PartPage application={application} part="income" form={form}>
      <MoneyField label={copy.income} hint={copy.incomeHint} enterKeyHint="go" {...form.field('annualIncome')} />
    </PartPage>
  );
}
