import type { Config } from '../../../config/config';
import type { DocumentContent } from '../rendering/document-content';
import { unsignedText } from './unsigned-text';

/** Who a master agreement is with, and for what. */
export type ProviderParties = {
  legalBusinessName: string;
  providerName: string;
  /** One line. */
  address: string;
  hasFinancing: boolean;
  hasMemberships: boolean;
};

/** The master agreement as one practice signs it: who it is, for what it enrolls, then the text that is the same for all. */
export function providerAgreementContent(parties: ProviderParties, config: Config): DocumentContent {
  const text = unsignedText('provider-master-agreement', config);
  const { legalBusinessName, providerName, address, hasFinancing, hasMemberships } = parties;
  const called = legalBusinessName === providerName ? '' : `, which works as ${providerName}`;
  const what = [
    ...(hasFinancing ? [`patient financing by ${config.brandFinancing.name}`] : []),
    ...(hasMemberships ? [`memberships run under the name ${config.brandMembership.name}`] : []),
  ].join(' and ');
  return {
    ...text,
    sections: [
      {
        heading: 'Who signs',
        paragraphs: [
          `${legalBusinessName}${called}, ${address}, is Provider.`,
          `Provider enrolls in ${what}. Rates and fees are as agreed in your schedule of fees.`,
        ],
      },
      ...text.sections,
    ],
  };
}
