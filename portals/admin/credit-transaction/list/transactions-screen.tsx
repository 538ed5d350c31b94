import { BOARDING_MAX } from '@contract/boarding-document/calls';
import type { transactionList } from '@contract/credit-transaction/list';
import type { ChosenRows } from '@portals/list/chosen-bar';
import { ListScreen } from '@portals/list/list-screen';
import type { RowOf } from '@portals/list/list-view';
import { Button } from '@portals/ui/button';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { RemindPatient } from '../../person/remind-patient';
import { ReviewPersona } from '../../person/take-identity';
import { useListPlace } from '../../staff/list-place';
import { staff } from '../../staff/staff.store';
import { BoardingDocuments } from './boarding-documents';
import { PrintList } from './print-act';
import { chooseAll } from './tag.actions';
import { TagTransactions } from './tag-transactions';
import { transactionsView } from './transactions-view';

type Row = RowOf<typeof transactionList>;
type Chosen = { act: 'tag' | 'documents'; refs: readonly string[]; list: ChosenRows };

const choosing = { find: chooseAll };

/** The credit transactions of the practices in scope (provider-admin §2 practice transactions). */
export function TransactionsScreen() {
  const { person } = useSnapshot(staff);
  const [reminded, setReminded] = useState<Row | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const may = (permission: string) => person?.permissions.includes(permission as never) ?? false;
  const [held, setHeld] = useState<{ row: Row; refresh: () => void } | null>(null);
  const mayRemind = may('transaction.remind');
  const mayTake = may('identity.override');
  const isPartner = person?.financePartner ?? false;
  const view = useMemo(
    () =>
      transactionsView({
        isPartner,
        onRemind: mayRemind ? setReminded : undefined,
        onTakeIdentity: mayTake ? (row, refresh) => setHeld({ row, refresh }) : undefined,
      }),
    [isPartner, mayRemind, mayTake],
  );
  const acts = [
    ...(may('transaction.tag') ? [{ act: 'tag' as const, label: 'Tag' }] : []),
    ...(may('document.view') ? [{ act: 'documents' as const, label: 'Documents' }] : []),
  ];
  const bulk = (list: ChosenRows) =>
    acts
      .filter(({ act }) => act === 'tag' || list.ids.length <= BOARDING_MAX)
      .map(({ act, label }) => (
        <Button key={act} dense onClick={() => setChosen({ act, refs: list.ids, list })}>
          {label}
        </Button>
      ));
  const close = () => setChosen(null);
  const place = useListPlace();
  return (
    <>
      <ListScreen
        view={view}
        place={place}
        acts={<PrintList />}
        {...(acts.length > 0 && { bulk })}
        {...(may('transaction.tag') && { choosing })}
      />
      {reminded && <RemindPatient transaction={reminded} onClose={() => setReminded(null)} />}
      {held && <ReviewPersona transaction={held.row} onDone={held.refresh} onClose={() => setHeld(null)} />}
      {chosen?.act === 'tag' && <TagTransactions refs={chosen.refs} onTagged={chosen.list.refresh} onClose={close} />}
      {chosen?.act === 'documents' && <BoardingDocuments refs={chosen.refs} onClose={close} />}
    </>
  );
}
