import { ACCOUNT_NUMBER } from '@domain/bank/account-number';
import { BANK_WORDS } from '@domain/bank/bank-words';
import { isRoutingNumber } from '@domain/bank/routing-number';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { Note } from '@portals/ui/card';
import { Checkbox } from '@portals/ui/choices';
import { DigitsField } from '@portals/ui/masked-fields';
import { TextField } from '@portals/ui/text-field';
import * as z from 'zod/mini';
import { personName } from '../../words/name-rules';
import { AUTHORIZE } from './copy';
import type { OptionsChange } from './options.actions';

const ROUTING_DIGITS = 9;
const ACCOUNT_DIGITS = 17;

const schema = z
  .object({
    bankName: z
      .string()
      .check(z.trim(), z.minLength(1, 'Enter the bank name'), z.maxLength(80, 'Use 80 characters or fewer')),
    accountHolder: personName('account holder name', 'Enter the account holder', 120),
    routingNumber: z.string().check(z.refine(isRoutingNumber, BANK_WORDS.routingNumber)),
    accountNumber: z.string().check(z.regex(ACCOUNT_NUMBER, BANK_WORDS.accountNumber)),
    accountAgain: z.string(),
    isAuthorized: z.boolean().check(z.refine((is) => is, 'Check the box to authorize debits for invoices')),
  })
  .check(
    z.refine((bank) => bank.accountAgain === bank.accountNumber, {
      error: 'The account numbers don’t match',
      path: ['accountAgain'],
    }),
  );

export type BankDialogProps = {
  /** Whose account it is asked for. */
  whose: string;
  /** What is open, and when it is debited. */
  open: string | null;
  save: (bank: NonNullable<OptionsChange['bankInfo']>) => Promise<unknown>;
  onClose: () => void;
};

/** The bank account from which invoices are paid; both numbers are kept by their last four digits, and sealed. */
export function BankDialog({ whose, open, save, onClose }: BankDialogProps) {
  const form = useForm({
    schema,
    async submit({ accountAgain: _, isAuthorized: _ticked, ...bank }) {
      await save({ ...bank, isAuthorized: true }).catch(atFields);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Bank account for ${whose}`}
      act="Save account"
      pendingText="Saving"
      form={form}
      onClose={onClose}
    >
      <TextField label="Bank name" maxLength={80} autoComplete="off" {...form.field('bankName')} />
      <TextField label="Account holder" maxLength={120} autoComplete="off" {...form.field('accountHolder')} />
      <DigitsField max={ROUTING_DIGITS} label="Routing number" data-private="" {...form.field('routingNumber')} />
      <DigitsField max={ACCOUNT_DIGITS} label="Account number" data-private="" {...form.field('accountNumber')} />
      <DigitsField
        max={ACCOUNT_DIGITS}
        label="Confirm account number"
        data-private=""
        {...form.field('accountAgain')}
      />
      {open && <Note>{open}</Note>}
      <Checkbox {...form.field('isAuthorized')}>{AUTHORIZE}</Checkbox>
    </FormDialog>
  );
}

/** The server names fields of the account by where they lie in its request. */
function atFields(cause: unknown): never {
  const { fields } = cause as { fields?: readonly { field: string; message: string }[] };
  throw Object.assign(cause as Error, {
    fields: fields?.map((fault) => ({ ...fault, field: fault.field.replace(/^bankInfo\./, '') })),
  });
}
