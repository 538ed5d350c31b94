import { borrowerPaths } from '@contract/borrower/paths';
import { seesProtectedFields } from '@contract/person-readers';
import type { CivilDate } from '@domain/calendar/civil-date';
import { civilDate } from '@portals/format/dates';
import { todayIn } from '@portals/format/today';
import { loadChunk } from '@portals/shell/load-chunk';
import { Banner } from '@portals/ui/banner';
import { DetailHeader } from '@portals/ui/detail-header';
import { SuccessIcon } from '@portals/ui/icons';
import { Skeleton } from '@portals/ui/skeleton';
import { Tabs } from '@portals/ui/tabs';
import { Tag } from '@portals/ui/tag';
import { lazy, Suspense, useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { Body } from '../person/layout';
import { loadNotes } from '../person/notes.actions';
import { notes } from '../person/notes.store';
import { readsMessagesOf } from '../person/reads-messages';
import { gravestOf, RestrictionAlert } from '../person/restriction-alert';
import { RestrictionPanel } from '../person/restriction-panel';
import { StatesAlert } from '../person/states-alert';
import { StatesPanel } from '../person/states-panel';
import { zoneOfPractice } from '../staff/practices';
import { staff } from '../staff/staff.store';
import { usd } from '../words/amounts';
import { UnreadDetail } from '../words/unread-detail';
import { loadBorrower, loadLoans, loadRepayments, loadTransactions } from './borrower.actions';
import { borrower, type ShownFile } from './borrower.store';
import { DetailsPanel, RepaymentFacts } from './details-panel';
import { FileActs } from './file-acts';
import { ApplicationsPanel, PaymentsPanel } from './panels';
import { TimelinePanel } from './timeline-panel';
import { TransactionsPanel } from './transactions-panel';

// Tabs that are opened seldom: the words of every entry of the trail weigh more than the first tab.
const DocumentsTab = lazy(async () => ({
  default: (await loadChunk('documents-tab', () => import('../person/documents-tab'))).DocumentsTab,
}));
const MessagesTab = lazy(async () => ({
  default: (await loadChunk('messages-tab', () => import('../person/messages-tab'))).MessagesTab,
}));
const NotesTab = lazy(async () => ({
  default: (await loadChunk('notes-tab', () => import('../person/notes-tab'))).NotesTab,
}));
const TrailPanel = lazy(async () => ({
  default: (await loadChunk('borrower-trail', () => import('./trail-panel'))).TrailPanel,
}));

const Sides = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); flex: 1;
  > aside { padding: 20px 24px 32px; display: grid; gap: 26px; align-content: start; box-shadow: inset 0 1px 0 var(--line); }
  @media (min-width: 1180px) {
    grid-template-columns: minmax(0, 1fr) 340px;
    > aside { box-shadow: inset 1px 0 0 var(--line); }
  }
  @media (max-width: 767.98px) { > aside { padding: 16px; } }
