import { site } from '@portals/client/site-configuration';
import { brandOfPage } from '@portals/shell/brand-of-page';
import { Button, ButtonLink } from '@portals/ui/button';
import { FinePrint } from '@portals/ui/flow-shell';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { copy } from './copy';
import { useSurroundings } from './surroundings';

/** A heading inside an outcome. */
export const Section = styled.h2`
  font-size: 18px; line-height: 25px; font-weight: 650; margin: 30px 0 12px;
`;

const callAddress = (number: string) => `tel:+1${number.replace(/\D/g, '').slice(-10)}`;

/** Whom to ask: the support line of the page's brand with its hours, where the deployment has one. */
export function Questions() {
  const { supportPhone } = brandOfPage(useLocation().pathname);
  if (!supportPhone) return null;
  return (
    <FinePrint>
      <span>
        {copy.questions} <a href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}>{supportPhone}</a>
        {site.supportHours && ` (${site.supportHours})`}
      </span>
    </FinePrint>
  );
}

/** Leaves an outcome: closes the frame on the practice's page; a page of our own offers to call the practice. */
export function BackToPractice({ look = 'secondary' }: { look?: 'primary' | 'secondary' }) {
  const { isEmbedded, practice, leaveFrame } = useSurroundings();
  if (isEmbedded)
    return (
      <Button look={look} big onClick={leaveFrame}>
        {copy.backTo(practice?.name)}
      </Button>
    );
  return practice?.phoneNumber ? (
    <ButtonLink look={look} big href={callAddress(practice.phoneNumber)}>
      {copy.call(practice.name)}
    </ButtonLink>
  ) : null;
}
