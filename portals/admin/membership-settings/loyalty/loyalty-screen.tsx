import { membershipMessages } from '@contract/messages/membership';
import { cents } from '@domain/money/cents';
import { centsFromDollars } from '@domain/money/dollars';
import { formatUsd } from '@domain/money/usd';
import { toApiError } from '@portals/client/api-error';
import { useAttempt } from '@portals/form/attempt';
import { KeepTyped } from '@portals/form/keep-typed';
import { civilDate } from '@portals/format/dates';
import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { StatusMark } from '@portals/ui/status-mark';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { usd } from '../../words/amounts';
import { namingOvertaker } from '../../words/overtaken';
import { Area } from '../area';
import { loyaltyOvertaken } from '../copy';
import { addTiers, loadLoyalty, saveLoyalty } from '../settings.actions';
import { type Loyalty, settings } from '../settings.store';
import { Body, SettingsPage } from '../settings-page';
import { loyalty } from './loyalty.store';
import { LoyaltyAside } from './loyalty-aside';
import { bodyOf, cellKey, changesOf, faultsOf, type LoyaltySheet, numberOf, rebased, sheetOf } from './loyalty-sheet';
import { LoyaltyTiers } from './loyalty-tiers';

const Columns = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 280px; flex: 1 0 auto;
  > aside { background: var(--sunken); padding: 18px 22px; border-left: 1px solid var(--line); }
  @media (max-width: 1180px) { grid-template-columns: minmax(0, 1fr); > aside { border-left: 0; border-top: 1px solid var(--line); } }
`;
const SaveBar = styled.div`
  position: sticky; bottom: 0; z-index: 3; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 12px 24px; background: var(--surface); border-top: 1px solid var(--line);
  > p { flex: 1 1 220px; } b { font-weight: 650; }
  @media (max-width: 767.98px) { padding: 10px 16px; > button { flex: 1 1 auto; } }
