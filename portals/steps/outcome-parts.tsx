import { phone } from '@portals/format/phone';
import { Button, ButtonLink } from '@portals/ui/button';
import { FinePrint } from '@portals/ui/flow-shell';
import styled from 'styled-components';
import { useSurroundings } from './surroundings';

/** A heading inside an outcome. */
export const Section = styled.h2`
  font-size: 18px; line-height: 25px; font-weight: 650; margin: 30px 0 12px;
`;

const callAddress = (number: string) => `tel:+1${number.replace(/\D/g, '').slice(-10)}`;

/** Reads "Call 555-0117" when the practice has a number. */
export function CallPractice() {
  const { practice } = useSurroundings();
  if (!practice?.phoneNumber) return null;
  return (
    <FinePrint>
      <span>
        Questions about your treatment? Call {practice.name} at{' '}
        <a href={callAddress(practice.phoneNumber)}>{phone(practice.phoneNumber)}</a>
      </span>
    </FinePrint>
  );
}

/** Leaves an outcome: closes the frame on the practice's page; on a page of our own there is nowhere to go back to. */
export function BackToPractice({ look = 'secondary' }: { look?: 'primary' | 'secondary' }) {
  const { isEmbedded, practice, leaveFrame } = useSurroundings();
  if (isEmbedded)
    return (
      <Button look={look} big onClick={() => leaveFrame('finished')}>
        Back to {practice?.name ?? 'the website'}
      </Button>
    );
  return practice?.phoneNumber ? (
    <ButtonLink look={look} big href={callAddress(practice.phoneNumber)}>
      Call {practice.name}
    </ButtonLink>
  ) : null;
}
