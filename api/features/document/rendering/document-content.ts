import type { CivilDate } from '@domain/calendar/civil-date';
import type { FederalBox } from '@domain/disclosure/federal-box';

/** A legal text as data: what is shown, hashed, signed and printed is all made from this. */
export type DocumentContent = {
  documentKey: string;
  title: string;
  /** Absent in an English text. */
  language?: 'es';
  /** Version of the wording, for example 8. */
  version: string;
  /** The day of that version, where it has one. */
  versionOn?: CivilDate;
  /** Brand that issues it, printed in the header; part of the text, so that a later change of name leaves copies alone. */
  issuer: string;
  sections: readonly {
    heading: string | null;
    /** Where it isn't the language of the text. */
    language?: 'en' | 'es';
    paragraphs: readonly string[];
    /** Lines with an amount each at the right, behind the paragraphs; the last one is what they come to. */
    amounts?: readonly (readonly [label: string, amount: string])[];
    /** A notice that the law wants in bold type of at least ten points (16 CFR 433.2). */
    isBold?: boolean;
  }[];
  box: FederalBox | null;
};