`;
const State = styled.p`display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; color: var(--ink-2);`;

const NOTICE_MS = membershipMessages.loyaltySuccessTitle.durationMs;

/** Three tiers of loyalty, side by side, with what they cost and what a member sees (membership §3). */
export function LoyaltyScreen() {
  return (
    <SettingsPage title="Loyalty program">
      {({ practiceId, mayEdit }) => <Program key={practiceId} practiceId={practiceId} mayEdit={mayEdit} />}
    </SettingsPage>
  );
}

function Program({ practiceId, mayEdit }: { practiceId: string; mayEdit: boolean }) {
  const { data, error } = useSnapshot(settings.loyaltyProgram);
  useEffect(() => void loadLoyalty(practiceId), [practiceId]);
  const isWhole = data?.loyaltyProgram.length === 3;
  return (
    <>
      {!isWhole && (
        <Body>
          <Area isThere={data !== null} error={error} retry={() => loadLoyalty(practiceId)} what="loyalty program">
            {data && <Beginning practiceId={practiceId} data={data} mayEdit={mayEdit} />}
          </Area>
        </Body>
      )}
      {isWhole && (
        <>
          {error && (
            <Body>
              <Area isThere error={error} retry={() => loadLoyalty(practiceId)} what="loyalty program">
                {null}
              </Area>
            </Body>
          )}
          <Sheet practiceId={practiceId} data={data} mayEdit={mayEdit} />
        </>
      )}
    </>
  );
}

function Beginning({ practiceId, data, mayEdit }: { practiceId: string; data: Frozen<Loyalty>; mayEdit: boolean }) {
  const missing = [0, 1, 2].filter((tier) => data.loyaltyProgram.every((one) => one.tier !== tier));
  const beginning = useAttempt(() => addTiers(practiceId, missing));
  return (
    <>
      <Note>
        {missing.length === 3
          ? 'No loyalty program yet. It comes with three tiers, and members earn nothing until you turn them on.'
          : `The loyalty program has three tiers; ${missing.length === 1 ? 'one is' : 'two are'} missing.`}
      </Note>
      {beginning.trouble && <Banner severity="error">{beginning.trouble.message}</Banner>}
      {mayEdit && (
        <div>
          <Button look="primary" pending={beginning.pending} pendingText="Adding" onClick={() => void beginning.run()}>
            {missing.length === 3 ? 'Start loyalty program' : 'Add missing tiers'}
          </Button>
        </div>
      )}
    </>
  );
}

type SheetProps = { practiceId: string; data: Frozen<Loyalty>; mayEdit: boolean };

function Sheet({ practiceId, data, mayEdit }: SheetProps) {
  const { draft, isSaved } = useSnapshot(loyalty);
  const { loyaltyProgram: programs, standing } = data;
  const saved = sheetOf(programs);
  const own = draft?.practiceId === practiceId ? (draft as { on: LoyaltySheet; typed: LoyaltySheet }) : null;
  const typed = own ? rebased(own.on, own.typed, saved) : saved;
  const names = programs.map((one, tier) =>
    String(typed.cells[cellKey(tier, 'name')] || one.name || `Tier ${tier + 1}`),
  );
  const changes = changesOf(saved, typed, names);
  const faults = faultsOf(typed);
  const isFaulty = Object.keys(faults).length > 0;
  const change = (next: LoyaltySheet) => {
    loyalty.draft = { practiceId, on: saved, typed: next };
    loyalty.isSaved = false;
  };
  const undo = () => {
    loyalty.draft = null;
  };
  const saving = useAttempt(async () => {
    await saveLoyalty(programs, bodyOf(programs, typed)).catch((cause: unknown) => {
      const failure = toApiError(cause);
      if (failure.code === 'STALE') failure.message = namingOvertaker(loyaltyOvertaken, failure.happened);
      throw failure;
    });
    loyalty.draft = null;
    loyalty.isSaved = true;
  });
  const inUse = programs.filter(({ isActive, isDeleted }) => isActive && !isDeleted).length;
  return (
    <>
      <Columns>
        <Body>
          <State>
            <StatusMark shape={inUse > 0 ? 'approved' : 'incomplete'}>{inUse > 0 ? 'Active' : 'Inactive'}</StatusMark>
            <span>{standingText(standing)}</span>
          </State>
          {isSaved && <Saved />}
          {saving.trouble && <Banner severity="error">{saving.trouble.message}</Banner>}
          <Unreached typed={typed} names={names} largest={standing.largestPlan} />
          <LoyaltyTiers
            typed={typed}
            saved={saved}
            names={names}
            faults={faults}
            changed={new Map(changes.map((one) => [one.key, one.before]))}
            standing={standing}
            readOnly={!mayEdit}
            onType={change}
          />
        </Body>
        <LoyaltyAside saved={saved} typed={typed} names={names} standing={standing} />
      </Columns>
      {changes.length > 0 && mayEdit && (
        <SaveBar>
          <KeepTyped isOnPage onDiscard={undo} />
          <p role="status">
            <b>{changes.length === 1 ? '1 unsaved change.' : `${changes.length} unsaved changes.`}</b>{' '}
            {isFaulty ? 'Fix the highlighted cells to save.' : `${listText(changes.map(({ label }) => label))}.`}
          </p>
          <Button look="quiet" onClick={undo} disabled={saving.pending}>
            {changes.length === 2 ? 'Undo both' : changes.length === 1 ? 'Undo' : 'Undo all'}
          </Button>
          <Button
            look="primary"
            disabled={isFaulty}
            pending={saving.pending}
            pendingText="Saving"
            onClick={() => void saving.run()}
          >
            {saveText(standing.members)}
          </Button>
        </SaveBar>
      )}
    </>
  );
}

const saveText = (members: number) =>
  members === 0 ? 'Save' : `Save for ${members === 1 ? '1 member' : `${members} members`}`;

const SHOWN = 4;
const listText = (labels: readonly string[]) => {
  const shown = labels.slice(0, SHOWN).join(', ');
  return `${shown.charAt(0).toUpperCase()}${shown.slice(1)}${labels.length > SHOWN ? ` and ${labels.length - SHOWN} more` : ''}`;
};

function standingText({ members, since }: Frozen<Loyalty>['standing']): string {
  const who = members === 1 ? '1 member enrolled' : `${members} members enrolled`;
  return since === null ? who : `${who} since ${civilDate(since.slice(0, 10), 'table')}`;
}

const closeNotice = () => {
  loyalty.isSaved = false;
};

/** The notice of the specification: 5 s, and it can be closed. */
function Saved() {
  useEffect(() => {
    const timer = setTimeout(closeNotice, NOTICE_MS);
    return () => {
      clearTimeout(timer);
      closeNotice();
    };
  }, []);
  return (
    <Banner severity="success" onDismiss={closeNotice}>
      <b>{membershipMessages.loyaltySuccessTitle.text}</b> {membershipMessages.loyaltySuccessBody.text}
    </Banner>
  );
}

type UnreachedProps = {
  typed: LoyaltySheet;
  names: readonly string[];
  largest: Frozen<Loyalty>['standing']['largestPlan'];
};

/** A tier in use that no plan reaches. */
function Unreached({ typed, names, largest }: UnreachedProps) {
  if (!largest) return null;
  const at = (tier: number, cell: string) => typed.cells[cellKey(tier, cell)];
  const tier = [0, 1, 2].find((one) => {
    const from = numberOf(String(at(one, 'totalAmount') ?? ''));
    const isInUse = at(one, 'isActive') === true && at(one, 'isDeleted') !== true;
    return isInUse && from !== undefined && from > centsFromDollars(largest.totalTreatmentsCost);
  });
  if (tier === undefined) return null;
  const from = cents(numberOf(String(at(tier, 'totalAmount') ?? '')) ?? 0);
  return (
    <Banner severity="warning">
      <b>No plan reaches {names[tier]}.</b> Your largest plan, {largest.name}, is {usd(largest.totalTreatmentsCost)} a
      year; {names[tier]} starts at {formatUsd(from)}. Members can reach it only with visits outside a plan.
    </Banner>
  );
}
