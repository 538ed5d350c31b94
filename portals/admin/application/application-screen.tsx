import { memberStaffPaths } from '@contract/membership/staff-paths';
import { paths, portalBase } from '@contract/paths';
import { seesProtectedFields } from '@contract/person-readers';
import { toldHistory } from '@domain/application/history-words';
import { Banner } from '@portals/ui/banner';
import { Button, ButtonLink } from '@portals/ui/button';
import { DetailHeader } from '@portals/ui/detail-header';
import { PlusIcon, PrinterIcon } from '@portals/ui/icons';
import { RouterButton } from '@portals/ui/router-button';
import { StatusMark } from '@portals/ui/status-mark';
import { Tabs } from '@portals/ui/tabs';
import { Tag } from '@portals/ui/tag';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { DocumentsTab } from '../person/documents-tab';
import { loadNotes } from '../person/notes.actions';
import { notes } from '../person/notes.store';
import { NotesTab } from '../person/notes-tab';
import { gravestOf, RestrictionAlert } from '../person/restriction-alert';
import { alertWords } from '../person/restriction-words';
import { SendLink } from '../person/send-link';
import { StatesAlert } from '../person/states-alert';
import { listAddress } from '../staff/list-address';
import { zoneOfPractice } from '../staff/practices';
import { staff } from '../staff/staff.store';
import { usd } from '../words/amounts';
import { membershipWords } from '../words/signup-words';
import { statusWords } from '../words/status-words';
import { UnreadDetail } from '../words/unread-detail';
import { loadApplication, loadTransactions } from './application.actions';
import { application, type ShownApplication } from './application.store';
import { ApplicationTab } from './application-tab';
import { DecisionTab } from './decision-tab';
import { HistoryTab } from './history-tab';
import { mismatchWords } from './mismatch-words';
import { NewTransaction } from './new-transaction';
import { OverrideAmount } from './override-amount';
import { leastOverride } from './override-range';
import { TransactionsTab } from './transactions-tab';

const tabs = ['application', 'transactions', 'decision', 'documents', 'notes', 'history'] as const;

/** The list that the reader came from. */
function listCrumb(search: URLSearchParams, isSignup: boolean) {
  if (isSignup) return { label: 'Sign-ups', to: listAddress('signups', paths.membershipAdmin.signups.href()) };
  return search.has('transaction')
    ? { label: 'Transactions', to: listAddress('transactions', paths.admin.practiceTransactions.href()) }
    : { label: 'Applications', to: listAddress('applications', paths.admin.applications.href()) };
}

/** One application: what was answered, how it was decided, what was signed and what happened. */
export function ApplicationScreen() {
  const { applicationId = '' } = useParams();
  const { data, loading, error } = useSnapshot(application).details;
  useEffect(() => void loadApplication(applicationId), [applicationId]);

  if (data?._id === applicationId) return <Details details={data} problem={error?.message} />;
  return (
    <UnreadDetail
      noun="application"
      resource={{ loading, error }}
      listAddress={listAddress('applications', paths.admin.applications.href())}
      onAgain={() => void loadApplication(applicationId)}
    />
  );
}

