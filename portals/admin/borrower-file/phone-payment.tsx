import type { Language } from '@contract/language';
import { ActDialog } from '@portals/form/act-dialog';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { civilDate } from '@portals/format/dates';
import { Checkbox } from '@portals/ui/choices';
import { DateField } from '@portals/ui/date-field';
import { MoneyField } from '@portals/ui/masked-fields';
import { MoneySummary } from '@portals/ui/money-summary';
import { Select } from '@portals/ui/select';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { usd } from '../words/amounts';
import { type PhonePayment, quotePhonePayment, takePayment } from './phone-payment.actions';

type Answers = { amount: number; paymentMethodId: string; payOn: string; lang: Language };
type Read = { answers: Answers; text: string; authorizationHash: string };
export type PhonePaymentProps = {
  borrowerId: string;
  transactionId: string;
  name: string;
  options: PhonePayment;
  onClose: () => void;
};

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
] as const;
const nameOf = ({ name, lastFour }: PhonePayment['methods'][number]) => `${name} •••• ${lastFour}`;

/** Takes a payment of somebody on the phone: first how much, from what and when, then what is read to them before it is taken. */
export function TakePhonePayment(props: PhonePaymentProps) {
  const [read, setRead] = useState<Read | null>(null);
  const [isAsked, setAsked] = useState(true);
  if (read && !isAsked) return <Authorization {...props} read={read} onBack={() => setAsked(true)} />;
  const quoted = (next: Read) => {
    setRead(next);
    setAsked(false);
  };
  return <Question {...props} first={read?.answers ?? null} onQuoted={quoted} />;
}

function schemaOf({ payoff, today, lastDay }: PhonePayment) {
  const isAmount = (text: string) => /^\d+(\.\d{1,2})?$/.test(text) && Number(text) > 0;
  return z.object({
    amount: z.pipe(
      z.string().check(z.refine(isAmount, { error: `Enter an amount up to ${usd(payoff)}` })),
      z.transform((text: string) => Number(text)),
    ),
    paymentMethodId: z.string().check(z.minLength(1, { error: 'Choose an account or card' })),
    payOn: z.string().check(
      z.refine((day) => day >= today && day <= lastDay, {
        error: `Choose a day from ${civilDate(today, 'table')} to ${civilDate(lastDay, 'table')}`,
      }),
    ),
    lang: z.enum(['en', 'es'], { error: 'Choose a language' }),
  });
}

type QuestionProps = PhonePaymentProps & { first: Answers | null; onQuoted: (read: Read) => void };

function Question({ options, name, first, onQuoted, onClose, ...of }: QuestionProps) {
  const { methods, due, payoff, today } = options;
  const schema = useMemo(() => schemaOf(options), [options]);
  const form = useForm({
    schema,
    initial: {
      amount: (first?.amount ?? due).toFixed(2),
      paymentMethodId: first?.paymentMethodId ?? methods[0]?._id,
      payOn: first?.payOn ?? today,
      lang: first?.lang ?? 'en',
    },
    submit: async (answers) => {
      const { authorization } = await quotePhonePayment(of, { ...answers, amount: String(answers.amount) });
      if (authorization) onQuoted({ answers, text: authorization.text, authorizationHash: authorization.sha256 });
    },
  });
  return (
    <FormDialog
      title={`Take a payment from ${name}?`}
      act="Get authorization"
      pendingText="Loading"
      form={form}
      onClose={onClose}
    >
      <p>You’ll read the authorization aloud in the next step. Nothing is charged before they agree.</p>
      <MoneyField
        label="Amount"
        hint={`${usd(due)} due, ${usd(payoff)} pays it off today.`}
        {...form.field('amount')}
      />
      <Select
        label="Pay with"
        placeholder="Choose one"
        options={methods.map((method) => ({ value: method._id, label: nameOf(method) }))}
        {...form.field('paymentMethodId')}
      />
      <DateField label="Payment day" {...form.field('payOn')} />
      <Select label="Language of the call" options={LANGUAGES} {...form.field('lang')} />
    </FormDialog>
  );
}

type AuthorizationProps = PhonePaymentProps & { read: Read; onBack: () => void };

function Authorization({ options, read, onBack, onClose, ...of }: AuthorizationProps) {
  const [isRead, setIsRead] = useState(false);
  const { answers, text, authorizationHash } = read;
  const amount = usd(answers.amount);
  const method = options.methods.find(({ _id }) => _id === answers.paymentMethodId);
  return (
    <ActDialog
      title={`Take ${amount} from ${of.name}?`}
      act={`Take ${amount}`}
      pendingText="Taking payment"
      keep="Back"
      dirty={isRead}
      missing={!isRead && 'Read the authorization aloud, then check the box.'}
      run={(requestKey) =>
        takePayment(of, { ...answers, wasReadAloud: true, authorizationHash, version: options.version, requestKey })
      }
      onClose={onClose}
      onKeep={onBack}
    >
      <MoneySummary
        lines={[
          { label: 'Pay with', value: method ? nameOf(method) : '' },
          { label: 'Payment day', value: civilDate(answers.payOn, 'table') },
          { label: 'Amount', value: amount, total: true },
        ]}
      />
      <p style={{ marginTop: 14 }}>Read this aloud:</p>
      <blockquote lang={answers.lang} style={{ margin: '8px 0', paddingLeft: 12, borderLeft: '3px solid var(--line)' }}>
        {text}
      </blockquote>
      <Checkbox id="was-read" name="wasReadAloud" checked={isRead} onChange={({ target }) => setIsRead(target.checked)}>
        I read this aloud, and they said yes.
      </Checkbox>
      <p>We’ll email them a confirmation today.</p>
    </ActDialog>
  );
}