`;

const tabs = ['transactions', 'payments', 'applications', 'documents', 'messages', 'notes', 'trail'] as const;
type Tab = (typeof tabs)[number];

/** One person: what they were asked to pay, how they repay, where they applied, and what our own staff know of them. */
export function BorrowerScreen() {
  const { borrowerId = '' } = useParams();
  const { data, loading, error } = useSnapshot(borrower).file;
  useEffect(() => void loadBorrower(borrowerId), [borrowerId]);

  if (data?._id === borrowerId) return <File file={data} problem={error?.message} />;
  return (
    <UnreadDetail
      noun="borrower"
      resource={{ loading, error }}
      listAddress={borrowerPaths.list.href()}
      onAgain={() => void loadBorrower(borrowerId)}
    />
  );
}

/** The practice in whose name a note is written: the one that is picked, else the first of the person. */
function practiceOf({ practices }: ShownFile, picked: string | null): string {
  return (practices.find(({ _id }) => _id === picked) ?? practices[0])?._id ?? '';
}

function File({ file, problem }: { file: ShownFile; problem: string | undefined }) {
  const [search, setSearch] = useSearchParams();
  const { person, practiceId: picked } = useSnapshot(staff);
  const may = (permission: string) => person?.permissions.some((one) => one === permission) ?? false;
  const seesAll = person !== null && seesProtectedFields(person.role);
  const [readsPayments, readsNotes] = [seesAll && may('repayment.view'), may('note.view')];
  const practiceId = practiceOf(file, picked);
  const timeZone = zoneOfPractice(person, practiceId);
  const { _id: borrowerId } = file;
  useEffect(() => void loadTransactions(borrowerId), [borrowerId]);
  useEffect(() => {
    if (!readsPayments) return;
    void loadLoans(borrowerId);
    void loadRepayments(borrowerId);
  }, [borrowerId, readsPayments]);
  useEffect(() => {
    if (readsNotes) void loadNotes({ practiceManagementId: practiceId, borrowerId });
  }, [borrowerId, practiceId, readsNotes]);
  const hidden = [
    ...(readsPayments ? [] : ['payments']),
    ...(readsMessagesOf(person) ? [] : ['messages']),
    ...(readsNotes ? [] : ['notes']),
    ...(seesAll && may('audit.view') ? [] : ['trail']),
  ];
  const shown = tabs.filter((key) => !hidden.includes(key));
  const tab = shown.find((key) => key === search.get('tab')) ?? 'transactions';
  const counts = useCounts(file);
  return (
    <>
      <DetailHeader
        crumbs={[{ label: 'Borrowers', to: borrowerPaths.list.href() }, { label: crumbOf(file) }]}
        name={file.name}
        tags={<Tags file={file} />}
        actions={
          <FileActs
            file={file}
            mayEdit={may('borrower.edit')}
            mayBlock={may('borrower.block')}
            mayDecide={seesAll && may('application.decide')}
          />
        }
        alert={alertOf(file, { problem, timeZone, mayBlock: may('borrower.block') })}
        figures={figuresOf(file, { seesAll, today: todayIn(timeZone) })}
      />
      <div style={{ marginTop: 12 }}>
        <Tabs
          label="Borrower"
          panelId="borrower-panel"
          value={tab}
          onValue={(key) => setSearch(key === 'transactions' ? {} : { tab: key })}
          tabs={shown.map((key) => ({
            key,
            label: tabWords[key],
            ...(counts[key] !== undefined && { count: counts[key] }),
          }))}
        />
      </div>
      <Sides>
        <div id="borrower-panel" role="tabpanel" aria-label={tabWords[tab]}>
          <Suspense fallback={<Skeleton />}>
            <Panel
              tab={tab}
              file={file}
              of={{ practiceId, timeZone, readsPayments, mayNote: may('note.edit'), mayEdit: may('borrower.edit') }}
            />
          </Suspense>
        </div>
        <aside aria-label="Borrower details">
          <DetailsPanel
            file={file}
            seesAll={seesAll}
            mayEdit={seesAll && may('borrower.edit')}
            mayContact={may('borrower.contact')}
          />
          {seesAll && <RepaymentFacts file={file} />}
          {may('borrower.block') && (
            <StatesPanel person={{ ...file, borrowerId, reload: () => loadBorrower(borrowerId) }} timeZone={timeZone} />
          )}
          {may('borrower.block') && (
            <RestrictionPanel
              person={{ ...file, borrowerId, reload: () => loadBorrower(borrowerId) }}
              timeZone={timeZone}
              acts={[]}
            />
          )}
          <TimelinePanel file={file} timeZone={timeZone} />
        </aside>
      </Sides>
    </>
  );
}

const tabWords: Readonly<Record<Tab, string>> = {
  transactions: 'Transactions',
  payments: 'Payments',
  applications: 'Applications',
  documents: 'Documents',
  messages: 'Messages',
  notes: 'Notes',
  trail: 'Audit trail',
};

function useCounts(file: ShownFile): Readonly<Record<Tab, number | undefined>> {
  const { transactions, repayments } = useSnapshot(borrower);
  return {
    transactions: transactions.data?.length,
    payments: repayments.data?.length,
    applications: file.applications.length,
    documents: file.documents.length,
    messages: undefined,
    notes: useSnapshot(notes).list.data?.length,
    trail: undefined,
  };
}

const crumbOf = ({ accountNumber }: ShownFile) => (accountNumber ? `Account ${accountNumber}` : 'No account yet');

function figuresOf({ credit_profile: line }: ShownFile, { seesAll, today }: { seesAll: boolean; today: CivilDate }) {
  if (!line) return [];
  return [
    { label: 'Available', value: usd(line.availableCredit) },
    { label: 'Limit', value: usd(line.approvedCreditLine) },
    ...(seesAll
      ? [
          { label: 'Balance', value: usd(line.balance) },
          { label: 'Pending requests', value: usd(line.waiting) },
        ]
      : []),
    {
      label: line.expiresOn < today ? 'Limit expired' : 'Limit expires',
      value: civilDate(line.expiresOn, 'table'),
    },
  ];
}

function Tags({ file }: { file: ShownFile }) {
  return (
    <>
      {file.isIdentityVerified && (
        <Tag $tone="success">
          <SuccessIcon size={14} /> Identity verified
        </Tag>
      )}
      {file.credit_profile?.grade && <Tag>Grade {file.credit_profile.grade}</Tag>}
    </>
  );
}

type PanelProps = {
  tab: Tab;
  file: ShownFile;
  of: { practiceId: string; timeZone: string; readsPayments: boolean; mayNote: boolean; mayEdit: boolean };
};

/** What stands under a tab. */
function Panel({ tab, file, of }: PanelProps) {
  const { practiceId, timeZone, mayNote } = of;
  const { _id: borrowerId, name, documents } = file;
  if (tab === 'documents') return <DocumentsTab documents={documents} timeZone={timeZone} />;
  if (tab === 'messages')
    return (
      <Body>
        <MessagesTab of={{ borrowerId }} timeZone={timeZone} />
      </Body>
    );
  if (tab === 'trail') return <TrailPanel key={borrowerId} file={file} timeZone={timeZone} />;
  if (tab === 'notes')
    return (
      <NotesTab
        subject={{ practiceManagementId: practiceId, borrowerId }}
        name={name}
        timeZone={timeZone}
        mayEdit={mayNote}
      />
    );
  return (
    <Body>
      {tab === 'transactions' && <TransactionsPanel file={file} {...of} />}
      {tab === 'payments' && <PaymentsPanel file={file} />}
      {tab === 'applications' && <ApplicationsPanel file={file} timeZone={timeZone} />}
    </Body>
  );
}

function alertOf(file: ShownFile, { problem, timeZone, mayBlock }: AlertFacts) {
  if (problem) return <Banner severity="error">{problem}</Banner>;
  const act = gravestOf(file);
  const person = { ...file, borrowerId: file._id, reload: () => loadBorrower(file._id) };
  const states = file.standing?.states ?? [];
  if (states.length === 0) return act && <RestrictionAlert key={act} {...{ person, act, timeZone, mayBlock }} />;
  return (
    <>
      <StatesAlert states={states} />
      {act && <RestrictionAlert key={act} {...{ person, act, timeZone, mayBlock }} />}
    </>
  );
}

type AlertFacts = { problem: string | undefined; timeZone: string; mayBlock: boolean };
