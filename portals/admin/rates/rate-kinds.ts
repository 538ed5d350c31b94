import { creditPaths } from '@contract/credit-paths';
import type { Message } from '@contract/messages/message';
import { creditTableMessages } from '@contract/messages/staff/credit-table';
import type { VersionedTableDeclaration } from '@contract/versioned-tables/declare-versioned-table';
import { gradeRiskApr, gradeRiskAprCalls, simulateGradeRiskApr } from '@contract/versioned-tables/grade-risk-apr';
import { gradeRiskMdf, gradeRiskMdfCalls } from '@contract/versioned-tables/grade-risk-mdf';

/** The eight calls of a table of percentages by product and grade, whichever kind. */
export type RateCalls = typeof gradeRiskAprCalls;

/** A declared table of percentages by product and grade, with what its screens say. */
export type RateKind = {
  declaration: VersionedTableDeclaration;
  calls: RateCalls;
  paths: (typeof creditPaths)[keyof typeof creditPaths];
  /** A worse grade never gets less, and none is left out between two that are served. */
  mustRiseWithRisk: boolean;
  /** Tries what was typed on past cases. */
  simulate?: typeof simulateGradeRiskApr;
  updated: Message;
  words: {
    /** Of the screen, and its place in the rail. */
    title: string;
    /** Of its tab: "Rates". */
    cells: string;
    tables: string;
    none: string;
    /** What a cell says, and what an empty one means. */
    cell: string;
    grid: string;
    /** What a version that is saved does, by the risk profiles that use the table. */
    inForce: (profiles: string) => string;
    unused: string;
    clone: string;
  };
};

export const rateKinds = {
  'grade-risk-apr': {
    declaration: gradeRiskApr,
    calls: gradeRiskAprCalls,
    paths: creditPaths.rates,
    mustRiseWithRisk: true,
    simulate: simulateGradeRiskApr,
    updated: creditTableMessages.gradeRiskAprUpdated,
    words: {
      title: 'Rates by grade',
      cells: 'Rates',
      tables: 'Tables of rates',
      none: 'No table of rates',
      cell: 'Percent a year. An empty cell means that the grade doesn’t get the plan.',
      grid: 'Rates by plan and grade, in percent a year',
      inForce: (profiles) =>
        `From now on, applications and new purchases under ${profiles} are offered these rates. Decisions and loans that are there already stay as they are.`,
      unused: 'No risk profile uses this table, so nobody is offered these rates yet.',
      clone: 'The clone begins with version 1. Nobody is offered its rates.',
    },
  },
  'grade-risk-mdf': {
    declaration: gradeRiskMdf,
    // The declarations have the same fields; only the names of their calls differ.
    calls: gradeRiskMdfCalls as unknown as RateCalls,
    paths: creditPaths.fees,
    mustRiseWithRisk: false,
    updated: creditTableMessages.gradeRiskMdfUpdated,
    words: {
      title: 'Merchant fees by grade',
      cells: 'Fees',
      tables: 'Tables of merchant fees',
      none: 'No table of merchant fees',
      cell: 'Percent of the amount. An empty cell means that the plan’s own fee holds.',
      grid: 'Merchant fees by plan and grade, in percent of the amount',
      inForce: (profiles) =>
        `From now on, decisions and new purchases under ${profiles} go by these fees. Loans that are there already stay as they are.`,
      unused: 'No risk profile uses this table, so no practice is charged these fees yet.',
      clone: 'The clone begins with version 1. No practice is charged its fees.',
    },
  },
} as const satisfies Record<string, RateKind>;

export type RateKindKey = keyof typeof rateKinds;
export const rateKindOf = (key: RateKindKey): RateKind => rateKinds[key];

/** The kind whose screen an address is. */
export function rateKindAt(pathname: string): RateKindKey {
  return pathname.includes(rateKinds['grade-risk-mdf'].paths.list.href()) ? 'grade-risk-mdf' : 'grade-risk-apr';
}
