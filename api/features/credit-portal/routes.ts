import { gradeRiskAprCalls } from '@contract/versioned-tables/grade-risk-apr';
import type { Route } from '../../http/serve';
import { versionedTableRoutes } from '../../versioned-table/serve-tables';
import { aprTables } from '../risk/index';

/** What the platform's credit staff configure (provider-admin §7 Credit portal). */
export const creditPortalRoutes: readonly Route[] = [...versionedTableRoutes(gradeRiskAprCalls, aprTables)];
