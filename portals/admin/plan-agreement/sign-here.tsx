import { fullName } from '@domain/person-name';
import { FederalBoxSection } from '@portals/disclosure/federal-box';
import { useForm } from '@portals/form/use-form';
import { civilDate } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import { Heading, Note } from '@portals/ui/card';
import { Checkbox } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { LegalText } from '@portals/ui/legal-text';
import { isSameName, SignaturePad } from '@portals/ui/signature-pad';
import { useMemo } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import type { ShownAgreement } from './plan-agreement.store';
import { StepFrame } from './step-frame';

const Stack = styled.div`display: grid; gap: 16px;`;

const schemaFor = (legalName: string) =>
  z.object({
    agreed: z.literal(true, 'Check the box to confirm you’ve read the terms'),
    typedName: z.string().check(
      z.trim(),
      z.refine((typed) => isSameName(typed, legalName), `Type your name exactly as shown: ${legalName}`),
    ),
  });

export type SignHereProps = {
  of: ShownAgreement;
  /** The account that is debited, where one is: its authorization is signed too. */
  account: { bankName: string; lastFour: string } | null;
  act: string;
  onSigned: (typedName: string) => unknown;
  onBack: () => void;
  onClose: () => void;
};

/** The patient's own step, on the screen that is handed to them: they read, tick and type their name. Nobody signs for somebody else. */
export function SignHere({ of, account, act, onSigned, onBack, onClose }: SignHereProps) {
  const legalName = fullName(of.firstName, of.lastName);
  const schema = useMemo(() => schemaFor(legalName), [legalName]);
  const form = useForm({ schema, submit: ({ typedName }) => onSigned(typedName) });
  const texts = [of.document, ...(account ? [of.authorization] : [])];
  return (
    <form {...form.props}>
      <StepFrame
        next={act}
        pendingText="Signing"
        pending={form.pending}
        onNext={() => void form.send()}
        onBack={onBack}
        onClose={onClose}
      >
        <ErrorSummary {...form.summary} />
        <Stack>
          <Heading>For {legalName} to read and sign</Heading>
          <Note>Your practice handed you this screen. Read the text, check the box, and type your name yourself.</Note>
          {of.document.box && <FederalBoxSection box={of.document.box} />}
          {texts.map(({ title, sections }) => (
            <section key={title} aria-label={title}>
              <LegalText
                sections={sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] }))}
              />
            </section>
          ))}
          {account && (
            <Note>
              Your account: {account.bankName || 'Bank account'}, ending in {account.lastFour}.
            </Note>
          )}
          <Checkbox {...form.field('agreed')}>{of.document.consent}</Checkbox>
          <SignaturePad
            label="Type your name to sign"
            hint={`Type ${legalName}.`}
            legalName={legalName}
            date={civilDate(todayHere(), 'table')}
            {...form.field('typedName')}
          />
        </Stack>
        <button type="submit" hidden />
      </StepFrame>
    </form>
  );
}
