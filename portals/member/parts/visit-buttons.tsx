import { memberPaths } from '@contract/membership/paths';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { Button, ButtonLink } from '@portals/ui/button';
import { CalendarIcon } from '@portals/ui/icons';
import { RouterButton } from '@portals/ui/router-button';
import styled from 'styled-components';
import { saveVisit } from '../stores/visits.actions';
import type { Seen } from './current';
import { copy } from './visit-copy';

const Row = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; margin-top: 14px; --button-height: 48px; --button-text: 15px;
  > * { flex: 1 1 132px; text-align: center; }
`;

/** The person’s own maps find the way; nothing of them is told there. */
export const directionsTo = (address: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;

/** The way to ask for another date of a visit. */
export const askAddress = ({ _id: membership }: Pick<Seen, '_id'>, { _id: ask }: { _id: string }): string =>
  memberPaths.appointments.href({}, { membership, ask });

type Visit = Seen['priviagreements'][number];
type VisitButtonsProps = {
  membership: Seen;
  visit: Visit;
  /** Where another date is asked for on the page itself. */
  onAsk?: (visit: Visit) => void;
};

/** What can be done about a visit with a date: ask for another one, find the way, keep it in a calendar. */
export function VisitButtons({ membership, visit, onAsk }: VisitButtonsProps) {
  const saving = useAttempt(() => saveVisit(visit));
  const isAsked = visit.appointmentStatus === 'CONTACT_REQUESTED';
  return (
    <>
      <Row>
        {!isAsked && onAsk && <Button onClick={() => onAsk(visit)}>{copy.changeDate}</Button>}
        {!isAsked && !onAsk && <RouterButton to={askAddress(membership, visit)}>{copy.changeDate}</RouterButton>}
        <ButtonLink
          href={directionsTo(`${membership.practiceName}, ${membership.practiceAddress}`)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {copy.directions}
        </ButtonLink>
        <Button icon={<CalendarIcon size={18} />} pending={saving.pending} onClick={() => void saving.run()}>
          {copy.file}
        </Button>
      </Row>
      <TroubleBanner trouble={saving.trouble} />
    </>
  );
}
