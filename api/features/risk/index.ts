export { adoptOwnRules } from './adopt-own-rules';
export { adoptTables } from './adopt-tables';
export { type BorrowerInLaw, borrowerInLaw, planInLaw } from './borrower-in-law';
export { contentOfLines, creditLineTable } from './credit-line-content';
export { lineTables } from './credit-line-tables';
export { type DefaultGroup, defaultGroups } from './default-group';
export { contentOfGrades, gradesOf } from './grade-content';
export { contentOfTable, type GradeRiskContent, gradeRiskTable } from './grade-risk-content';
export { aprTables, mdfTables } from './grade-risk-tables';
export { type OfferedGroup, offeredGroup } from './own-products.reads';
export { keepOwnProducts } from './own-products.writes';
export { contentOfGroup, productGroupOf, productView } from './product-group-content';
export { groupTables } from './product-group-tables';
export {
  listProfileLines,
  listProfileOffers,
  listRulesOffers,
  type ProfileOffer,
  type RulesOffer,
} from './profile-offers';
export {
  type ChosenTables,
  type NamedTable,
  type ProfileTables,
  type TakenTables,
  tablesOfProfile,
  takeTables,
  withTakenTables,
} from './profile-tables';
export { listProfileTerms, type ProfileTerms } from './profile-terms';
export { publishingWithTables } from './publish-with-tables';
export {
  affectedProfiles,
  type DraftedProfile,
  type DraftedTables,
  draftedProfile,
  nextVersionRow,
  publishTogether,
  type TableChoice,
} from './replace-tables';
export {
  currentProfile,
  loadOwnProfile,
  loadPlatformProfile,
  loadRiskProfile,
  loadRiskProfileVersion,
  type ProfileRow,
  profilesInForce,
  profilesWithTable,
  type RiskProfile,
  sha256,
  storedConfiguration,
  takenProfile,
  withTables,
} from './risk.reads';
export { markArchived, publishRiskProfile } from './risk.writes';
export { gradeTables, rulesetTables } from './rule-tables';
export { contentOfRuleset, rulesetOf } from './ruleset-content';
export type { StoredConfiguration, TableUse } from './table-in-force';
export { tableKind } from './table-sources';
