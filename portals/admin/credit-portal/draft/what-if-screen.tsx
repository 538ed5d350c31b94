import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate } from '@portals/format/dates';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, Heading, Note } from '@portals/ui/card';
import { Skeleton } from '@portals/ui/skeleton';
import { Tag } from '@portals/ui/tag';
import { useCallback, useEffect } from 'react';
import { useParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { CaseByCase } from './case-list';
import { leaveDraft, openDraft, restore, saveCsv, savePdf, takeOut } from './draft.actions';
import { type Draft, drafts, type ProfileDraft, type WhatIfReport, type WhatIfRun } from './draft.store';
import { count } from './figures';
import { PublishPanel } from './publish-panel';
import { FairLending, WhoMoved } from './report-fairness';
import { ChangedCells, PublishedBesideDraft } from './report-figures';
import { TryBar } from './run-bar';
import { Columns, Crumbs, Head, Sheet, Two } from './what-if-style';

/** The draft of a risk profile: what it changes, what it would have done, and how it is published (domain model §3.6). */
export function WhatIfScreen() {
  const { profileId = '' } = useParams();
  const { profile, run } = useSnapshot(drafts);
  const refresh = useCallback(() => void openDraft(profileId), [profileId]);
  useEffect(() => {
    refresh();
    return leaveDraft;
  }, [refresh]);
  const of = profile.data?.profile._id === profileId ? (profile.data as ProfileDraft) : null;
  if (!of)
    return (
      <Columns>
        <div>
          <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>What-if</h1>
          {profile.error ? (
            <Banner
              severity="error"
              actions={
                <Button dense onClick={refresh}>
                  Try again
                </Button>
              }
            >
              {profile.error.message}
            </Banner>
          ) : (
            <Skeleton lines={8} label="Loading the draft" />
          )}
        </div>
      </Columns>
    );
  const shown = of.draft && run.data?.draftId === of.draft._id ? (run.data as WhatIfRun) : null;
  return <OfProfile of={of} run={shown} error={profile.error?.message ?? run.error?.message} refresh={refresh} />;
}

type OfProfileProps = { of: ProfileDraft; run: WhatIfRun | null; error: string | undefined; refresh: () => void };

function OfProfile({ of, run, error, refresh }: OfProfileProps) {
  const { profile, draft } = of;
  const saving = useAttempt((kind: 'pdf' | 'csv') => (kind === 'pdf' ? savePdf() : saveCsv()));
  const since = civilDate(profile.publishedAt.slice(0, 10), 'table');
  const hasReport = run?.report != null;
  return (
    <>
      <Crumbs aria-label="Breadcrumb">
        {profile.name}, {draft ? `draft of version ${profile.version + 1}` : 'no draft'}
      </Crumbs>
      <Head>
        <h1>What-if</h1>
        {draft && <Tag $tone="promo">{`Draft, ${count(draft.count)} ${draft.count === 1 ? 'change' : 'changes'}`}</Tag>}
        <span>
          Version {profile.version} has been in effect at {profile.practices}{' '}
          {profile.practices === 1 ? 'practice' : 'practices'} since {since}
        </span>
        {hasReport && (
          <div>
            <Button dense pending={saving.pending} onClick={() => void saving.run('csv')}>
              CSV
            </Button>
            <Button dense pending={saving.pending} onClick={() => void saving.run('pdf')}>
              PDF
            </Button>
          </div>
        )}
      </Head>
      <TroubleBanner trouble={saving.trouble} />
      {draft ? <TryBar of={of} draft={draft} run={run} /> : null}
      <Columns>
        <div>
          {error && (
            <Banner
              severity="error"
              actions={
                <Button dense onClick={refresh}>
                  Try again
                </Button>
              }
            >
              {error}
            </Banner>
          )}
          {draft ? <OfDraft of={of} draft={draft} run={run} /> : <NoDraft of={of} />}
        </div>
        {draft && (
          <aside aria-label="Publishing">
            <div>
              <PublishPanel key={`${draft._id} ${draft.status}`} of={of} draft={draft} />
            </div>
          </aside>
        )}
      </Columns>
    </>
  );
}

function NoDraft({ of: { profile, discarded, canEdit } }: { of: ProfileDraft }) {
  const restoring = useAttempt(restore);
  return (
    <Card>
      <Heading>No draft</Heading>
      <Note>
        Open a table that {profile.name} uses, change it, and save it to the draft. Then test it here before you
        publish.
      </Note>
      <TroubleBanner trouble={restoring.trouble} />
      {discarded && canEdit && (
        <p style={{ marginTop: 12 }}>
          {discarded.by} discarded a draft of {discarded.count} {discarded.count === 1 ? 'table' : 'tables'}.{' '}
          <Button dense pending={restoring.pending} pendingText="Restoring" onClick={() => void restoring.run()}>
            Restore draft
          </Button>
        </p>
      )}
    </Card>
  );
}

type OfDraftProps = { of: ProfileDraft; draft: Draft; run: WhatIfRun | null };

function OfDraft({ of, draft, run }: OfDraftProps) {
  const report = run?.report as WhatIfReport | null | undefined;
  const conflicts = draft.changes.filter(({ conflict }) => conflict !== null);
  return (
    <>
      {conflicts.map(({ tableId, tableName, conflict }) => (
        <Banner key={tableId} severity="warning">
          {conflict?.by} saved version {conflict?.version} of {tableName} since you started. Open the table, review the
          changes, and save yours again. You can’t publish until then.
        </Banner>
      ))}
      {of.profile.alsoIn.length > 0 && (
        <Banner severity="info">
          Publishing also changes {of.profile.alsoIn.join(', ')}, which shares a table with this draft. The what-if
          includes its decisions.
        </Banner>
      )}
      {report && report.differs.count > 0 && (
        <Banner severity="error">
          Version {report.profile.version} now decides {count(report.differs.count)} of these cases differently than it
          did originally: {report.differs.numbers.join(', ')}. You can’t publish until this is resolved.
        </Banner>
      )}
      {report ? <ChangedCells report={report} /> : <DraftedTables of={of} draft={draft} />}
      {report && <PublishedBesideDraft report={report} />}
      {report && (
        <Two>
          <FairLending report={report} />
          <WhoMoved report={report} />
        </Two>
      )}
      {report && <CaseByCase report={report} />}
      {report && <DraftedTables of={of} draft={draft} />}
    </>
  );
}

/** Whose changes they are, and the way out for each. */
function DraftedTables({ of, draft }: { of: ProfileDraft; draft: Draft }) {
  const taking = useAttempt(takeOut);
  const mayTake = of.canEdit && draft.status === 'OPEN';
  return (
    <Card>
      <Heading>Tables in this draft</Heading>
      <TroubleBanner trouble={taking.trouble} />
      <Sheet>
        <table>
          <tbody>
            {draft.changes.map((change) => (
              <tr key={`${change.kind} ${change.tableId}`}>
                <th scope="row">{change.name}</th>
                <td className="soft">{`${count(change.cells.length)} ${change.cells.length === 1 ? 'cell' : 'cells'} changed from version ${change.fromVersion}`}</td>
                <td className="soft">{change.changedBy}</td>
                <td className="n">
                  {mayTake && (
                    <Button
                      dense
                      look="quiet"
                      aria-label={`Remove ${change.name}`}
                      onClick={() => void taking.run(change.kind, change.tableId)}
                    >
                      Remove
                    </Button>
                  )}
                </td>
              </tr>
            ))}
            {draft.choices.map((choice) => (
              <tr key={`${choice.kind} ${choice.tableId}`}>
                <th scope="row">{choice.chosenName}</th>
                <td className="soft">replaces {choice.tableName}</td>
                <td className="soft">{choice.changedBy}</td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
    </Card>
  );
}
