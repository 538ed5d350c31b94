import { memberPaths } from '@contract/membership/paths';
import { civilDate } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import { usdExact } from '@portals/format/usd';
import { Card, Figure, Heading, Note } from '@portals/ui/card';
import { Ribbon } from '@portals/ui/ribbon';
import { Link } from 'react-router';
import styled from 'styled-components';
import type { Seen } from '../../parts/current';
import { StatusLine } from '../../parts/status-line';
import { paymentCells, treatmentYears } from '../../parts/year';
import { copy } from './copy';

const Head = styled.div`
  display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 4px 12px; margin-bottom: 8px;
`;
const Bars = styled.div`margin: 12px 0;`;

/** A membership in a few lines, and the way to the rest of it. */
export function MembershipCard({ membership }: { membership: Seen }) {
  const { status, activePlan, practiceName, savedSoFar, cancellationDate } = membership;
  const isRunning = status === 'ACTIVE' && activePlan !== null;
  if (!isRunning && cancellationDate === null) return null;
  return (
    <Card>
      <Head>
        <Heading>{copy.membership(practiceName)}</Heading>
        <StatusLine membership={membership} />
      </Head>
      {isRunning ? <Year membership={membership} /> : <Note>{copy.ended(civilDate(cancellationDate))}</Note>}
      {isRunning && savedSoFar > 0 && <Figure $small>{copy.saved(usdExact(savedSoFar))}</Figure>}
      <p>
        <Link to={memberPaths.myMembership.href({}, { membership: membership._id })}>{copy.open}</Link>
      </p>
    </Card>
  );
}

function Year({ membership }: { membership: Seen }) {
  const { cells, made } = paymentCells(membership, { year: membership.paymentDays, today: todayHere() });
  const left = treatmentYears(membership, membership.paymentDays).reduce((sum, row) => sum + row.left, 0);
  return (
    <>
      <Note>{copy.paid(made, left)}</Note>
      <Bars>
        <Ribbon cells={cells} label={copy.paid(made, left)} height={28} />
      </Bars>
    </>
  );
}
