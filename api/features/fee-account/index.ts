export { accountViews, endFeeAccount, isUsable, keepAccount, sourceOfAccount } from './fee-account';
export {
  accountById,
  accountsOf,
  enterpriseFacts,
  enterpriseTerms,
  type FeeAccountRow,
  type FeePayer,
  practiceTerms,
  type TermsRow,
  takenEnterprise,
} from './fee-account.reads';
