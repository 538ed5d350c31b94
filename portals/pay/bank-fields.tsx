import { ACCOUNT_NUMBER } from '@domain/bank/account-number';
import { BANK_WORDS } from '@domain/bank/bank-words';
import { isRoutingNumber } from '@domain/bank/routing-number';
import { useQuestion } from '@portals/steps/use-question';
import { RadioCards } from '@portals/ui/choices';
import { DigitsField } from '@portals/ui/masked-fields';
import { TextField } from '@portals/ui/text-field';
import * as z from 'zod/mini';
import { AuthorizeBox } from './authorize-box';
import { copy } from './copy';
import type { EnteredBank } from './pay.actions';

/** The rules of the server, in the same words. */
export const bankSchema = z
  .object({
    bankName: z.string().check(z.trim(), z.maxLength(80, copy.long)),
    accountType: z.enum(['checking', 'savings'], copy.chooseType),
    routingNumber: z.string().check(z.refine(isRoutingNumber, BANK_WORDS.routingNumber)),
    accountNumber: z.string().check(z.regex(ACCOUNT_NUMBER, BANK_WORDS.accountNumber)),
    accountAgain: z.string(),
    isAuthorized: z._default(z.boolean(), false),
  })
  .check(z.refine((bank) => bank.accountAgain === bank.accountNumber, { error: copy.differ, path: ['accountAgain'] }));

/** A bank account by hand; `save` keeps it, `onSaved` goes on. */
export function useBankForm<Saved>(save: (entered: EnteredBank) => Promise<Saved>, onSaved: (saved: Saved) => unknown) {
  return useQuestion({
    schema: bankSchema,
    initial: { accountType: 'checking' },
    async submit({ accountAgain: _, ...bank }) {
      await onSaved(await save(bank));
    },
  });
}

const ROUTING_DIGITS = 9;
const ACCOUNT_DIGITS = 17;

/** `authorizes`: false where the authorization is signed in a step of its own. */
export function BankFields({
  form,
  authorizes = true,
}: {
  form: ReturnType<typeof useBankForm>;
  authorizes?: boolean;
}) {
  return (
    <>
      <TextField label={copy.bankName} hint={copy.bankNameHint} autoComplete="off" {...form.field('bankName')} />
      <RadioCards
        label={copy.accountType}
        options={[
          { value: 'checking', title: copy.checking },
          { value: 'savings', title: copy.savings },
        ]}
        {...form.field('accountType')}
      />
      <DigitsField
        max={ROUTING_DIGITS}
        label={copy.routing}
        hint={copy.routingHint}
        data-private=""
        {...form.field('routingNumber')}
      />
      <DigitsField max={ACCOUNT_DIGITS} label={copy.account} data-private="" {...form.field('accountNumber')} />
      <DigitsField max={ACCOUNT_DIGITS} label={copy.again} data-private="" {...form.field('accountAgain')} />
      {authorizes && <AuthorizeBox {...form.field('isAuthorized')} />}
    </>
  );
}
