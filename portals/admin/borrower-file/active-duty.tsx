import { isCivilDate } from '@domain/calendar/civil-date';
import { ActDialog } from '@portals/form/act-dialog';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { civilDate } from '@portals/format/dates';
import { DateField } from '@portals/ui/date-field';
import { MoneySummary } from '@portals/ui/money-summary';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import * as z from 'zod/mini';
import { recordDuty } from './active-duty.actions';
import type { ShownLoan } from './borrower.store';

type Answers = { from: string; until: string; reason: string };
type DutyProps = { borrowerId: string; name: string; known: ShownLoan['activeDuty']; onClose: () => void };

const schema = z
  .object({
    from: z.string().check(z.refine((text) => isCivilDate(text), { error: 'Enter a date like 08/27/2026' })),
    until: z.string().check(
      z.refine((text) => text === '' || isCivilDate(text), {
        error: 'Enter a date like 08/27/2027, or leave it blank',
      }),
    ),
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: 'Enter which orders you reviewed' }),
        z.maxLength(300, 'Use 300 characters or fewer'),
      ),
  })
  .check(
    z.refine(({ from, until }) => until === '' || until >= from, {
      error: 'Enter a last day on or after the first day',
      path: ['until'],
    }),
  );

/** Records the military service of a borrower: first its days, then what it does, because interest that is forgiven stays forgiven. */
export function ActiveDuty(props: DutyProps) {
  const { known } = props;
  const [answers, setAnswers] = useState<Answers>({ from: known?.from ?? '', until: known?.until ?? '', reason: '' });
  const [isAsked, setAsked] = useState(true);
  if (!isAsked) return <Confirmation {...props} answers={answers} onBack={() => setAsked(true)} />;
  const told = (next: Answers) => {
    setAnswers(next);
    setAsked(false);
  };
  return <Question {...props} first={answers} onTold={told} />;
}

type QuestionProps = DutyProps & { first: Answers; onTold: (answers: Answers) => void };

function Question({ name, first, onTold, onClose }: QuestionProps) {
  const form = useForm({ schema, initial: first, submit: async (answers) => onTold(answers) });
  return (
    <FormDialog
      title={`Active duty for ${name}`}
      act="Preview changes"
      pendingText="Loading"
      form={form}
      onClose={onClose}
    >
      <p>
        Loans made before the first day are capped at 6% a year while they serve. To change the last day, enter the same
        first day again.
      </p>
      <DateField label="First day" hint="From their orders" {...form.field('from')} />
      <DateField label="Last day" optional hint="Leave blank if unknown" {...form.field('until')} />
      <TextField label="Orders you reviewed" hint="Saved in their file." {...form.field('reason')} />
    </FormDialog>
  );
}

type ConfirmationProps = DutyProps & { answers: Answers; onBack: () => void };

function Confirmation({ borrowerId, name, answers, onBack, onClose }: ConfirmationProps) {
  const { from, until } = answers;
  return (
    <ActDialog
      title={`Record active duty for ${name}?`}
      act="Record active duty"
      pendingText="Recording"
      keep="Back"
      run={(requestKey) => recordDuty(borrowerId, { ...answers, requestKey })}
      onClose={onClose}
      onKeep={onBack}
    >
      <MoneySummary
        lines={[
          { label: 'First day', value: civilDate(from, 'table') },
          { label: 'Last day', value: until === '' ? 'Unknown' : civilDate(until, 'table') },
          { label: 'Rate on earlier loans', value: 'Up to 6% a year', total: true },
        ]}
      />
      <p style={{ marginTop: 14 }}>
        This forgives interest above 6% and removes late fees since the first day, and lowers their payments. You can’t
        undo this. We’ll email them in their language.
      </p>
    </ActDialog>
  );
}
