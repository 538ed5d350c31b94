import type { DocumentKey } from '@contract/document/entity';
import { type Language, languages } from '@contract/language';
import { civilDate } from '@domain/calendar/civil-date';
import { cents } from '@domain/money/cents';
import { percentFromBps } from '@domain/money/rate';
import { type KeptPlan, planAsKept } from '@domain/payment-plan/kept-plan';
import { fullName } from '@domain/person-name';
import type { Decision } from '@domain/underwriting/decision';
import { practiceToday } from '../../../civil-today';
import type { Deps } from '../../../deps';
import { AppError } from '../../../http/app-error';
import type { PartnerOffer } from '../../../vendors/partner-lender/port';
import { lineOfBorrower } from '../../credit-line/index';
import {
  type ApplicationFacts,
  agreementOfMembership,
  applicationFacts,
  type DocumentRow,
  documentOfApplication,
  documentOfMembership,
  documentOfTransaction,
  membershipFacts,
  partnerOfferOf,
  type TransactionFacts,
  transactionFacts,
} from '../document.reads';
import { englishOf } from '../keep-document';
import { contentHash } from '../rendering/content-hash';
import type { DocumentContent } from '../rendering/document-content';
import { creditLineAgreementContent } from '../templates/credit-line-agreement';
import type { Written } from '../templates/filled-text';
import { loanAgreementContent } from '../templates/loan-agreement';
import { partnerLoanAgreementContent } from '../templates/partner-loan-agreement';
import { reachOf } from '../templates/texts/text-facts';
import { unsignedText } from '../templates/unsigned-text';
import type { DocumentSubject, MembershipAsked } from './document-ticket';

/**
 * Which document is asked for. `language` counts only where no copy was stored yet: a stored document stays in the language in
 * which it was shown.
 */
export type AskedDocument = {
  documentKey: DocumentKey;
  language?: Language;
  /** True to get the English copy that is stored beside a document signed in Spanish. */
  isEnglishCopy?: boolean;
};

/** The content of a document, and the database row that stores it; null where it was not stored. */
export type ResolvedDocument = { content: DocumentContent; row: DocumentRow | null };

/**
 * The copy of a document that a person is shown: the kept one exactly as it was signed or sent, else the text filled in
 * for the application, transaction or membership, else the text that anybody may read.
 * @throws AppError NOT_FOUND for a notice that was never sent.
 */
export async function resolveDocument(
  asked: AskedDocument,
  subject: DocumentSubject | undefined,
  deps: Deps,
): Promise<ResolvedDocument> {
  if (subject?.transactionId) return ofTransaction(asked, subject.transactionId, deps);
  if (subject?.applicationId) return ofApplication(asked, subject.applicationId, deps);
  if (subject?.membership) return ofMembership(asked, subject.membership, deps);
  return { content: unsignedText(asked.documentKey, deps.config, asked), row: null };
}

/**
 * The copy that somebody was shown in whichever language, by its hash, with the English one; where it is none of today's,
 * that of the reader's language. @throws AppError NOT_FOUND
 */
export async function shownDocument(
  { hash, ...asked }: AskedDocument & { hash: string },
  subject: DocumentSubject,
  deps: Deps,
): Promise<{ content: DocumentContent; english: DocumentContent }> {
  const copyIn = async (language: Language | undefined) =>
    (await resolveDocument({ ...asked, ...(language && { language }) }, subject, deps)).content;
  const english = await copyIn('en');
  for (const language of languages) {
    const content = await copyIn(language);
    if (contentHash(content) === hash) return { content, english };
  }
  return { content: await copyIn(asked.language), english };
}

/** What is sent to somebody, and does not exist before. */
const NOTICES: ReadonlySet<DocumentKey> = new Set([
  'adverse-action-notice',
  'credit-score-disclosure',
  'spouse-notice',
]);

const isLoanAgreement = (key: DocumentKey): boolean => key === 'installment-loan-agreement' || key === '503';

async function ofTransaction(asked: AskedDocument, id: string, deps: Deps): Promise<ResolvedDocument> {
  const { documentKey } = asked;
  const { read } = deps.database;
  const kept = await read.first(documentOfTransaction, {
    transactionId: id,
    documentKey: isLoanAgreement(documentKey) ? 'installment-loan-agreement' : documentKey,
  });
  if (kept) return keptCopy(kept, asked);
  if (NOTICES.has(documentKey)) throw new AppError('NOT_FOUND');
  const facts = await read.first(transactionFacts, { id });
  if (!facts) throw new AppError('NOT_FOUND');
  const preview = isLoanAgreement(documentKey) ? loanPreview(facts, writtenIn(asked, deps)) : undefined;
  return { content: preview ?? textFor(asked, facts, deps), row: null };
}

async function ofApplication(asked: AskedDocument, id: string, deps: Deps): Promise<ResolvedDocument> {
  const { documentKey } = asked;
  const { read } = deps.database;
  const kept = await read.first(documentOfApplication, { applicationId: id, documentKey });
  if (kept) return keptCopy(kept, asked);
  if (NOTICES.has(documentKey)) throw new AppError('NOT_FOUND');
  const facts = await read.first(applicationFacts, { id });
  if (!facts) throw new AppError('NOT_FOUND');
  const filled =
    documentKey === 'credit-line-agreement'
      ? await limitPreview(id, facts, { asked, deps })
      : documentKey === 'partner-loan-agreement'
        ? await partnerPreview(id, facts, { asked, deps })
        : undefined;
  return { content: filled ?? textFor(asked, facts, deps), row: null };
}

