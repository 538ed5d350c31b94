import type { DocumentKey } from '@contract/document/entity';
import { civilDate } from '@domain/calendar/civil-date';
import type { DocumentContent } from '../../rendering/document-content';

/** What the texts name: the brands and how to reach us, all from the configuration, and the state whose law applies. */
export type TextFacts = {
  /** Brand that lends. */
  creditor: string;
  /** Brand of the membership program. */
  membershipBrand: string;
  supportEmail: string;
  /** Where the creditor is written to: its name, postal address and email. */
  writeTo: string;
  supportPhone: string;
  membershipEmail: string;
  membershipWriteTo: string;
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

type Brand = { name: string; postalAddress: string; supportEmail: string; supportPhone: string };
/** Whom a reader of a paper asks. */
export type Reach = { writeTo: string; supportPhone: string };

/** Where a brand is reached, as every paper says that tells somebody to write: a letter arrives as well as an email. */
export const reachOf = ({ name, postalAddress, supportEmail, supportPhone }: Brand): Reach => ({
  writeTo: `${name} (${postalAddress}; ${supportEmail})`,
  supportPhone,
});

/**
 * Version of the wording of the whole set, a number that counts up with any changed text; the test of the versions holds the
 * texts of each version against their hash. From 20 on it has a day beside it; those before have none, and none is made up for them.
 */
export const TEXT_VERSION = '20';
/** The day of that version. */
export const TEXT_VERSION_ON = civilDate('2026-11-30');

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
    versionOn: TEXT_VERSION_ON,
    issuer,
    box: null,
    sections: sections.map(([heading, ...paragraphs]) => ({ heading, paragraphs })),
  };
}
