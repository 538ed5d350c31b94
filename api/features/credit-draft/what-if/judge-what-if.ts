import { addDays, civilDate } from '@domain/calendar/civil-date';
import type { StoredReport } from './make-report';
import type { WhatIfRow } from './what-if.reads';
import type { WhatIfReport } from './what-if-report';

/** What a what-if looks at unless somebody asks otherwise, and the least on which something is published, in days. */
export const WHAT_IF_DAYS = 365;
/** The least sample on which something is published. */
export const LEAST_SAMPLE = 2_000;

/** Written by the job alone. */
export const storedReportOf = (row: Pick<WhatIfRow, 'report'>): StoredReport | null =>
  row.report === null ? null : (JSON.parse(row.report) as StoredReport);

/** The report without the cases that can be opened of it. */
export function reportOf(row: Pick<WhatIfRow, 'report'>): WhatIfReport | null {
  const stored = storedReportOf(row);
  if (!stored) return null;
  const { movedCases: _cases, versions: _versions, ...report } = stored;
  return report;
}

/**
 * Why a draft is not published on a what-if: none of exactly this content, one of a part of the practices or of too short a time, a
 * published version that decides otherwise than it did then, or a group whose ratio fell below 0.80 (decision 48).
 *
 * @NOTE choice: whoever publishes has seen a year of all practices, all decisions or at least 2,000 of them; otherwise a period
 * without cases would judge everything fair.
 */
export function blocksOfWhatIf(row: WhatIfRow | undefined, contentHash: string, now: string): string[] {
  if (row?.status !== 'DONE' || row.content_hash !== contentHash) return ['Run “What if” on the current draft.'];
  const report = reportOf(row);
  if (!report) return ['Run “What if” on the current draft.'];
  const asked = civilDate(row.asked_at.slice(0, 10));
  const isWhole =
    row.practices === null &&
    row.from_day <= addDays(asked, -WHAT_IF_DAYS) &&
    row.to_day >= asked &&
    (row.sample === null || row.sample >= LEAST_SAMPLE);
  const today = civilDate(now.slice(0, 10));
  const isOld = row.asked_at < `${addDays(today, -MOST_DAYS_OLD)}`;
  const below = report.fair.filter(({ judgement }) => judgement === 'BELOW');
  return [
    ...(isWhole ? [] : ['Run “What if” on the past year for all practices, with a sample of at least 2,000.']),
    ...(isOld ? ['The what-if is more than 30 days old. Run it again.'] : []),
    ...(report.differs.count > 0
      ? [`The published version now decides ${report.differs.count} of these cases differently than it did originally.`]
      : []),
    ...below.map(({ label, draft }) => `${label}: the approval ratio is ${ratioText(draft)}, below 0.80.`),
  ];
}

/** @NOTE choice: decisions of a month are enough to move a ratio. */
const MOST_DAYS_OLD = 30;

/** Two decimals, cut and not rounded, so that 0.799 does not read as 0.80. */
export const ratioText = (ratio: number | null): string =>
  ratio === null ? 'not known' : (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2);
