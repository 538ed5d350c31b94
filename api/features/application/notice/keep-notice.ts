import type { Language } from '@contract/language';
import type { CivilDate } from '@domain/calendar/civil-date';
import { fullName } from '@domain/person-name';
import type { CreditFile } from '../../../vendors/credit-bureau/port';
import type { Work } from '../../../work';
import { creditScoreDisclosureContent, type DocumentContent, keepDocument, reachOf } from '../../document/index';
import type { ApplicationCase } from '../application.reads';
import { factorTexts } from '../decision/score-factors';

/** Of the score models that the bureau's wire knows. */
export const SCORE_RANGE = { lowest: 300, highest: 850 };

/** Keeps a notice that nobody signs as the applicant's document, in their language. @returns its id. */
export function keepNotice(
  { tx, deps }: Work,
  { application, borrower }: ApplicationCase,
  { write, evidence }: { write: (language: Language) => DocumentContent; evidence: object },
): Promise<string> {
  const [content, english] = [write(borrower.language), write('en')];
  const whose = { borrowerId: borrower.id, applicationId: application.id, evidence };
  return keepDocument(whose, deps, { tx, content, english });
}

/**
 * Keeps the credit score disclosure of an approval. Everybody gets it, because rates differ by grade, so that nobody has to
 * be told that theirs are worse than somebody else's. Source: 12 CFR 1022.74(e), (f).
 */
export function keepScoreDisclosure(
  { tx, deps }: Work,
  of: ApplicationCase,
  { file, decidedOn }: { file: CreditFile; decidedOn: CivilDate },
): Promise<string> {
  const { application, borrower } = of;
  const { brandFinancing } = deps.config;
  const write = (language: Language) =>
    creditScoreDisclosureContent({
      creditor: brandFinancing.name,
      supportEmail: brandFinancing.supportEmail,
      ...reachOf(brandFinancing),
      language,
      borrowerName: fullName(borrower.first_name, borrower.last_name),
      applicationNumber: application.number,
      noticeOn: decidedOn,
      agency: file.agency,
      score:
        file.score === null
          ? null
          : {
              value: file.score,
              ...SCORE_RANGE,
              asOf: file.pulledOn ?? decidedOn,
              // Files that were sealed before the bureau told it have none.
              higherThanPercent: file.scoreHigherThanPercent ?? null,
              keyFactors: factorTexts(file.factors, language),
            },
    });
  return keepNotice({ tx, deps }, of, { write, evidence: { bureauReference: file.reference } });
}
