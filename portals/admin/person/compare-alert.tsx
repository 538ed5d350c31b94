import { civilDate } from '@portals/format/dates';
import { Button } from '@portals/ui/button';
import { Modal } from '@portals/ui/modal';
import { StatusMark, type StatusShape } from '@portals/ui/status-mark';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { practiceMoment } from '../words/practice-time';
import { Unread } from '../words/unread';
import { loadComparison } from './fraud-alert.actions';
import { comparing, type ShownComparison } from './fraud-alert.store';
import { Quiet, Title } from './layout';

const Fields = styled.table`
  width: 100%; border-collapse: collapse; margin-top: 8px; font-size: 14px; line-height: 20px;
  th, td { padding: 9px 12px 9px 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
  thead th { font-size: 12.5px; line-height: 16px; font-weight: 500; color: var(--ink-3); }
  tbody th { font-weight: 500; color: var(--ink-2); }
  @media (max-width: 520px) {
    tr { display: grid; grid-template-columns: 1fr; padding: 9px 0; border-bottom: 1px solid var(--line); }
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    th, td { padding: 0; border: 0; }
  }
`;
const Alerts = styled.div`display: grid; gap: 24px;`;

type Field = ShownComparison['fields'][number];
const labels: Readonly<Record<Field['field'], string>> = {
  name: 'Name',
  dateOfBirth: 'Date of birth',
  ssn: 'Social Security number',
  address: 'Address',
};
const words: Readonly<Record<Field['comparison'], { shape: StatusShape; word: string }>> = {
  MATCHES: { shape: 'approved', word: 'Match' },
  DIFFERS: { shape: 'review', word: 'Mismatch' },
  NOT_GIVEN: { shape: 'incomplete', word: 'Not provided' },
  GIVEN_ANEW: { shape: 'incomplete', word: 'Changed since check' },
  NOT_COMPARED: { shape: 'incomplete', word: 'Not compared' },
};
const kinds: Readonly<Record<NonNullable<ShownComparison['alert']>, string>> = {
  initial: 'The applicant placed a fraud alert on their file.',
  extended: 'The applicant placed an extended fraud alert on their file.',
  activeDuty: 'The applicant placed an active duty alert on their file.',
};

type CompareProps = { borrowerId: string; name: string; timeZone: string; onClose: () => void };

/** What a person gave beside what the bureau said of it, for each alert on their file. */
export function CompareAlert({ borrowerId, name, timeZone, onClose }: CompareProps) {
  const { alerts: resource } = useSnapshot(comparing);
  const { data } = resource;
  useEffect(() => void loadComparison(borrowerId), [borrowerId]);
  return (
    <Modal
      open
      wide
      title={`Compare ${name}’s answers with the credit bureau`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Unread resource={resource} noun="comparison" onAgain={() => void loadComparison(borrowerId)} />
      {data?.length === 0 && <Quiet>A colleague already dismissed this alert.</Quiet>}
      {data && data.length > 0 && (
        <Alerts>
          <Quiet>The bureau tells us which answers don’t match its file, but not what the file says.</Quiet>
          {data.map((one) => (
            <Comparison key={one._id} of={one} timeZone={timeZone} />
          ))}
        </Alerts>
      )}
    </Modal>
  );
}

function Comparison({ of, timeZone }: { of: ShownComparison; timeZone: string }) {
  const { _id, number, agency, checkedAt, alert, fields } = of;
  const headingId = `alert-${_id}`;
  return (
    <section aria-labelledby={headingId}>
      <Title id={headingId}>Application {number}</Title>
      <Quiet>
        {checkedAt === null
          ? 'The bureau’s response wasn’t saved.'
          : `${agency}, ${practiceMoment(checkedAt, timeZone)}.`}{' '}
        {alert && kinds[alert]}
      </Quiet>
      <Fields>
        <thead>
          <tr>
            <th scope="col">Answer</th>
            <th scope="col">Applicant</th>
            <th scope="col">Credit bureau</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, given, comparison }) => (
            <tr key={field}>
              <th scope="row">{labels[field]}</th>
              <td>{field === 'dateOfBirth' && given ? civilDate(given, 'table') : (given ?? '–')}</td>
              <td>
                <StatusMark shape={words[comparison].shape}>{words[comparison].word}</StatusMark>
              </td>
            </tr>
          ))}
        </tbody>
      </Fields>
    </section>
  );
}
