import { creditLineCalls, getCreditLineOfSpecialty } from '@contract/versioned-tables/credit-line';
import { gradeAssignmentCalls } from '@contract/versioned-tables/grade-assignment';
import { gradeRiskAprCalls, simulateGradeRiskApr } from '@contract/versioned-tables/grade-risk-apr';
import { gradeRiskMdfCalls } from '@contract/versioned-tables/grade-risk-mdf';
import { rulesetCalls } from '@contract/versioned-tables/ruleset';
import { type Route, serve } from '../../http/serve';
import { versionedTableRoutes } from '../../versioned-table/serve-tables';
import { aprTables, gradeTables, lineTables, mdfTables, rulesetTables } from '../risk/index';
import { linesOfSpecialty } from './lines-of-specialty';
import { simulateRates } from './simulate-rates';

/** What the platform's credit staff configure (provider-admin §7 Credit portal). */
export const creditPortalRoutes: readonly Route[] = [
  ...versionedTableRoutes(gradeRiskAprCalls, aprTables),
  ...versionedTableRoutes(gradeRiskMdfCalls, mdfTables),
  ...versionedTableRoutes(creditLineCalls, lineTables),
  ...versionedTableRoutes(rulesetCalls, rulesetTables),
  ...versionedTableRoutes(gradeAssignmentCalls, gradeTables),
  serve(getCreditLineOfSpecialty)(({ query }, deps) => linesOfSpecialty(query.specialty, deps)),
  serve(simulateGradeRiskApr)(({ params, body, meta }, deps) =>
    simulateRates(params.id, body, { deps, signal: meta.signal }),
  ),
];
