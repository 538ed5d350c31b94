import { civilDate } from '@portals/format/dates';
import { todayIn } from '@portals/format/today';
import { usePrintedList } from '@portals/list/printed-list';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { useListPlace } from '../../staff/list-place';
import { zoneOfPractice } from '../../staff/practices';
import { staff } from '../../staff/staff.store';
import { FetchedPaper } from '../../words/fetched-paper';
import { transactionsView } from './transactions-view';

const view = transactionsView({});

/** The page of the list that its address names, on paper (provider-admin §2, printtransactions). */
export function PrintTransactionsScreen() {
  const [search] = useSearchParams();
  const { person } = useSnapshot(staff);
  const practiceId = search.get('practice');
  const own = useListPlace();
  const place = useMemo(() => {
    const timeZone = zoneOfPractice(person, practiceId);
    return { ...own, practiceId, timeZone, today: todayIn(timeZone) };
  }, [own, person, practiceId]);
  const { printed, range, error, refresh } = usePrintedList(view, place);
  const practice = person?.practices.find(({ _id }) => _id === practiceId)?.PracticeName;
  return (
    <FetchedPaper title="Transactions" error={error} onAgain={refresh}>
      {printed && (
        <>
          <h1>{practice ? `Transactions, ${practice}` : 'Transactions'}</h1>
          <p>
            {civilDate(range.start)} to {civilDate(range.end)}
          </p>
          {printed}
        </>
      )}
    </FetchedPaper>
  );
}
