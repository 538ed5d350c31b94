import type { spouseNotice } from '@contract/household/spouse-notice-entity';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { civilDate } from '@portals/format/dates';
import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { personalSchema } from '../borrower-file/edit-forms';
import { staff } from '../staff/staff.store';
import { practiceDay } from '../words/practice-time';
import { sendLetterAgain } from './transaction.actions';

export type ShownLetter = Frozen<z.output<typeof spouseNotice>>;

const Wide = styled.div`grid-column: 1 / -1;`;

type LetterProps = {
  letter: ShownLetter | null;
  borrowerId: string;
  timeZone: string;
  /** Reads again what says where the letter is. */
  onSent: () => void;
};

/** Where the letter to the patient's spouse is, and what the platform's own people can do about one that was refused. */
export function SpouseLetter({ letter, borrowerId, timeZone, onSent }: LetterProps) {
  const { person } = useSnapshot(staff);
  const [isAsking, setAsking] = useState(false);
  if (!letter) return null;
  const mayMend =
    person?.brand === 'financing' && !person.financePartner && person.permissions.includes('borrower.edit');
  return (
    <Wide>
      {letter.refusedAt === null ? (
        <small>{whereItIs(letter, timeZone)}</small>
      ) : (
        <Banner
          severity="warning"
          actions={
            mayMend && (
              <Button dense onClick={() => setAsking(true)}>
                Send to another address
              </Button>
            )
          }
        >
          We couldn’t mail the spouse notice on {practiceDay(letter.refusedAt, timeZone)} because the postal service
          doesn’t deliver to that address. It must arrive before the first payment is due.
        </Banner>
      )}
      {isAsking && (
        <OtherAddress letter={letter} borrowerId={borrowerId} onSent={onSent} onClose={() => setAsking(false)} />
      )}
    </Wide>
  );
}

function whereItIs({ postedAt, expectedOn }: ShownLetter, timeZone: string): string {
  if (postedAt === null) return 'Spouse notice pending mailing';
  const arrives = expectedOn ? `, expected ${civilDate(expectedOn, 'table')}` : '';
  return `Spouse notice mailed ${practiceDay(postedAt, timeZone)}${arrives}`;
}

const schema = z.pick(personalSchema, { street: true, unit: true, city: true, state: true, zipCode: true });

type DialogProps = Pick<LetterProps, 'borrowerId' | 'onSent'> & { letter: ShownLetter; onClose: () => void };

/** Asks for the address; the one that was refused is not shown. */
function OtherAddress({ letter, borrowerId, onSent, onClose }: DialogProps) {
  const form = useForm({
    schema,
    initial: { street: '', unit: '', city: '', state: '', zipCode: '' },
    submit: async ({ state, ...address }) => {
      await sendLetterAgain(borrowerId, letter, { ...address, state: state as 'WI' });
      onSent();
      onClose();
    },
  });
  return (
    <FormDialog
      title="Send spouse notice to another address"
      act="Send notice"
      pendingText="Sending"
      form={form}
      onClose={onClose}
    >
      <p>Ask the patient for their spouse’s mailing address. The letter goes out immediately.</p>
      <TextField label="Street" autoComplete="off" {...form.field('street')} />
      <TextField label="Unit" optional autoComplete="off" {...form.field('unit')} />
      <TextField label="City" autoComplete="off" {...form.field('city')} />
      <TextField label="State" hint="Two letters" maxLength={2} autoComplete="off" {...form.field('state')} />
      <TextField label="ZIP code" autoComplete="off" {...form.field('zipCode')} />
    </FormDialog>
  );
}