/** What a member signed for their plan, or was sent for it; where it was not yet, the text for where they and the practice are. */
async function ofMembership(asked: AskedDocument, of: MembershipAsked, deps: Deps): Promise<ResolvedDocument> {
  const { documentKey } = asked;
  const { membershipId } = of;
  const { read } = deps.database;
  const kept =
    (documentKey === 'membership-agreement' ? await read.first(agreementOfMembership, of) : undefined) ??
    (await read.first(documentOfMembership, { membershipId, documentKey }));
  if (kept) return keptCopy(kept, asked);
  if (NOTICES.has(documentKey)) throw new AppError('NOT_FOUND');
  const facts = await read.first(membershipFacts, { membershipId });
  if (!facts) throw new AppError('NOT_FOUND');
  return { content: textFor(asked, facts, deps), row: null };
}

/** As it was kept; the English copy of it is nobody's signed text. */
function keptCopy(row: DocumentRow, { isEnglishCopy }: AskedDocument): ResolvedDocument {
  const english = isEnglishCopy ? englishOf(row) : undefined;
  return english ? { content: english, row: null } : { content: contentOf(row), row };
}

/** The content as it was kept. Written by `insertSignedDocument` only. */
export function contentOf(row: DocumentRow): DocumentContent {
  return JSON.parse(row.content) as DocumentContent;
}

function textFor(
  { documentKey, language = 'en' }: AskedDocument,
  facts: { borrower_state: string | null; practice_state: string },
  deps: Deps,
): DocumentContent {
  return unsignedText(documentKey, deps.config, {
    state: facts.borrower_state,
    practiceState: facts.practice_state,
    language,
  });
}

/** The agreement of the chosen plan before it is approved; undefined while no plan is chosen. */
function loanPreview(facts: TransactionFacts, written: Written & { creditor: string }): DocumentContent | undefined {
  if (facts.selected_plan === null) return undefined;
  // Written by `frozenText` of the credit transactions only.
  const { plan } = JSON.parse(facts.selected_plan) as { plan: KeptPlan };
  return loanAgreementContent({
    ...written,
    plan: planAsKept(plan),
    practiceName: facts.practice_name,
    practiceState: facts.practice_state,
    borrowerState: facts.borrower_state,
    borrowerName: nameOf(facts),
    transactionNumber: facts.number,
  });
}

/**
 * The spending limit agreement before it is signed; undefined while nothing is approved. It names the line that the approval
 * left: an open one is never lowered by a further approval.
 */
async function limitPreview(
  applicationId: string,
  facts: ApplicationFacts,
  { asked, deps }: { asked: AskedDocument; deps: Deps },
): Promise<DocumentContent | undefined> {
  if (facts.status !== 'APPROVED' || facts.decision_record === null) return undefined;
  // Written by the decision command only, from the engine's own type.
  const decision = JSON.parse(facts.decision_record) as Decision;
  if (decision.creditLineExpiresOn === null) return undefined;
  const rates = decision.offers.map((offer) => percentFromBps(offer.aprBps));
  const line = await deps.database.read.first(lineOfBorrower, { borrowerId: facts.borrower_id });
  const own = line?.application_id === applicationId ? line : undefined;
  return creditLineAgreementContent({
    ...writtenIn(asked, deps),
    borrowerName: nameOf(facts),
    borrowerState: facts.borrower_state ?? facts.practice_state,
    practiceName: facts.practice_name,
    applicationNumber: facts.number,
    approvedLineCents: own ? cents(own.approved_line_cents) : decision.maxCreditLineCents,
    approvedOn: decision.asOf,
    expiresOn: own ? civilDate(own.expires_on) : decision.creditLineExpiresOn,
    aprRange: rates.length > 0 ? { lowestPercent: Math.min(...rates), highestPercent: Math.max(...rates) } : null,
  });
}

/** The partner lender's agreement before it is signed; undefined without an offer. */
async function partnerPreview(
  applicationId: string,
  facts: ApplicationFacts,
  { asked, deps }: { asked: AskedDocument; deps: Deps },
): Promise<DocumentContent | undefined> {
  const row = await deps.database.read.first(partnerOfferOf, { applicationId });
  if (!row?.offer) return undefined;
  return partnerLoanAgreementContent({
    // Written by the answer of the partner lender only.
    offer: JSON.parse(row.offer) as PartnerOffer,
    signedOn: practiceToday(deps.clock, facts),
    ...writtenIn(asked, deps),
    lender: deps.vendors.partnerLender.name,
    platform: deps.config.brandFinancing.name,
    practiceName: facts.practice_name,
    borrowerName: nameOf(facts),
    applicationNumber: facts.number,
    borrowerState: facts.borrower_state,
  });
}

/** Who lends, and in which language a text is filled in. */
function writtenIn({ language = 'en' }: AskedDocument, { config }: Deps): Written & { creditor: string } {
  const { name: creditor, supportEmail } = config.brandFinancing;
  return { language, creditor, supportEmail, ...reachOf(config.brandFinancing) };
}

function nameOf(facts: { first_name: string | null; last_name: string | null }): string {
  return fullName(facts.first_name, facts.last_name);
}
