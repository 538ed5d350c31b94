import { Button } from '@portals/ui/button';
import { Checkbox } from '@portals/ui/choices';
import { Skeleton } from '@portals/ui/skeleton';
import { StaffHead } from '@portals/ui/staff-shell';
import { StatusMark } from '@portals/ui/status-mark';
import { FilterBar, SearchField } from '@portals/ui/table/filter-bar';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { financingPractices, membershipPractices } from '../staff/practices';
import { staff } from '../staff/staff.store';
import { type FoundGroup, foundGroups } from '../words/found-words';
import { search } from './search.actions';
import { searched } from './search.store';

const Results = styled.div`
  display: grid; gap: 22px; padding: 8px 24px 24px;
  h2 { font-size: 13.5px; line-height: 18px; font-weight: 600; padding-bottom: 6px; box-shadow: inset 0 -1px 0 var(--line); }
  ul a {
    display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr) 190px; gap: 12px; align-items: center; min-height: 44px; padding: 4px 8px; margin: 0 -8px;
    color: inherit; text-decoration: none; border-bottom: 1px solid var(--line);
  }
  ul a:hover { background: var(--hover); }
  ul b { font-weight: 600; overflow-wrap: anywhere; } ul a > span { color: var(--ink-2); overflow-wrap: anywhere; }
  > p { color: var(--ink-2); }
  @media (max-width: 767.98px) { padding: 8px 16px 24px; ul a { grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; padding: 8px; > :nth-child(2) { grid-row: 2; grid-column: 1 / -1; } } }
`;
const Pages = styled.div`display: flex; gap: 8px;`;
/** As wide as the words that it asks for. */
const Bar = styled(FilterBar)`--search-width: min(340px, 100%);`;

/** Everything that a text finds, with all its pages; the address says what was looked for. */
export function SearchScreen() {
  const { person, practiceId } = useSnapshot(staff);
  const [params, setParams] = useSearchParams();
  const text = (params.get('text') ?? '').trim().slice(0, 100);
  const page = Math.max(0, Math.min(1000, Number.parseInt(params.get('page') ?? '0', 10) || 0));
  const isMembersOnly = params.get('privi') === 'true';
  useEffect(() => {
    void search({ text, page, isMembersOnly, practiceId });
  }, [text, page, isMembersOnly, practiceId]);

  function change(next: { text?: string; page?: number; privi?: boolean }, isTyped = false) {
    const kept = { text, page: 0, privi: isMembersOnly, ...next };
    setParams(
      { text: kept.text, ...(kept.page > 0 && { page: String(kept.page) }), ...(kept.privi && { privi: 'true' }) },
      { replace: isTyped },
    );
  }
  const hasBoth = person && financingPractices(person).length > 0 && membershipPractices(person).length > 0;
  return (
    <>
      <StaffHead>
        <h1>Search</h1>
      </StaffHead>
      <Bar>
        <SearchField
          label="Name, email, number, or account"
          value={text}
          onValue={(typed) => change({ text: typed.slice(0, 100) }, text !== '')}
        />
        {hasBoth && person.brand !== 'membership' && (
          <Checkbox
            id="members-only"
            name="members-only"
            checked={isMembersOnly}
            onChange={({ target }) => change({ privi: target.checked })}
          >
            Memberships only
          </Checkbox>
        )}
      </Bar>
      <Found text={text} page={page} onPage={(to) => change({ page: to })} />
    </>
  );
}

type FoundProps = { text: string; page: number; onPage: (page: number) => void };

function Found({ text, page, onPage }: FoundProps) {
  const { data, loading, error } = useSnapshot(searched);
  if (text === '') {
    return (
      <Results>
        <p>Enter the start of a name or email, a number, or a full account number.</p>
      </Results>
    );
  }
  if (error) {
    return (
      <Results>
        <p role="alert">{error.message}</p>
      </Results>
    );
  }
  if (!data) return <Results>{loading && <Skeleton lines={8} label="Searching" />}</Results>;
  const groups = foundGroups(data);
  const hasMore = groups.some((group) => group.hasMore);
  return (
    <Results aria-busy={loading}>
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
      <p role="status">{groups.length === 0 ? nothingWords(data.text, page) : ''}</p>
      {(page > 0 || hasMore) && (
        <Pages>
          <Button dense disabled={page === 0} onClick={() => onPage(page - 1)}>
            Previous page
          </Button>
          <Button dense disabled={!hasMore} onClick={() => onPage(page + 1)}>
            Next page
          </Button>
        </Pages>
      )}
    </Results>
  );
}

const nothingWords = (text: string, page: number) =>
  page > 0 ? `No more results for “${text}”.` : `No results for “${text}” in the practices you can access.`;

function Group({ title, items }: FoundGroup) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {items.map(({ id, to, name, detail, status }) => (
          <li key={id}>
            <Link to={to}>
              <b>{name}</b>
              <span>{detail}</span>
              <StatusMark shape={status.shape}>{status.word}</StatusMark>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
