import { civilDate } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import { useQuestion } from '@portals/steps/use-question';
import { Checkbox } from '@portals/ui/choices';
import { isSameName, SignaturePad } from '@portals/ui/signature-pad';
import { type ReactNode, useMemo } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { copy } from './copy';

const Part = styled.section`margin-top: 32px; display: grid; gap: 12px;`;

const schemaFor = (legalName: string) =>
  z.object({
    agreed: z.literal(true, copy.agreeNeeded),
    typedName: z.string().check(
      z.trim(),
      z.refine((typed) => isSameName(typed, legalName), copy.signNeeded(legalName)),
    ),
  });

/** The tick and the typed name with which something is signed. */
export function useSignature(
  legalName: string,
  sign: (typedName: string) => Promise<void>,
  /** With which name the same text was signed before; its tick and name stand there. */
  signedName: string | null = null,
) {
  const schema = useMemo(() => schemaFor(legalName), [legalName]);
  return useQuestion({
    schema,
    ...(signedName !== null && { initial: { agreed: true, typedName: signedName } }),
    submit: ({ typedName }) => sign(typedName),
  });
}

export type SignatureProps = {
  form: ReturnType<typeof useSignature>;
  legalName: string;
  /** Another text is read and agreed to anew; the name stays. */
  disclosureHash: string;
  /** What the tick says. */
  children: ReactNode;
};

export function Signature({ form, legalName, disclosureHash, children }: SignatureProps) {
  return (
    <form {...form.props}>
      <Part>
        <div key={disclosureHash}>
          <Checkbox {...form.field('agreed')}>{children}</Checkbox>
        </div>
        <SignaturePad
          label={copy.sign}
          hint={copy.signHint(legalName)}
          legalName={legalName}
          date={civilDate(todayHere(), 'table')}
          {...form.field('typedName')}
        />
      </Part>
    </form>
  );
}