function Details({ details, problem }: { details: ShownApplication; problem: string | undefined }) {
  const [search, setSearch] = useSearchParams();
  const [isAsking, setAsking] = useState(false);
  const [isOverriding, setOverriding] = useState(false);
  const { person } = useSnapshot(staff);
  const timeZone = zoneOfPractice(person, details.practicemanagement._id);
  const seesAll = person !== null && seesProtectedFields(person.role);
  const isFinancing = person !== null && person.brand !== 'membership';
  const readsNotes = isFinancing && details.borrowerId !== null && person.permissions.includes('note.view');
  const hidden = [
    ...(seesAll ? [] : ['decision']),
    ...(readsNotes ? [] : ['notes']),
    ...(details.signup ? ['transactions'] : []),
  ];
  const shown = tabs.filter((key) => !hidden.includes(key));
  const tab = shown.find((key) => key === search.get('tab')) ?? 'application';
  const { borrowerId, availableCredit, signup } = details;
  const requests = useSnapshot(application).transactions.data;
  const practiceId = details.practicemanagement._id;
  useEffect(() => {
    if (borrowerId) void loadTransactions(borrowerId, practiceId);
  }, [borrowerId, practiceId]);
  useEffect(() => {
    if (borrowerId && readsNotes) void loadNotes({ practiceManagementId: practiceId, borrowerId });
  }, [borrowerId, practiceId, readsNotes]);
  const noteCount = useSnapshot(notes).list.data?.length;
  // Only the finance partner answers for more than the rules gave (provider-admin §6).
  const least =
    person?.financePartner === true && person.permissions.includes('application.decide')
      ? leastOverride(details)
      : null;
  const canAsk =
    !signup && details.status === 'APPROVED' && details.agreementSignedAt !== null && (availableCredit ?? 0) >= 1;
  return (
    <>
      <DetailHeader
        crumbs={[listCrumb(search, signup !== null), { label: String(details.number) }]}
        name={details.name}
        tags={<Tags details={details} />}
        actions={
          <Acts
            details={details}
            onOverride={least === null ? undefined : () => setOverriding(true)}
            onAsk={canAsk ? () => setAsking(true) : undefined}
            maySendLink={isFinancing && person.permissions.includes('application.invite')}
          />
        }
        alert={alertOf(details, {
          problem,
          timeZone,
          mayBlock: person?.permissions.includes('borrower.block') ?? false,
        })}
        figures={figuresOf(details, seesAll)}
      />
      <div style={{ marginTop: 12 }}>
        <Tabs
          label="Application"
          panelId="application-panel"
          value={tab}
          onValue={(key) => setSearch(withTab(search, key))}
          tabs={tabsOf(details, { seesAll, readsNotes, requests: requests?.length, notes: noteCount })}
        />
      </div>
      <div id="application-panel" role="tabpanel" aria-label={tab}>
        <Panel tab={tab} details={details} timeZone={timeZone} />
      </div>
      {isOverriding && least !== null && (
        <OverrideAmount details={details} least={least} onClose={() => setOverriding(false)} />
      )}
      {isAsking && borrowerId && availableCredit !== null && (
        <NewTransaction
          details={details}
          borrowerId={borrowerId}
          available={availableCredit}
          onClose={() => setAsking(false)}
          onSent={() => {
            setAsking(false);
            setSearch({ tab: 'transactions' });
          }}
        />
      )}
    </>
  );
}

/** The figures of the heading: a sign-up has no limit. */
function figuresOf(
  { signup, requestedAmount, approvedAmount, availableCredit, annualIncome }: ShownApplication,
  seesAll: boolean,
) {
  if (signup) return [{ label: 'Membership', value: membershipWords(signup.membershipStatus) }];
  return [
    { label: 'Requested', value: usd(requestedAmount) },
    { label: 'Limit', value: usd(approvedAmount) },
    { label: 'Available', value: usd(availableCredit) },
    ...(seesAll ? [{ label: 'Annual income', value: usd(annualIncome) }] : []),
  ];
}

type TabFacts = { seesAll: boolean; readsNotes: boolean; requests: number | undefined; notes: number | undefined };
type TabKey = (typeof tabs)[number];

/** The tabs that the reader has, with how much stands under each. */
function tabsOf({ signup, decisions, documents, statusHistory }: ShownApplication, facts: TabFacts) {
  const { seesAll, readsNotes, requests, notes: noteCount } = facts;
  const counted = (key: TabKey, label: string, count: number | undefined) => ({
    key,
    label,
    ...(count !== undefined && { count }),
  });
  return [
    counted('application', signup ? 'Sign-up' : 'Application', undefined),
    ...(signup ? [] : [counted('transactions', 'Transactions', requests)]),
    ...(seesAll ? [counted('decision', 'Decision', decisions.length)] : []),
    counted('documents', 'Documents', documents.length),
    ...(readsNotes ? [counted('notes', 'Notes', noteCount)] : []),
    counted('history', 'History', toldHistory(statusHistory).length),
  ];
}

type ActsProps = {
  details: ShownApplication;
  /** Absent where the reader may not, or where it cannot be done. */
  onOverride: (() => void) | undefined;
  onAsk: (() => void) | undefined;
  maySendLink: boolean;
};

