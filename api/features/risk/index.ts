export {
  loadPlatformProfile,
  loadRiskProfile,
  loadRiskProfileVersion,
  type RiskProfile,
  type StoredConfiguration,
} from './risk.reads';
export { publishRiskProfile } from './risk.writes';
