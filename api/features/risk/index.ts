export { adoptTables } from './adopt-tables';
export { aprTables } from './apr-tables';
export { type BorrowerInLaw, borrowerInLaw, planInLaw } from './borrower-in-law';
export { contentOfTable, type GradeRiskContent, gradeRiskTable } from './grade-risk-content';
export {
  loadPlatformProfile,
  loadRiskProfile,
  loadRiskProfileVersion,
  profilesWithTable,
  type RiskProfile,
  type StoredConfiguration,
  sha256,
} from './risk.reads';
export { publishRiskProfile } from './risk.writes';
export type { TableUse } from './table-in-force';
