import { centsFromDollars } from '@domain/money/dollars';
import { formatUsd } from '@domain/money/usd';
import { site } from '@portals/client/site-configuration';
import { Button, ButtonLink } from '@portals/ui/button';
import { FinePrint } from '@portals/ui/flow-shell';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { apply } from '../stores/apply.store';
import { host, leaveFrame } from '../stores/host.actions';

/** Dollars of the wire as people read them: "$12,000". */
export const usd = (dollars: number): string => formatUsd(centsFromDollars(dollars));

/** A heading inside an outcome. */
export const Section = styled.h2`
  font-size: 18px; line-height: 25px; font-weight: 650; margin: 30px 0 12px;
`;

/** Whom to ask: our support line with its hours, where the deployment has one. */
export function Questions() {
  if (!site.supportPhone) return null;
  return (
    <FinePrint>
      <span>
        Questions? Call <a href={`tel:${site.supportPhone.replace(/[^\d+]/g, '')}`}>{site.supportPhone}</a>
        {site.supportHours && `, ${site.supportHours}`}
      </span>
    </FinePrint>
  );
}

/** Leaves an outcome: closes the frame on the practice's page; a page of our own offers to call the practice. */
export function BackToPractice({ look = 'secondary' }: { look?: 'primary' | 'secondary' }) {
  const { isEmbedded } = useSnapshot(host);
  const practice = useSnapshot(apply).practice.data;
  if (isEmbedded)
    return (
      <Button look={look} big onClick={() => leaveFrame('finished')}>
        Back to {practice?.PracticeName ?? 'the website'}
      </Button>
    );
  return practice?.phoneNumber ? (
    <ButtonLink look={look} big href={`tel:+1${practice.phoneNumber.replace(/\D/g, '').slice(-10)}`}>
      Call {practice.PracticeName}
    </ButtonLink>
  ) : null;
}
