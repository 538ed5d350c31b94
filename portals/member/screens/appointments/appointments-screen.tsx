import { callLink } from '@portals/format/call-link';
import { phone } from '@portals/format/phone';
import { todayHere } from '@portals/format/today';
import { loadChunk } from '@portals/shell/load-chunk';
import { Button, ButtonLink } from '@portals/ui/button';
import { Card, CardTitle, Heading, Note } from '@portals/ui/card';
import { CallIcon } from '@portals/ui/icons';
import { Stack } from '@portals/ui/portal-shell';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { ChooseMembership } from '../../parts/choose-membership';
import { copy as shared } from '../../parts/copy';
import { type Seen, useCurrent } from '../../parts/current';
import { MemberPage } from '../../parts/member-page';
import { treatmentName } from '../../parts/treatment-name';
import { visitText } from '../../parts/visit-text';
import { loadMemberships } from '../../stores/member.actions';
import { copy } from './copy';

type Visit = Seen['priviagreements'][number];

const AskDate = lazy(async () => ({
  default: (await loadChunk('ask-date', () => import('./ask-date'))).AskDate,
}));

const List = styled.ul`
  margin-top: 10px;
  li { padding: 14px 0; border-top: 1px solid var(--line); }
  b { display: block; font-weight: 600; }
`;
const Act = styled.div`margin-top: 12px; max-width: 360px;`;

const when = ({ scheduledDate, dueOn, doneAt }: Visit) => doneAt ?? scheduledDate ?? dueOn;
const byDay = (a: Visit, b: Visit) => when(a).localeCompare(when(b));

/** The treatments of the plan as visits: with a date, without one, to come later, and done (membership §2). */
export function AppointmentsScreen() {
  const membership = useCurrent();
  useEffect(() => void loadMemberships(), []);
  const [asking, setAsking] = useState<Visit | null>(null);
  const today = todayHere();
  const visits = [...(membership?.priviagreements ?? [])].sort(byDay);
  const open = visits.filter(({ doneAt }) => doneAt === null);
  const dated = open.filter(({ scheduledDate }) => scheduledDate !== null);
  const ready = open.filter(({ scheduledDate, dueOn }) => scheduledDate === null && dueOn <= today);
  const later = open.filter(({ scheduledDate, dueOn }) => scheduledDate === null && dueOn > today);
  const past = visits.filter(({ doneAt }) => doneAt !== null).reverse();
  return (
    <MemberPage title={copy.title}>
      <ChooseMembership />
      {visits.length === 0 && (
        <Card>
          <CardTitle>{copy.none}</CardTitle>
          <Note>{copy.noneText}</Note>
        </Card>
      )}
      <Stack>
        {membership && dated.length > 0 && (
          <Visits
            title={copy.coming}
            visits={dated}
            practice={membership.practiceName}
            zone={membership.practiceZone}
            onAsk={setAsking}
          />
        )}
        {membership && ready.length > 0 && (
          <Visits
            title={copy.needDate}
            visits={ready}
            practice={membership.practiceName}
            zone={membership.practiceZone}
            onAsk={setAsking}
          >
            <Note>{copy.needDateText(membership.practiceName)}</Note>
            <Act>
              <ButtonLink wide href={callLink(membership.practicePhone)} icon={<CallIcon size={18} />}>
                {shared.call(phone(membership.practicePhone))}
              </ButtonLink>
            </Act>
          </Visits>
        )}
        {membership && later.length > 0 && (
          <Visits title={copy.later} visits={later} practice={membership.practiceName} zone={membership.practiceZone} />
        )}
        {membership && past.length > 0 && (
          <Visits title={copy.past} visits={past} practice={membership.practiceName} zone={membership.practiceZone} />
        )}
      </Stack>
      {asking && membership && (
        <Suspense fallback={null}>
          <AskDate visit={asking} practice={membership.practiceName} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </MemberPage>
  );
}

type VisitsProps = {
  title: string;
  visits: readonly Visit[];
  practice: string;
  zone: string;
  /** Left out where no date can be asked for. */
  onAsk?: (visit: Visit) => void;
  children?: ReactNode;
};

function Visits({ title, visits, practice, zone, onAsk, children }: VisitsProps) {
  return (
    <Card>
      <Heading>{title}</Heading>
      {children}
      <List>
        {visits.map((visit) => (
          <li key={visit._id}>
            <b>{treatmentName({ ...visit, name: visit.treatment })}</b>
            <Note>{visitText(visit, zone)}</Note>
            {visit.appointmentStatus === 'CONTACT_REQUESTED' ? (
              <Note>{copy.asked(practice)}</Note>
            ) : (
              onAsk && (
                <Button look="text" dense onClick={() => onAsk(visit)}>
                  {visit.scheduledDate === null ? copy.askOne : copy.askOther}
                </Button>
              )
            )}
          </li>
        ))}
      </List>
    </Card>
  );
}
