import { tryUnderwriting } from '@contract/credit-portal/try-calls';
import { creditLineCalls, getCreditLineOfSpecialty } from '@contract/versioned-tables/credit-line';
import { gradeAssignmentCalls } from '@contract/versioned-tables/grade-assignment';
import { gradeRiskAprCalls, simulateGradeRiskApr } from '@contract/versioned-tables/grade-risk-apr';
import { gradeRiskMdfCalls } from '@contract/versioned-tables/grade-risk-mdf';
import { productGroupCalls } from '@contract/versioned-tables/product-group';
import { countRulesMet, rulesetCalls, saveUnderwritingRuleset } from '@contract/versioned-tables/ruleset';
import { command } from '../../command/command';
import { type Route, serve } from '../../http/serve';
import { versionedTableRoutes } from '../../versioned-table/serve-tables';
import { aprTables, gradeTables, groupTables, lineTables, mdfTables, rulesetTables } from '../risk/index';
import { cloneGrades } from './clone-grades';
import { linesOfSpecialty } from './lines-of-specialty';
import { rulesMet } from './rules-met';
import { saveRuleset, withRules } from './save-ruleset';
import { simulateRates } from './simulate-rates';
import { tryOne } from './try-underwriting';

/** What the platform's credit staff configure (provider-admin §7 Credit portal). */
export const creditPortalRoutes: readonly Route[] = [
  ...versionedTableRoutes(gradeRiskAprCalls, aprTables),
  ...versionedTableRoutes(gradeRiskMdfCalls, mdfTables),
  ...versionedTableRoutes(creditLineCalls, lineTables),
  ...versionedTableRoutes(rulesetCalls, rulesetTables).map((route) =>
    route.endpoint === rulesetCalls.list ? withRules(route) : route,
  ),
  command(saveUnderwritingRuleset)(({ body }, context) => saveRuleset(body, context)),
  ...versionedTableRoutes(gradeAssignmentCalls, gradeTables).filter(
    ({ endpoint }) => endpoint !== gradeAssignmentCalls.clone,
  ),
  command(gradeAssignmentCalls.clone)(({ body }, context) => cloneGrades(body, context)),
  ...versionedTableRoutes(productGroupCalls, groupTables),
  serve(countRulesMet)((request, deps) => rulesMet(request, deps)),
  serve(getCreditLineOfSpecialty)(({ query }, deps) => linesOfSpecialty(query.specialty, deps)),
  serve(tryUnderwriting)(({ body }, deps) => tryOne(body, deps)),
  serve(simulateGradeRiskApr)(({ params, body, meta }, deps) =>
    simulateRates(params.id, body, { deps, signal: meta.signal }),
  ),
];
