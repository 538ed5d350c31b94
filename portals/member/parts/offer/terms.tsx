import { type FederalBox, FederalBoxSection } from '@portals/disclosure/federal-box';
import { LegalSentence } from '@portals/steps/legal-sentence';
import { Heading, Note } from '@portals/ui/card';
import { LegalText } from '@portals/ui/legal-text';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { Snapshot } from 'valtio/vanilla';
import { copy } from './copy';

const Part = styled.section`margin-top: 32px; display: grid; gap: 12px;`;
const Sheet = styled.div`
  max-height: 60vh; overflow: auto; padding: 20px 18px; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line-2);
  @media print { max-height: none; overflow: visible; box-shadow: none; padding: 0; }
`;

export type TermsProps = {
  box: Snapshot<FederalBox> | null;
  /** A membership fee comes with each payment: it stands beside the box, and in none of its figures. */
  hasFee: boolean;
  /** Automatic payment is off: no debit is authorized. */
  isByHand?: boolean;
  agreement: { readonly title: string; readonly sections: ComponentProps<typeof LegalText>['sections'] };
};

/** What is signed: the federal disclosure where there is one, the text, and what it refers to. */
export function Terms({ box, hasFee, isByHand = false, agreement: { title, sections } }: TermsProps) {
  return (
    <Part>
      <Heading>{copy.terms}</Heading>
      {box && <FederalBoxSection box={box} />}
      {box && hasFee && <Note>{copy.feeNote}</Note>}
      <Sheet tabIndex={0} role="region" aria-label={title}>
        <LegalText sections={sections} />
      </Sheet>
      <Note>
        <LegalSentence text={isByHand ? copy.alsoReadByHand : copy.alsoRead} />
      </Note>
    </Part>
  );
}
