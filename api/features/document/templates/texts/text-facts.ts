import type { DocumentKey } from '@contract/document/entity';
import type { DocumentContent } from '../../rendering/document-content';

/** What the texts name: the brands and how to reach us, all from the configuration, and the state whose law applies. */
export type TextFacts = {
  /** Brand that lends. */
  creditor: string;
  /** Brand of the membership program. */
  membershipBrand: string;
  supportEmail: string;
  supportPhone: string;
  membershipEmail: string;
  membershipPhone: string;
  /** When support answers the phone, in words of the text's language. */
  supportHours: string;
  /** The lender that looks again at declined people. */
  partnerLender: string;
  /** Where the creditor gets letters. */
  postalAddress: string;
  /** State of the applicant; null while it is not known, and then the notices of every state are shown. */
  state: string | null;
  /** State of the practice; null while it is not known. */
  practiceState: string | null;
};

/**
 * Version of the wording of the whole set, a number that counts up with any changed text; the test of the versions holds the
 * texts of each version against their hash. It is no date: a date later than the signature beside it would look forged.
 */
export const TEXT_VERSION = '19';

/** One section: its heading, or null for none, then its paragraphs. */
type SectionText = readonly [string | null, ...string[]];

/** Builds the content of a legal document from its sections. */
export function legalText(
  documentKey: DocumentKey,
  title: string,
  { issuer, sections }: { issuer: string; sections: readonly SectionText[] },
): DocumentContent {
  return {
    documentKey,
    title,
    version: TEXT_VERSION,
    issuer,
    box: null,
    sections: sections.map(([heading, ...paragraphs]) => ({ heading, paragraphs })),
  };
}
