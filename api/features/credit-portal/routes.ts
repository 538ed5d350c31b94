import { gradeRiskAprCalls, simulateGradeRiskApr } from '@contract/versioned-tables/grade-risk-apr';
import { gradeRiskMdfCalls } from '@contract/versioned-tables/grade-risk-mdf';
import { type Route, serve } from '../../http/serve';
import { versionedTableRoutes } from '../../versioned-table/serve-tables';
import { aprTables, mdfTables } from '../risk/index';
import { simulateRates } from './simulate-rates';

/** What the platform's credit staff configure (provider-admin §7 Credit portal). */
export const creditPortalRoutes: readonly Route[] = [
  ...versionedTableRoutes(gradeRiskAprCalls, aprTables),
  ...versionedTableRoutes(gradeRiskMdfCalls, mdfTables),
  serve(simulateGradeRiskApr)(({ params, body, meta }, deps) =>
    simulateRates(params.id, body, { deps, signal: meta.signal }),
  ),
];
