import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { DownloadIcon } from '@portals/ui/icons';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { type Asked, cancelExport, exportAgain, exportList, forgetProblem, rowsText } from './export.actions';
import { exportOf } from './export.store';
import type { ListView } from './list-view';
import { sizeText } from './size-text';

const Progress = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 10px 24px 0; font-size: 13px; line-height: 18px; color: var(--ink-2); font-variant-numeric: tabular-nums;
  b { color: var(--ink); font-weight: 600; } progress { flex: 1 1 40px; min-width: 40px; max-width: 160px; height: 6px; accent-color: var(--primary-line); }
  @media (max-width: 767.98px) { padding: 10px 4px 0 16px; gap: 8px; }
`;
const Trouble = styled.div`padding: 12px 24px 0; @media (max-width: 767.98px) { padding: 12px 16px 0; }`;

type ExportProps = Asked & {
  view: ListView;
  /** What the button says. */
  label: string;
};

/** Fetches rows of a list as a file: all under its filters, or those that are chosen. */
export function ExportButton({ view: { id, csv }, body, total, label }: ExportProps) {
  const { isRunning } = useSnapshot(exportOf(id));
  if (!csv) return null;
  return (
    <Button
      dense
      icon={<DownloadIcon size={16} />}
      pending={isRunning}
      pendingText="Exporting"
      onClick={() => void exportList(id, csv, { body, total })}
    >
      {label}
    </Button>
  );
}

/** How far the export is, or why it came to nothing. */
export function ExportProgress({ view: { id, csv } }: Pick<ExportProps, 'view'>) {
  const { isRunning, rows, bytes, total, problem } = useSnapshot(exportOf(id));
  if (!csv) return null;
  return (
    <>
      <VisuallyHidden role="status">{isRunning ? `Downloading ${csv.download.file}` : ''}</VisuallyHidden>
      {isRunning && (
        <Progress>
          <b>{csv.download.file}</b>
          <progress aria-label="Rows downloaded" {...(total && { max: total, value: Math.min(rows, total) })} />
          <span>
            {rowsText(rows)}, {sizeText(bytes)}
          </span>
          <Button look="quiet" dense onClick={() => cancelExport(id)}>
            Cancel
          </Button>
        </Progress>
      )}
      {problem && (
        <Trouble>
          <Banner
            severity="error"
            onDismiss={() => forgetProblem(id)}
            actions={
              <Button dense onClick={() => void exportAgain(id)}>
                Try again
              </Button>
            }
          >
            {problem}
          </Banner>
        </Trouble>
      )}
    </>
  );
}
