export { type BorrowerInLaw, borrowerInLaw, planInLaw } from './borrower-in-law';
export {
  loadPlatformProfile,
  loadRiskProfile,
  loadRiskProfileVersion,
  type RiskProfile,
  type StoredConfiguration,
  sha256,
} from './risk.reads';
export { publishRiskProfile } from './risk.writes';
