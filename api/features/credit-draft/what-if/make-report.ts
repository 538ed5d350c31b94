import type { WHAT_IF_OUTCOMES } from '@contract/credit-draft/what-if-entity';
import { differenceOf } from '@contract/versioned-tables/difference';
import type { ApplicationStatus } from '@domain/enums';
import { USED_SHARE } from '@domain/underwriting/first-year-income';
import { type PairedFigure, scaledTo } from '@domain/underwriting/paired-figure';
import { isReasonCode, REASONS } from '@domain/underwriting/reasons';
import type { SimulationReport } from '@domain/underwriting/simulate';
import { US_STATES } from '@domain/us-states';
import type { Db } from '../../../db/database';
import { namedOf } from '../../../versioned-table/make-version';
import { type DraftedProfile, tableKind } from '../../risk/index';
import { type DraftContent, tableInForce, versionBefore } from '../draft-state';
import { casesAmong } from './stored-cases.reads';
import type { WhatIfReport } from './what-if-report';

export type Outcome = (typeof WHAT_IF_OUTCOMES)[number];

/** What is kept of a what-if: its report, and the cases of each move that can be opened. */
export type StoredReport = WhatIfReport & {
  movedCases: { from: Outcome; to: Outcome; ids: string[] }[];
  /** The version of each profile beside which its cases were tried, by its id. */
  versions: Record<string, number>;
};

type Found = {
  profiles: readonly DraftedProfile[];
  content: DraftContent;
  population: number;
  left: number;
  report: SimulationReport;
  seconds: number;
};

/** An application that waits for somebody or something is open. */
export const outcomeOf = (status: ApplicationStatus): Outcome =>
  status === 'APPROVED' || status === 'DENIED' ? status : 'OPEN';
const OUTCOMES: readonly Outcome[] = ['APPROVED', 'OPEN', 'DENIED'];
const CASES_KEPT = 200;

/** Everything of a what-if that is kept, from what the simulation counted. */
export async function storedReport(db: Db, found: Found): Promise<StoredReport> {
  const { report, profiles, population, left, seconds } = found;
  const [own] = profiles;
  if (!own) throw new Error('A what-if is of a profile');
  const cells = swapsOf(report);
  return {
    profile: { _id: own.profileId, name: own.name, version: own.version },
    alsoIn: profiles.slice(1).map(({ name }) => name),
    cases: report.count,
    population,
    others: report.others,
    differs: { count: report.championDiffers.count, numbers: await numbersOf(db, report.championDiffers.caseIds) },
    left,
    changed: await changedTables(db, found.content),
    figures: figuresOf(report, population),
    larger: { count: report.limits.larger.count, dollars: report.limits.larger.cents / 100 },
    smaller: { count: report.limits.smaller.count, dollars: report.limits.smaller.cents / 100 },
    lowerRate: report.rates.lower,
    higherRate: report.rates.higher,
    usedShare: Math.round(USED_SHARE * 100),
    fair: report.guards.map(({ id, cases, champion, challenger, judgement }) => ({
      id,
      label: groupLabel(id),
      cases,
      published: champion.ratio,
      draft: challenger.ratio,
      judgement,
    })),
    moved: cells.map(({ from, to, count }) => ({ from, to, count })),
    lost: {
      accounts: report.avoided.accounts,
      limits: report.avoided.lineCents / 100,
      late: report.avoided.accounts30Dpd,
      chargedOff: report.avoided.chargedOffCents / 100,
    },
    reasons: report.reasonsMoved.slice(0, 12).map(({ code, champion, challenger }) => ({
      code,
      label: isReasonCode(code) ? REASONS[code].formC1Text : code,
      published: champion,
      draft: challenger,
    })),
    seconds: Math.round(seconds * 10) / 10,
    versions: Object.fromEntries(profiles.map(({ profileId, version }) => [profileId, version])),
    movedCases: cells.flatMap(({ from, to, ids }) => (ids.length > 0 ? { from, to, ids } : [])),
  };
}