function Acts({ details, onOverride, onAsk, maySendLink }: ActsProps) {
  return (
    <>
      <ButtonLink
        dense
        icon={<PrinterIcon size={15} />}
        href={`${portalBase}${paths.admin.applicationPrint.href({}, { application: details._id })}`}
        target="_blank"
        rel="noreferrer"
      >
        Print
      </ButtonLink>
      {details.signup?.membershipId && (
        <RouterButton
          dense
          look="primary"
          to={memberStaffPaths.memberFile.href({}, { membership: details.signup.membershipId })}
        >
          Open member
        </RouterButton>
      )}
      {maySendLink && !details.signup && details.status === 'INCOMPLETE' && (
        <SendLink
          practices={[details.practicemanagement]}
          practiceId={details.practicemanagement._id}
          again={{ firstName: firstNameOf(details), contact: details.email }}
        />
      )}
      {onOverride && (
        <Button dense onClick={onOverride}>
          Override amount
        </Button>
      )}
      {onAsk && (
        <Button dense look="primary" icon={<PlusIcon size={15} />} onClick={onAsk}>
          New transaction
        </Button>
      )}
    </>
  );
}

/** Names are given with the date of birth; until then there is none to write to. */
const firstNameOf = ({ name, birthDate }: ShownApplication) => (birthDate === null ? '' : (name.split(' ')[0] ?? ''));

function Tags({ details }: { details: ShownApplication }) {
  const { shape, word, note } = statusWords(details);
  return (
    <>
      <StatusMark shape={shape} note={note}>
        {word}
      </StatusMark>
      {details.grade && <Tag>Grade {details.grade}</Tag>}
      {details.agreementSignedAt && <Tag $tone="success">Agreement signed</Tag>}
    </>
  );
}

/** The address of a tab, with what else stands in it: the transaction that the reader came by. */
function withTab(search: URLSearchParams, tab: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (tab === 'application') next.delete('tab');
  else next.set('tab', tab);
  return next;
}

type PanelProps = { tab: (typeof tabs)[number]; details: ShownApplication; timeZone: string };

/** What stands under a tab. */
function Panel({ tab, details, timeZone }: PanelProps) {
  const { person } = useSnapshot(staff);
  const seesAll = person !== null && seesProtectedFields(person.role);
  const { borrowerId, name } = details;
  const practiceId = details.practicemanagement._id;
  return (
    <>
      {tab === 'application' && (
        <ApplicationTab
          details={details}
          timeZone={timeZone}
          seesAll={seesAll}
          mayOpen={person?.brand === 'financing'}
          mayBlock={person?.permissions.includes('borrower.block') ?? false}
        />
      )}
      {tab === 'transactions' && (
        <TransactionsTab
          {...{ borrowerId, practiceId, name, timeZone }}
          applicationId={details._id}
          available={details.availableCredit}
        />
      )}
      {tab === 'decision' && (
        <DecisionTab
          decisions={details.decisions}
          isCorrectionOpen={isCorrectionOpen(details)}
          limit={details.approvedAmount}
          timeZone={timeZone}
        />
      )}
      {tab === 'documents' && (
        <DocumentsTab
          documents={details.documents.map((one) => ({ ...one, applicationId: details._id }))}
          timeZone={timeZone}
        />
      )}
      {tab === 'notes' && borrowerId && (
        <NotesTab
          subject={{ practiceManagementId: practiceId, borrowerId }}
          name={name}
          timeZone={timeZone}
          mayEdit={person?.permissions.includes('note.edit') ?? false}
        />
      )}
      {tab === 'history' && <HistoryTab history={details.statusHistory} timeZone={timeZone} />}
    </>
  );
}

/** True while the applicant may still correct what differs from the credit file. */
const isCorrectionOpen = ({ status, mismatches }: ShownApplication) => status === 'INCOMPLETE' && mismatches.length > 0;

type AlertFacts = { problem: string | undefined; timeZone: string; mayBlock: boolean };

function alertOf(details: ShownApplication, { problem, timeZone, mayBlock }: AlertFacts) {
  if (problem) return <Banner severity="error">{problem}</Banner>;
  const act = gravestOf(details);
  const person = { ...details, reload: () => loadApplication(details._id) };
  const standing = act && <RestrictionAlert key={act} {...{ person, act, timeZone, mayBlock }} />;
  const states = details.standing?.states ?? [];
  if (states.length > 0)
    return (
      <>
        <StatesAlert states={states} />
        {standing}
      </>
    );
  if (act !== 'ALERTS' && standing) return standing;
  // Practices read that somebody is flagged, and nothing more of it.
  if (details.flaggedAsFraud) return <Banner severity="error">{alertWords.FRAUD}</Banner>;
  if (isCorrectionOpen(details)) {
    return (
      <Banner>
        We asked the applicant to correct the {mismatchWords(details.mismatches)}. We’ll decide once they do. If they
        don’t respond within 25 days, the application is denied.
      </Banner>
    );
  }
  return standing;
}
