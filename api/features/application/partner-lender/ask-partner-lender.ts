import type { askPartnerLender as askPartnerLenderCall } from '@contract/application/partner-lender-calls';
import type { Language } from '@contract/language';
import { afterPartnerAnswer } from '@domain/application/partner-loan';
import { cents } from '@domain/money/cents';
import { askVendorOnce } from '../../../command/ask-vendor-once';
import type { Context } from '../../../command/command';
import type { Deps } from '../../../deps';
import type { ApplicantActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { HandlerRequest } from '../../../http/serve';
import type { PartnerAnswer, PartnerLender, PartnerQuestion } from '../../../vendors/partner-lender/port';
import { refuseBlocked } from '../../credit-line/index';
import { shownText, unsignedText } from '../../document/index';
import { recordConsents } from '../answers/consents';
import { type ApplicationCase, lockCase } from '../application.reads';
import { addHistory, updateApplication } from '../application.writes';
import { personOf } from '../decision/finish-application';
import { partnerLoanOf } from './partner-loan.reads';
import { mayAsk, type PartnerLoanView, viewPartnerLoan } from './partner-loan.view';
import { changePartnerLoan, insertPartnerLoan } from './partner-loan.writes';

/** A first question, or a look at one that a person there works on. */
type Plan = { question: PartnerQuestion } | { reference: string };

/** The consent as this applicant reads it. */
export const consentText = (of: ApplicationCase, deps: Deps, language: Language) =>
  unsignedText('partner-lender-consent', deps.config, { ...statesOf(of), language });

const statesOf = ({ borrower, practice }: ApplicationCase) => ({
  state: borrower.state_code,
  practiceState: practice.state_code,
});

/**
 * Asks the partner lender about a declined applicant who agreed to it. The consent is durable before anything is sent; one application
 * is one question, however often it is pressed, and a lender that does not answer leaves it open and answers 503, never a denial.
 *
 * Effects: the consent with its text, the question, step, history and audit; then the lender's answer.
 * @throws AppError STEP_ORDER where the lender cannot be asked, STALE when the consent is another text by now, NOT_FOUND; VendorError.
 * Source: borrower §4 Partner-lender result; 15 USC 6802.
 */
export function askPartnerLender(request: HandlerRequest<typeof askPartnerLenderCall>, deps: Deps) {
  const { applicationId, consentHash } = request.body;
  const lender = deps.vendors.partnerLender;
  return askVendorOnce<ApplicantActor, Plan, PartnerAnswer, PartnerLoanView>(request, deps, {
    async prepare(context) {
      const of = await lockCase(context.tx, applicationId, 'APPLICATIONS');
      const loan = await context.tx.first(partnerLoanOf, { applicationId });
      if (!loan) await begin(context, of, consentHash);
      else context.leaveNoRow('Asked before.');
      if (loan?.status === 'REVIEW' && loan.reference !== null) return { plan: { reference: loan.reference } };
      if (loan && loan.status !== 'ASKED')
        return { done: await viewPartnerLoan({ db: context.tx, deps }, applicationId) };
      return { plan: { question: await questionOf(context, of) } };
    },
    ask: (plan) => answerTo(plan, lender),
    async conclude(context, _plan, answer) {
      const of = await lockCase(context.tx, applicationId, 'APPLICATIONS');
      await keepAnswer(context, of, answer);
      return viewPartnerLoan({ db: context.tx, deps }, applicationId);
    },
  });
}

const answerTo = (plan: Plan, lender: PartnerLender): Promise<PartnerAnswer> =>
  'question' in plan ? lender.prequalify(plan.question) : lender.find(plan.reference);

async function begin(context: Context<ApplicantActor>, of: ApplicationCase, consentHash: string): Promise<void> {
  const { tx, deps, meta, now, record } = context;
  if (!mayAsk(of)) throw new AppError('STEP_ORDER');
  refuseBlocked(of.borrower);
  const shown = shownText('partner-lender-consent', deps.config, { ...statesOf(of), hash: consentHash });
  if (!shown) throw new AppError('STALE');
  const { application, borrower, practice } = of;
  await recordConsents({ tx, deps, meta }, of, {
    documentKeys: ['partner-lender-consent'],
    filledIn: { 'partner-lender-consent': shown },
  });
  await insertPartnerLoan(tx, { applicationId: application.id, borrowerId: borrower.id, now });
  await updateApplication(tx, application.id, { page_path: 'genesis-loading' });
  await addHistory(context, application.id, { action: 'PARTNER_LENDER_ASKED' });
  await record('application.partner_lender_asked', { practiceId: practice.id, id: application.id });
}

async function questionOf({ tx, deps }: Context, of: ApplicationCase): Promise<PartnerQuestion> {
  const { application } = of;
  const person = await personOf(tx, of, deps);
  const { requested_amount_cents: requested, annual_income_cents: income } = application;
  if (requested === null) throw new AppError('STEP_ORDER');
  return {
    // The lender asked for four digits; the full number stays here.
    person: { ...person, ssn: { lastFour: person.ssn.lastFour } },
    amountCents: cents(requested),
    annualIncomeCents: income === null ? null : cents(income),
    operationId: `${application.id}:partner`,
  };
}

/** Takes the first answer that settles the question; one that comes late or twice changes nothing. */
async function keepAnswer(context: Context, of: ApplicationCase, answer: PartnerAnswer): Promise<void> {
  const { tx, now, record, leaveNoRow } = context;
  const { application, practice } = of;
  const loan = await tx.first(partnerLoanOf, { applicationId: application.id });
  const isStill = loan?.status === 'REVIEW' && answer.decision === 'REVIEW';
  if (!loan || (loan.status !== 'ASKED' && loan.status !== 'REVIEW') || isStill) {
    leaveNoRow('Answered by now.');
    return;
  }
  const { loan: status, pagePath } = afterPartnerAnswer(answer.decision);
  const offer = answer.decision === 'APPROVED' ? JSON.stringify(answer.offer) : null;
  await changePartnerLoan(tx, application.id, { status, reference: answer.reference, offer, answered_at: now });
  await updateApplication(tx, application.id, { page_path: pagePath });
  // Practices read no notes.
  await addHistory(context, application.id, { action: 'PARTNER_LENDER_ANSWERED', note: answer.decision });
  await record('application.partner_lender_answered', { practiceId: practice.id, id: application.id });
}