/** The matrix of statuses by outcome, with the first cases of each move. */
function swapsOf({ statusSwaps }: SimulationReport) {
  return OUTCOMES.flatMap((from) =>
    OUTCOMES.map((to) => {
      const cells = statusSwaps.filter(
        (cell) => outcomeOf(cell.champion) === from && outcomeOf(cell.challenger) === to,
      );
      const ids = from === to ? [] : cells.flatMap(({ caseIds }) => caseIds).slice(0, CASES_KEPT);
      return { from, to, count: cells.reduce((sum, { count }) => sum + count, 0), ids };
    }),
  );
}

const times = (value: number | null, factor: number): number | null =>
  value === null ? null : Math.round(value * factor * 10_000) / 10_000;

function row(
  of: Pick<WhatIfReport['figures'][number], 'key' | 'label' | 'unit'> & { of?: number },
  { champion, challenger, change, error, certainty }: PairedFigure,
  factor: number,
): WhatIfReport['figures'][number] {
  return {
    ...of,
    of: of.of ?? null,
    published: times(champion, factor),
    draft: times(challenger, factor),
    change: times(change, factor),
    error: times(error, factor),
    certainty,
  };
}

/** The rows of "Published beside draft". Sums of dollars are for all decisions of the period. */
function figuresOf({ figures, count }: SimulationReport, population: number): WhatIfReport['figures'] {
  const sum = (figure: PairedFigure) => scaledTo(figure, population);
  return [
    row({ key: 'approved', label: 'Approved', unit: 'CASES', of: count }, scaledTo(figures.approved, count), 1),
    row({ key: 'approvalRate', label: 'Approval rate', unit: 'PERCENT' }, figures.approved, 100),
    row({ key: 'averageLimit', label: 'Average limit', unit: 'DOLLARS' }, figures.averageLimit, 0.01),
    row({ key: 'averageLowestRate', label: 'Average lowest rate', unit: 'PERCENT' }, figures.averageLowestRate, 0.01),
    row({ key: 'interest', label: 'Interest, first year', unit: 'DOLLARS' }, sum(figures.interest), 0.01),
    row({ key: 'merchantFees', label: 'Merchant fees', unit: 'DOLLARS' }, sum(figures.merchantFees), 0.01),
    row({ key: 'income', label: 'Income, first year', unit: 'DOLLARS' }, sum(figures.income), 0.01),
  ];
}

function groupLabel(id: string): string {
  if (id === 'age:62+') return '62 and over';
  if (id === 'file:thin') return 'Thin files';
  const code = id.replace('state:', '');
  return US_STATES.find(({ stateCode }) => stateCode === code)?.name ?? code;
}

const NUMBERS_TOLD = 20;

async function numbersOf(db: Db, caseIds: readonly string[]): Promise<string[]> {
  const first = caseIds.slice(0, NUMBERS_TOLD);
  const rows = first.length === 0 ? [] : await casesAmong(db, first);
  return rows.map(({ number }) => String(number)).sort();
}

async function changedTables(db: Db, { changes, choices }: DraftContent): Promise<WhatIfReport['changed']> {
  const tables: WhatIfReport['changed'] = [];
  for (const change of changes) {
    const { declaration } = tableKind(change.kind).source;
    const cells = differenceOf(declaration, namedOf(await versionBefore(db, change)), namedOf(change));
    tables.push({ table: change.name, kind: change.kind, cells });
  }
  for (const { kind, table_id: tableId, chosen_id: chosenId } of choices) {
    const [from, to] = [await tableInForce(db, kind, tableId), await tableInForce(db, kind, chosenId)];
    const cells = [{ row: '', column: 'table', from: from.name, to: to.name }];
    tables.push({ table: from.name, kind, cells });
  }
  return tables;
}
