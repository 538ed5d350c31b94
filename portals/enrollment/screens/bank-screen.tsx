import { ACCOUNT_NUMBER } from '@domain/bank/account-number';
import { BANK_WORDS } from '@domain/bank/bank-words';
import { isRoutingNumber } from '@domain/bank/routing-number';
import { isPracticeName } from '@domain/practice/practice-name';
import { afterAnswer } from '@portals/steps/flow/answers';
import { QuestionPage } from '@portals/steps/question-page';
import { needed } from '@portals/steps/rules';
import { Button } from '@portals/ui/button';
import { FinePrint } from '@portals/ui/flow-shell';
import { LockIcon } from '@portals/ui/icons';
import { DigitsField } from '@portals/ui/masked-fields';
import { TextField } from '@portals/ui/text-field';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { flow } from '../enrollment-flow';
import { useBack, useGo } from '../go';
import { saveBank } from '../stores/enrollment.actions';
import { store } from '../stores/enrollment.store';
import { copy } from './copy';
import { KeptNote } from './kept-note';
import { useEnrollmentForm } from './use-enrollment-form';

const words = copy.bank;
const AT = 'bankInformation';
const ROUTING_DIGITS = 9;
const ACCOUNT_DIGITS = 17;

/** The rules; numbers that are kept may stay away, both of them. */
function schemaFor(isKept: boolean) {
  const numbers = z
    .object({
      bankName: needed(copy.needed.bankName, 80),
      accountHolder: needed(copy.needed.holder).check(z.refine(isPracticeName, copy.needed.holder)),
      routingNumber: z.string(),
      accountNumber: z.string(),
      accountAgain: z.string(),
    })
    .check((payload) => {
      const { routingNumber: routing, accountNumber: account, accountAgain: again } = payload.value;
      if (isKept && routing === '' && account === '' && again === '') return;
      const say = (field: string, message: string) =>
        payload.issues.push({ code: 'custom', input: '', path: [field], message });
      if (!isRoutingNumber(routing)) say('routingNumber', BANK_WORDS.routingNumber);
      if (!ACCOUNT_NUMBER.test(account)) say('accountNumber', BANK_WORDS.accountNumber);
      else if (account !== again) say('accountAgain', words.differ);
    });
  return z.object({ [AT]: numbers });
}

/** Where the practice is paid (provider-admin §2, §3). What is typed of the numbers is kept nowhere but in the vault. */
export function BankScreen() {
  const { data } = useSnapshot(store.enrollment);
  const go = useGo();
  const onBack = useBack('banking-information');
  const kept = data?.bankInformation ?? null;
  const schema = useMemo(() => schemaFor(kept !== null), [kept]);
  const form = useEnrollmentForm(
    {
      schema,
      initial: {
        [`${AT}.bankName`]: kept?.bankName ?? '',
        [`${AT}.accountHolder`]: kept?.accountHolder ?? data?.businessInformation.legalBusinessName ?? '',
      },
      async submit({ bankInformation: { accountAgain: _, accountNumber, routingNumber, ...bank } }) {
        const numbers = accountNumber === '' ? {} : { accountNumber, routingNumber };
        go(afterAnswer(flow.steps, 'banking-information', await saveBank({ ...bank, ...numbers })));
      },
    },
    'bank',
  );
  const field = (name: string) => form.field(`${AT}.${name}`);
  return (
    <QuestionPage
      words={{ ...words, at: 3 }}
      form={form}
      isSavable
      onBack={onBack}
      footer={
        <>
          <Button look="primary" big type="submit" pending={form.pending} pendingText={copy.saving}>
            {words.next}
          </Button>
          <FinePrint>
            <LockIcon size={15} />
            {words.fine}
          </FinePrint>
        </>
      }
    >
      <KeptNote />
      <TextField label={words.bankName} autoComplete="off" {...field('bankName')} />
      <TextField label={words.holder} hint={words.holderHint} autoComplete="off" {...field('accountHolder')} />
      <DigitsField
        max={ROUTING_DIGITS}
        label={words.routing}
        hint={words.routingHint}
        data-private=""
        {...field('routingNumber')}
      />
      <DigitsField
        max={ACCOUNT_DIGITS}
        label={words.account}
        {...(kept && { hint: words.kept(kept.accountNumber) })}
        data-private=""
        {...field('accountNumber')}
      />
      <DigitsField max={ACCOUNT_DIGITS} label={words.again} data-private="" {...field('accountAgain')} />
    </QuestionPage>
  );
}
