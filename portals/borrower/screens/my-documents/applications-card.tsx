import { civilDate } from '@portals/format/dates';
import { dayIn } from '@portals/format/today';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, Heading, Note } from '@portals/ui/card';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { applications, loadApplications } from '../../stores/applications.actions';
import { copy } from './copy';

const List = styled.ul`
  list-style: none; margin: 12px 0 0; padding: 0;
  > li { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 14px 0; border-top: 1px solid var(--line); }
  > li > :first-child { flex: 1 1 200px; min-width: 0; overflow-wrap: anywhere; }
  b { display: block; font-weight: 600; }
`;

/** What somebody applied for, when, and what became of it (borrower §7 Application). */
export function ApplicationsCard() {
  const { data, error, loading } = useSnapshot(applications).list;
  useEffect(() => void loadApplications(), []);
  return (
    <Card aria-busy={loading} aria-label={copy.applications}>
      <Heading>{copy.applications}</Heading>
      {error && (
        <Banner severity="error" actions={<Button onClick={() => void loadApplications()}>{copy.again}</Button>}>
          {error.message}
        </Banner>
      )}
      {!data && loading && <Skeleton lines={3} label={copy.loadingApplications} />}
      {data?.length === 0 && <Note>{copy.noApplications}</Note>}
      <List>
        {data?.map(({ _id, status, createdAt, practicemanagement: { PracticeName } }) => (
          <li key={_id}>
            <div>
              <b>{PracticeName}</b>
              <Note>{copy.appliedOn(civilDate(dayIn(createdAt)))}</Note>
            </div>
            <span>{copy.status[status]}</span>
          </li>
        ))}
      </List>
    </Card>
  );
}
