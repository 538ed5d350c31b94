import { Card, Heading, Note } from '@portals/ui/card';
import { TreatmentMark } from '@portals/ui/year-grid';
import { Link } from 'react-router';
import styled from 'styled-components';
import type { Seen } from '../../parts/current';
import { treatmentName } from '../../parts/treatment-name';
import { askAddress } from '../../parts/visit-buttons';
import { copy as visits } from '../../parts/visit-copy';
import { mayAsk, visitText } from '../../parts/visit-text';
import { treatmentYears } from '../../parts/year';
import { copy } from './copy';

const List = styled.ul`
  margin-top: 10px;
  li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 2px 12px; align-items: center; padding: 14px 0; border-top: 1px solid var(--line); font-size: 15px; line-height: 21px; }
  b { font-weight: 600; }
  small { font-size: 14px; line-height: 20px; color: var(--ink-2); white-space: nowrap; }
  p { grid-column: 2 / -1; color: var(--ink-2); }
`;

/** What may still be had this year, and when the next one of each is. */
export function WhatsLeft({ membership }: { membership: Seen }) {
  const rows = treatmentYears(membership, membership.paymentDays);
  return (
    <Card>
      <Heading>{copy.whatsLeft}</Heading>
      {rows.every(({ left }) => left === 0) && <Note>{copy.nothingLeft}</Note>}
      <List>
        {rows.map(({ threadId, name, units, unitType, done, left, next }, at) => (
          <li key={threadId} hidden={left === 0}>
            <TreatmentMark at={at} size={18} />
            <b>{treatmentName({ name, units, unitType })}</b>
            <small>{copy.leftOf(left, done + left)}</small>
            {next && (
              <p>
                {visitText(next, membership)}{' '}
                {next.appointmentStatus !== 'CONTACT_REQUESTED' && mayAsk(next, membership) && (
                  <Link to={askAddress(membership, next)}>
                    {next.scheduledDate === null ? visits.askDate : visits.changeDate}
                  </Link>
                )}
              </p>
            )}
          </li>
        ))}
      </List>
    </Card>
  );
}
