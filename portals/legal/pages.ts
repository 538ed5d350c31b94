import type { DocumentKey } from '@contract/document/entity';
import { paths } from '@contract/paths';
import { copy } from './copy';

/** The public legal pages: their paths, the document that each shows, and the title of the browser tab until it has loaded. */
export const legalPages: readonly { path: string; documentKey: DocumentKey; title: string }[] = [
  {
    path: paths.legal.termsAndConditions.pattern,
    documentKey: 'terms-and-conditions',
    title: copy.titles.termsAndConditions,
  },
  {
    path: paths.legal.consentAndAuthorization.pattern,
    documentKey: 'consent-and-authorization',
    title: copy.titles.consentAndAuthorization,
  },
  {
    path: paths.legal.electronicRecordsSignature.pattern,
    documentKey: 'electronic-records-signature',
    title: copy.titles.electronicRecordsSignature,
  },
  {
    path: paths.legal.financialPrivacyPolicy.pattern,
    documentKey: 'financial-privacy-policy',
    title: copy.titles.financialPrivacyPolicy,
  },
  {
    path: paths.legal.nonTelemarketing.pattern,
    documentKey: 'non-telemarketing-calls-texts',
    title: copy.titles.nonTelemarketing,
  },
  {
    path: paths.legal.applicationNotices.pattern,
    documentKey: 'application-notices-and-terms',
    title: copy.titles.applicationNotices,
  },
  // The installment loan agreement is document 503 (decision 37).
  {
    path: paths.legal.installmentLoanAgreement.pattern,
    documentKey: '503',
    title: copy.titles.installmentLoanAgreement,
  },
  {
    path: paths.legal.accountOpeningDisclosures.pattern,
    documentKey: 'account-opening-disclosures',
    title: copy.titles.accountOpeningDisclosures,
  },
  {
    path: paths.legal.mobilePhoneDisclosure.pattern,
    documentKey: 'mobile-phone-disclosure',
    title: copy.titles.mobilePhoneDisclosure,
  },
  {
    path: paths.legal.membershipPrivacyPolicy.pattern,
    documentKey: 'membership-privacy-policy',
    title: copy.titles.membershipPrivacyPolicy,
  },
  {
    path: paths.legal.membershipAgreement.pattern,
    documentKey: 'membership-agreement',
    title: copy.titles.membershipAgreement,
  },
  { path: paths.legal.achAuthorization.pattern, documentKey: 'ach-authorization', title: copy.titles.achAuthorization },
  {
    path: paths.legal.providerMasterAgreement.pattern,
    documentKey: 'provider-master-agreement',
    title: copy.titles.providerMasterAgreement,
  },
];
