import { addDays, civilDate as asDate } from '@domain/calendar/civil-date';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate } from '@portals/format/dates';
import { Button } from '@portals/ui/button';
import { Popover } from '@portals/ui/popover';
import { Select } from '@portals/ui/select';
import { TickList } from '@portals/ui/tick-list';
import { useState } from 'react';
import { useListedPractices } from '../../staff/listed-practices';
import { runWhatIf, stopRun } from './draft.actions';
import type { Draft, ProfileDraft, WhatIfRun } from './draft.store';
import { count } from './figures';
import { RunBar } from './what-if-style';

const PERIODS = [
  { value: '366', label: 'Last year' },
  { value: '731', label: 'Last 2 years' },
  { value: '92', label: 'Last 3 months' },
  { value: '31', label: 'Last month' },
];
const SAMPLES = [
  { value: '', label: 'All decisions' },
  { value: '2000', label: 'Random 2,000' },
  { value: '10000', label: 'Random 10,000' },
];

type Props = { of: ProfileDraft; draft: Draft; run: WhatIfRun | null };

/** What is tried, how far it is, and the way to try again. */
export function TryBar({ of, draft, run }: Props) {
  const [days, setDays] = useState('366');
  const [sample, setSample] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const starting = useAttempt(() => {
    const from = addDays(asDate(of.today), -Number(days));
    const practices = chosen.length === 0 ? null : [...chosen];
    return runWhatIf({ from, to: of.today, sample: sample === '' ? null : Number(sample), practices });
  });
  const stopping = useAttempt(stopRun);
  const isRunning = run?.status === 'WAITING' || run?.status === 'RUNNING';
  return (
    <>
      <RunBar aria-live="polite">
        {isRunning ? (
          <>
            <label htmlFor="what-if-progress">
              {run.total === null ? 'Starting' : `Rerunning ${count(run.done)} of ${count(run.total)} decisions`}
            </label>
            <progress id="what-if-progress" max={run.total ?? 1} value={run.total === null ? undefined : run.done} />
            <Button dense pending={stopping.pending} pendingText="Stopping" onClick={() => void stopping.run()}>
              Stop
            </Button>
          </>
        ) : (
          <>
            <p>{run ? said(run) : 'No what-if run yet.'}</p>
            {of.canEdit && (
              <>
                <Select
                  id="what-if-period"
                  name="period"
                  label="Decided in"
                  options={PERIODS}
                  value={days}
                  onChange={(event) => setDays(event.target.value)}
                />
                <Select
                  id="what-if-sample"
                  name="sample"
                  label="Sample"
                  options={SAMPLES}
                  value={sample}
                  onChange={(event) => setSample(event.target.value)}
                />
                <PracticesOfRun chosen={chosen} onChosen={setChosen} />
                <Button
                  dense
                  look={run?.isOfDraft && run.status === 'DONE' ? 'secondary' : 'primary'}
                  pending={starting.pending}
                  pendingText="Starting"
                  disabled={draft.count === 0}
                  onClick={() => void starting.run()}
                >
                  {run ? 'Run again' : 'Run what-if'}
                </Button>
              </>
            )}
          </>
        )}
      </RunBar>
      <TroubleBanner trouble={starting.trouble ?? stopping.trouble} />
    </>
  );
}

type PracticesOfRunProps = { chosen: readonly string[]; onChosen: (ids: readonly string[]) => void };

/** Whose decisions are tried; a version is published on those of all practices. */
function PracticesOfRun({ chosen, onChosen }: PracticesOfRunProps) {
  const practices = useListedPractices();
  const words =
    chosen.length === 0 ? 'All practices' : chosen.length === 1 ? '1 practice' : `${chosen.length} practices`;
  return (
    <Popover
      label="Practices"
      trigger={(props) => (
        <Button dense {...props}>
          {words}
        </Button>
      )}
    >
      {() => (
        <div
          onChange={(event) => {
            const boxes = event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked');
            onChosen([...boxes].map(({ value }) => value));
          }}
        >
          <TickList
            id="what-if-practices"
            name="practices"
            label="Practices"
            hint="Leave blank for all practices, which publishing requires."
            ticks={practices.map(({ _id, PracticeName }) => ({ value: _id, label: PracticeName }))}
            chosen={chosen}
          />
        </div>
      )}
    </Popover>
  );
}

function said({ status, report, from, to, isOfDraft }: WhatIfRun): string {
  if (status === 'STOPPED') return 'The last what-if was stopped, so there are no results.';
  if (status === 'FAILED' || !report) return 'The last what-if failed. Nothing changed. Run it again.';
  const of = `${count(report.cases)} of ${count(report.population)} decisions${report.cases < report.population ? ', random sample' : ''}`;
  const when = `${civilDate(from, 'table')} to ${civilDate(to, 'table')}`;
  const same = report.differs.count === 0 ? `Version ${report.profile.version} repeats every original decision.` : '';
  return [`${of}, ${when}.`, same, isOfDraft ? '' : 'The draft has changed since. Run it again.']
    .filter(Boolean)
    .join(' ');
}
