export { adoptTables } from './adopt-tables';
export { type BorrowerInLaw, borrowerInLaw, planInLaw } from './borrower-in-law';
export { contentOfTable, type GradeRiskContent, gradeRiskTable } from './grade-risk-content';
export { aprTables, mdfTables } from './grade-risk-tables';
export { type OfferedGroup, offeredGroup } from './own-products.reads';
export { keepOwnProducts } from './own-products.writes';
export { listProfileOffers, type ProfileOffer } from './profile-offers';
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
