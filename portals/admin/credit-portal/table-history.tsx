import { moment } from '@portals/format/dates';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, Heading, Note } from '@portals/ui/card';
import { Select } from '@portals/ui/select';
import { Skeleton } from '@portals/ui/skeleton';
import { Tag } from '@portals/ui/tag';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { ChangeList } from './change-list';
import { compareVersions, loadHistory } from './credit-tables.actions';
import { creditTables, type TableVersion } from './credit-tables.store';
import { RestoreTable } from './restore-table';
import { kindOf } from './table-kinds';

const Columns = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 380px); gap: 24px; align-items: start;
  @media (max-width: 1100px) { grid-template-columns: minmax(0, 1fr); }
`;
const Lines = styled.ol`
  list-style: none; display: grid; gap: 0;
  li { display: grid; grid-template-columns: 1fr auto; gap: 2px 12px; align-items: center; padding: 12px 0; box-shadow: 0 1px 0 var(--line); }
  p { font-size: 13.5px; line-height: 20px; color: var(--ink-2); overflow-wrap: anywhere; }
  b { font-weight: 600; color: var(--ink); }
`;
const Pair = styled.div`display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin: 12px 0; > * { margin: 0; }`;

type Props = { id: string; current: number; canEdit: boolean };

/** Every version of a table, what any two of them differ in, and the way back to one. */
export function TableHistory({ id, current, canEdit }: Props) {
  const { data, error } = useSnapshot(creditTables).history;
  const [restored, setRestored] = useState<number | null>(null);
  // A version that was just made asks for the history again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the version is the reason
  useEffect(() => {
    void loadHistory(id);
  }, [id, current]);
  if (!data && error) {
    const again = (
      <Button dense onClick={() => void loadHistory(id)}>
        Try again
      </Button>
    );
    return (
      <Banner severity="error" actions={again}>
        {error.message}
      </Banner>
    );
  }
  if (!data) return <Skeleton lines={6} label="Loading the history" />;
  return (
    <Columns>
      <Card>
        <Heading>Versions</Heading>
        <Lines aria-label="Versions">
          {data.map((version) => (
            <Line key={version.version} version={version} isCurrent={version.version === current}>
              {canEdit && version.version !== current && (
                <Button dense onClick={() => setRestored(version.version)}>
                  Restore<VisuallyHidden> version {version.version}</VisuallyHidden>
                </Button>
              )}
            </Line>
          ))}
        </Lines>
      </Card>
      <Difference id={id} current={current} versions={data} />
      {restored !== null && <RestoreTable restore={restored} current={current} onClose={() => setRestored(null)} />}
    </Columns>
  );
}

type LineProps = { version: Readonly<TableVersion>; isCurrent: boolean; children: React.ReactNode };

function Line({ version, isCurrent, children }: LineProps) {
  const { unit } = kindOf(useSnapshot(creditTables).kind).words;
  const { changes, restoredVersion, clonedFrom } = version;
  const origin = [
    restoredVersion !== null && `restored from version ${restoredVersion}`,
    clonedFrom !== null && 'cloned from another table',
    changes > 0 && `${changes} ${unit}${changes === 1 ? '' : 's'} changed`,
  ].filter(Boolean);
  return (
    <li>
      <div>
        <p>
          <b>Version {version.version}</b> {isCurrent && <Tag $tone="success">Current</Tag>}
        </p>
        <p>
          {version.madeBy}, <time dateTime={version.madeAt}>{moment(version.madeAt)}</time>
          {origin.length > 0 && ` · ${origin.join(', ')}`}
        </p>
        {version.note && <p>{version.note}</p>}
      </div>
      {children}
    </li>
  );
}

function Difference({
  id,
  current,
  versions,
}: {
  id: string;
  current: number;
  versions: readonly Readonly<TableVersion>[];
}) {
  const { data, error, loading } = useSnapshot(creditTables).difference;
  const [chosen, setChosen] = useState<{ from: number; to: number } | null>(null);
  const { from, to } = chosen ?? { from: Math.max(1, current - 1), to: current };
  useEffect(() => {
    if (from !== to) void compareVersions(id, from, to);
  }, [id, from, to]);
  const options = versions.map(({ version }) => ({ value: String(version), label: `Version ${version}` }));
  const isShown = data?.from === from && data.to === to;
  return (
    <Card aria-live="polite">
      <Heading>Compare</Heading>
      <Pair>
        <Select
          id="table-from"
          name="from"
          label="From"
          options={options}
          value={String(from)}
          onChange={(event) => setChosen({ from: Number(event.target.value), to })}
        />
        <Select
          id="table-to"
          name="to"
          label="To"
          options={options}
          value={String(to)}
          onChange={(event) => setChosen({ from, to: Number(event.target.value) })}
        />
      </Pair>
      {versions.length === 1 && <Note>Only one version so far.</Note>}
      {versions.length > 1 && from === to && <Note>Choose two versions.</Note>}
      {error && <Banner severity="error">{error.message}</Banner>}
      {from !== to && loading && !isShown && <Skeleton lines={3} label="Comparing" />}
      {from !== to && isShown && data.cells.length === 0 && <Note>No differences.</Note>}
      {from !== to && isShown && data.cells.length > 0 && (
        <ChangeList label={`From version ${from} to version ${to}`} changes={data.cells} />
      )}
    </Card>
  );
}
