import { type ApiError, toApiError } from '@portals/client/api-error';
import { ActDialog } from '@portals/form/act-dialog';
import { FormDialog } from '@portals/form/form-dialog';
import { type Form, type FormSchema, useForm } from '@portals/form/use-form';
import { MoneySummary } from '@portals/ui/money-summary';
import { type ReactNode, useState } from 'react';
import { fieldValue, fieldWords } from '../words/field-words';

type Values = Readonly<Record<string, string>>;

export type ConfirmedFormProps<T> = {
  title: string;
  schema: FormSchema<T>;
  /** What the fields hold now, as text. */
  now: Values;
  /** What they hold after the answers. */
  after: (answers: T) => Values;
  /** Who hears of it. */
  told: ReactNode;
  run: (answers: T, requestKey: string) => Promise<unknown>;
  onClose: () => void;
  children: (form: Form) => ReactNode;
};

/** Asks what is to be changed, then shows what it is now and what it becomes, and who hears of it, before anything is sent. */
export function ConfirmedForm<T>(props: ConfirmedFormProps<T>) {
  const [answers, setAnswers] = useState<T | null>(null);
  const [isAsking, setAsking] = useState(true);
  const ask = (given: T) => {
    setAnswers(given);
    setAsking(false);
  };
  if (isAsking || answers === null) return <Questions {...props} answers={answers} onDone={ask} />;
  return <Confirmation {...props} answers={answers} onBack={() => setAsking(true)} />;
}

type QuestionsProps<T> = ConfirmedFormProps<T> & { answers: T | null; onDone: (answers: T) => void };

function Questions<T>({ title, schema, now, after, answers, onDone, onClose, children }: QuestionsProps<T>) {
  const initial = answers === null ? now : { ...now, ...after(answers) };
  const form = useForm({ schema, initial, submit: onDone });
  return (
    <FormDialog
      title={title}
      act="Continue"
      pendingText="Checking"
      form={form}
      isChanged={answers !== null}
      onClose={onClose}
    >
      {children(form)}
    </FormDialog>
  );
}

type ConfirmationProps<T> = ConfirmedFormProps<T> & { answers: T; onBack: () => void };

function Confirmation<T>({ title, now, after, told, run, onClose, answers, onBack }: ConfirmationProps<T>) {
  const then = after(answers);
  const changed = Object.keys(then).filter((field) => then[field] !== (now[field] ?? ''));
  return (
    <ActDialog
      title={`${title}: save changes?`}
      act="Save changes"
      pendingText="Saving"
      keep="Back"
      dirty
      missing={changed.length === 0 && 'You haven’t changed anything. Go back or close.'}
      run={(requestKey) => run(answers, requestKey).catch((cause) => Promise.reject(explained(toApiError(cause))))}
      onClose={onClose}
      onKeep={onBack}
    >
      <div style={{ marginBottom: 14 }}>
        <MoneySummary
          lines={changed.map((field) => ({
            label: fieldWords(field),
            value: `${fieldValue(field, now[field])} → ${fieldValue(field, then[field])}`,
          }))}
        />
      </div>
      <p>{told}</p>
    </ActDialog>
  );
}

/** A refusal with what a colleague changed meanwhile, or of the field that is at fault. */
function explained(failure: ApiError): ApiError {
  const missed = failure.changes.map(
    ({ row, column, from, to }) =>
      `${row} changed ${fieldWords(column)} from ${fieldValue(column, from)} to ${fieldValue(column, to)}.`,
  );
  if (failure.code === 'STALE' && missed.length > 0)
    failure.message = `${missed.join(' ')} Go back and review, then save again.`;
  const [fault] = failure.fields;
  if (fault) failure.message = fault.message;
  return failure;
}
