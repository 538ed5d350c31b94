import type { signPartnerAgreement as signPartnerAgreementCall } from '@contract/application/partner-lender-calls';
import { partnerConsents } from '@contract/consents';
import { isAboveLimit } from '@domain/application/partner-loan';
import { fullName } from '@domain/person-name';
import { practiceToday } from '../../../civil-today';
import { askVendorOnce } from '../../../command/ask-vendor-once';
import type { Context } from '../../../command/command';
import type { Tx } from '../../../db/database';
import type { PartnerLoanTable } from '../../../db/tables/application';
import type { Deps } from '../../../deps';
import type { ApplicantActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { HandlerRequest } from '../../../http/serve';
import type { PartnerOffer, PartnerSignature } from '../../../vendors/partner-lender/port';
import { refuseBlocked } from '../../credit-line/index';
import { contentHash, type DocumentContent, keepDocument, partnerPayments, shownDocument } from '../../document/index';
import { noticeSpouse } from '../../household/index';
import { isSameName } from '../agreement/sign-agreement';
import { recordConsents } from '../answers/consents';
import { findRiskProfile } from '../answers/given-answers';
import { refusal } from '../answers/person-answers';
import { type ApplicationCase, lockCase } from '../application.reads';
import { addHistory, updateApplication } from '../application.writes';
import { mailPayload } from '../decision/tell-outcome';
import { partnerLoanOf } from './partner-loan.reads';
import { hasEnded, type PartnerLoanView, viewPartnerLoan } from './partner-loan.view';
import { changePartnerLoan } from './partner-loan.writes';
import { OFFER_ENDED, OFFER_TOO_DEAR, offerOf } from './partner-offer';

type Request = HandlerRequest<typeof signPartnerAgreementCall>;
type Opened = { accountNumber: string };

/** The step after the signature. */
const AFTER_SIGNING = 'genesis-confirmation';
const ACCOUNT_DIGITS_KEPT = 4;
const DECLINED_MEANWHILE = 'You declined this offer, so you have nothing to sign.';

/**
 * Signs the partner lender's agreement exactly as it was shown. The lender makes the loan between two transactions, once for a question:
 * where its answer is lost nothing is signed here, and signing again gets the same loan. Who declines meanwhile has said no: nothing is
 * signed, and the lender undoes the loan.
 *
 * Effects: the loan at the lender; then, in one transaction, the document with its evidence and PDF, the consents, the last four digits
 * of the account, step, history and audit, and the copy by mail.
 * @throws AppError STEP_ORDER unless accepted, once declined, or after the offer's last day or where it costs more than 36% by now, STALE when the text differs from the one shown,
 * INVALID_FIELDS for another name or missing consents, NOT_FOUND; VendorError. Source: borrower §5, 15 USC 7001(c).
 */
export async function signPartnerAgreement(request: Request, deps: Deps) {
  const { applicationId } = request.body;
  const subject = { borrowerId: request.actor.borrowerId, applicationId, transactionId: null };
  const asked = {
    documentKey: 'partner-loan-agreement',
    language: request.meta.language,
    hash: request.body.disclosureHash,
  } as const;
  const { content, english } = await shownDocument(asked, subject, deps);
  return askVendorOnce<ApplicantActor, PartnerSignature, Opened, PartnerLoanView>(request, deps, {
    async prepare(context) {
      context.leaveNoRow('Only looks.');
      const { of, loan } = await locked(context.tx, applicationId);
      if (loan.status === 'SIGNED') return { done: await viewPartnerLoan({ db: context.tx, deps }, applicationId) };
      const reference = refuseUnsignable(request.body, { of, loan, content, deps });
      return { plan: { reference, agreementSha256: contentHash(content), signedAt: context.now } };
    },
    ask: (signature) => deps.vendors.partnerLender.openLoan(signature),
    async conclude(context, { signedAt }, { accountNumber }) {
      const { of, loan } = await locked(context.tx, applicationId);
      // The lender undoes the loan: the message that declines it is on its way.
      if (loan.status === 'DECLINED') throw new AppError('STEP_ORDER', { userMessage: DECLINED_MEANWHILE });
      if (loan.status === 'SIGNED') context.leaveNoRow('Signed by now.');
      else {
        const offer = offerOf(loan);
        if (!offer) throw new Error(`The loan of ${applicationId} has no offer`);
        await keepSigned(context, of, { request, content, english, signedAt, accountNumber, offer });
      }
      return viewPartnerLoan({ db: context.tx, deps }, applicationId);
    },
  });
}

async function locked(tx: Tx, applicationId: string): Promise<{ of: ApplicationCase; loan: PartnerLoanTable }> {
  const of = await lockCase(tx, applicationId, 'APPLICATIONS');
  const loan = await tx.first(partnerLoanOf, { applicationId });
  if (!loan) throw new AppError('STEP_ORDER');
  return { of, loan };
}

/** The lender's reference of what may be signed. */
function refuseUnsignable(
  signature: Request['body'],
  { of, loan, content, deps }: { of: ApplicationCase; loan: PartnerLoanTable; content: DocumentContent; deps: Deps },
): string {
  const offer = offerOf(loan);
  refuseBlocked(of.borrower);
  if (loan.status !== 'ACCEPTED' || !offer || loan.reference === null) throw new AppError('STEP_ORDER');
  if (hasEnded(loan, of, deps)) throw new AppError('STEP_ORDER', { userMessage: OFFER_ENDED });
  if (isAboveLimit(offer, practiceToday(deps.clock, of.practice)))
    throw new AppError('STEP_ORDER', { userMessage: OFFER_TOO_DEAR });
  if (contentHash(content) !== signature.disclosureHash) throw new AppError('STALE');
  const name = fullName(of.borrower.first_name, of.borrower.last_name);
  if (!isSameName(signature.typedName, name)) throw refusal('typedName', `Type your name exactly as shown: ${name}.`);
  const { consents } = signature;
  if (consents.length !== partnerConsents.length || partnerConsents.some((key) => !consents.includes(key)))
    throw refusal('consents', 'Accept every document to continue.');
  return loan.reference;
}

async function keepSigned(
  context: Context<ApplicantActor>,
  of: ApplicationCase,
  signed: {
    request: Request;
    content: DocumentContent;
    english: DocumentContent;
    signedAt: string;
    accountNumber: string;
    offer: PartnerOffer;
  },
): Promise<void> {
  const { tx, deps, meta, record, send } = context;
  const { request, content, english, signedAt, accountNumber, offer } = signed;
  const { application, borrower, practice } = of;
  const { addressHash, userAgent, requestId } = meta;
  const evidence = {
    disclosureHash: contentHash(content),
    consents: partnerConsents,
    addressHash,
    userAgent,
    requestId,
  };
  const whose = { borrowerId: borrower.id, applicationId: application.id };
  const signature = { ...whose, signedName: request.body.typedName, evidence };
  const documentId = await keepDocument(signature, deps, { tx, content, english });
  await recordConsents({ tx, deps, meta }, of, {
    documentKeys: partnerConsents,
    filledIn: { [content.documentKey]: content },
    signed: 'partner-loan-agreement',
  });
  const account_last_four = accountNumber.slice(-ACCOUNT_DIGITS_KEPT);
  await changePartnerLoan(tx, application.id, { status: 'SIGNED', signed_at: signedAt, account_last_four });
  await updateApplication(tx, application.id, { page_path: AFTER_SIGNING });
  const by = { kind: 'applicant' as const, name: fullName(borrower.first_name, borrower.last_name) };
  await addHistory(context, application.id, { action: 'PARTNER_AGREEMENT_SIGNED', by });
  await record('application.partner_agreement_signed', {
    practiceId: practice.id,
    id: application.id,
    detail: { documentId },
  });
  const lender = deps.vendors.partnerLender.name;
  await tellSpouse(context, of, { lender, offer });
  await send('partner-agreement-signed', { ...mailPayload(of), documentId, lender });
}

/** Queues the letter to the borrower's spouse: the lender is the creditor, and knows of no spouse. */
async function tellSpouse(
  context: Context,
  { application, borrower, practice }: ApplicationCase,
  { lender, offer }: { lender: string; offer: PartnerOffer },
): Promise<void> {
  const { compiled } = await findRiskProfile(context.tx, practice, application.enrollment);
  await noticeSpouse(context, {
    rules: compiled.configuration.stateRules,
    borrowerId: borrower.id,
    borrowerState: borrower.state_code,
    practiceId: practice.id,
    of: { applicationId: application.id },
    lender,
    borrowerName: fullName(borrower.first_name, borrower.last_name),
    practiceName: practice.name,
    agreedOn: practiceToday(context.deps.clock, practice),
    amountFinancedCents: offer.amountCents,
    payments: partnerPayments(offer),
  });
}
