import { borrowerPaths } from '@contract/borrower-paths';
import { seesProtectedFields } from '@contract/person-fields';
import { Banner } from '@portals/ui/banner';
import { Skeleton } from '@portals/ui/skeleton';
import { SearchField } from '@portals/ui/table/filter-bar';
import { useEffect } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { Quiet } from '../person/layout';
import { staff } from '../staff/staff.store';
import { tableAmounts } from '../words/amounts';
import { findPeople } from './find.actions';
import { type FoundPerson, finding } from './find.store';

const Page = styled.div`
  --search-width: min(460px, 100%);
  padding: 20px 0 32px; display: grid; gap: 16px; align-content: start;
  > :not(table) { margin: 0 24px; }
  h1 { font: 600 26px/30px var(--font-voice); letter-spacing: -0.012em; }
  @media (max-width: 768px) { padding: 16px 0 28px; > :not(table) { margin: 0 16px; } }
`;
const Sheet = styled.table`
  width: 100%; border-collapse: collapse;
  th, td { padding: 11px 12px; text-align: left; font-weight: 400; vertical-align: baseline; }
  th:first-child, td:first-child { padding-left: 24px; }
  th:last-child, td:last-child { padding-right: 24px; }
  thead th { font-size: 13px; line-height: 18px; color: var(--ink-2); }
  tbody tr { box-shadow: inset 0 1px 0 var(--line); }
  [data-amount] { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums lining-nums; }
  a { font-weight: 600; color: var(--ink); text-decoration: none; &:hover { text-decoration: underline; } }
  @media (max-width: 768px) {
    th:first-child, td:first-child { padding-left: 16px; }
    th:last-child, td:last-child { padding-right: 16px; }
    [data-limit] { display: none; }
  }
  @media (pointer: coarse) { a { display: inline-flex; align-items: center; min-height: 44px; } }
`;

/** Finds a person, whichever practice of the scope they belong to (provider-admin §2 borrower transactions, §7). */
export function BorrowersScreen() {
  const { person, practiceId } = useSnapshot(staff);
  const { data, loading, error } = useSnapshot(finding).found;
  const mayAskBySsn = person !== null && seesProtectedFields(person.role);
  const asker = { practiceId, mayAskBySsn };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words that were asked by stay when the practice changes.
  useEffect(() => void findPeople(data?.text ?? '', asker), [practiceId, mayAskBySsn]);
  return (
    <Page>
      <h1>Borrowers</h1>
      {/* The field is as wide as what stands around it, so the margins are not its own. */}
      <div>
        <SearchField
          label={mayAskBySsn ? 'Name, email, account number or SSN' : 'Name, email or account number'}
          value={data?.text ?? ''}
          onValue={(text) => void findPeople(text.slice(0, 100), asker)}
        />
      </div>
      {error && <Banner severity="error">{error.message}</Banner>}
      {loading && !data && <Skeleton lines={8} label="Loading the borrowers" />}
      {data && (
        <p role="status">
          <Quiet as="span">{foundText(data.text, data)}</Quiet>
        </p>
      )}
      {data && data.people.length > 0 && <People people={data.people} />}
    </Page>
  );
}

type Found = { readonly people: readonly unknown[]; readonly isMore: boolean };

function foundText(text: string, { people, isMore }: Found): string {
  if (people.length === 0) return text ? `Nobody matches “${text}”.` : 'Nobody has applied yet.';
  if (!text) return 'Who applied last. Type to find anybody.';
  if (isMore) return `The first ${people.length}. Type more to narrow them.`;
  return people.length === 1 ? '1 person found' : `${people.length} people found`;
}

function People({ people }: { people: readonly FoundPerson[] }) {
  const amount = tableAmounts(people.flatMap(({ limit, available }) => [limit, available]));
  return (
    <Sheet aria-label="People found">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Practice</th>
          <th scope="col" data-amount="" data-limit="">
            Limit
          </th>
          <th scope="col" data-amount="">
            Left to spend
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ borrowerId, name, practice, limit, available }) => (
          <tr key={borrowerId}>
            <td>
              <Link to={borrowerPaths.file.href({ borrowerId })}>{name}</Link>
            </td>
            <td>{practice}</td>
            <td data-amount="" data-limit="">
              {amount(limit)}
            </td>
            <td data-amount="">{amount(available)}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
