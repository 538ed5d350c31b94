import { borrowerPaths } from '@contract/borrower/paths';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { Button } from '@portals/ui/button';
import { SearchIcon } from '@portals/ui/icons';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { findByNumber, type PersonNumber } from './find.actions';

const SSN_DIGITS = 9;
const ACCOUNT_DIGITS_MIN = 10;

/** Reads which number was typed; an answer like a schema's, because what it may be depends on who reads. */
const schemaFor = (mayAskBySsn: boolean) => ({
  safeParse(value: unknown) {
    const digits = String((value as { number?: string }).number ?? '').replace(/[\s-]/g, '');
    const found = /^\d+$/.test(digits) ? numberOf(digits, mayAskBySsn) : undefined;
    if (found) return { success: true as const, data: found };
    const message = mayAskBySsn ? 'Enter the full account number or the 9-digit SSN' : 'Enter the full account number';
    return { success: false as const, error: { issues: [{ path: ['number'], message }] } };
  },
});

function numberOf(digits: string, mayAskBySsn: boolean): PersonNumber | undefined {
  if (digits.length >= ACCOUNT_DIGITS_MIN) return { account_number: digits };
  return mayAskBySsn && digits.length === SSN_DIGITS ? { ssn_number: digits } : undefined;
}

/** Opens the one person of an account number or, for the platform's own people, of a social security number. */
export function FindByNumber({ mayAskBySsn }: { mayAskBySsn: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button dense icon={<SearchIcon size={15} />} onClick={() => setOpen(true)}>
        Find by number
      </Button>
      {isOpen && <NumberForm mayAskBySsn={mayAskBySsn} onClose={() => setOpen(false)} />}
    </>
  );
}

function NumberForm({ mayAskBySsn, onClose }: { mayAskBySsn: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm({
    schema: schemaFor(mayAskBySsn),
    submit: async (number) => {
      const borrowerId = await findByNumber(number);
      onClose();
      await navigate(borrowerPaths.file.href({ borrowerId }));
    },
  });
  return (
    <FormDialog title="Find a borrower" act="Open borrower" pendingText="Searching" form={form} onClose={onClose}>
      <TextField
        label={mayAskBySsn ? 'Account number or SSN' : 'Account number'}
        inputMode="numeric"
        maxLength={30}
        autoComplete="off"
        {...form.field('number')}
      />
    </FormDialog>
  );
}
