import { ENROLLMENT_OPTIONS } from '@domain/practice/enrollment';
import { accountsOf, type FeePayer, keepAccount, practiceTerms } from '../fee-account/index';
import { keepPracticeBank } from '../funding/index';
import { defaultProgram, insertProgram } from '../membership/index';
import { type Lead, type LeadSecrets, secretsOfLead } from '../provider-enrollment/index';
import type { StaffContext } from './keep-onboarding';
import { bankOf, type PracticeRow } from './onboarding.reads';

/**
 * The bank and the card of an enrollment become those of its practice, from one place in the vault to another; a practice that has one
 * keeps its own. Returns whose account it is, where the bank was taken over, and whether the practice has one now.
 */
export async function takeAccounts(
  context: StaffContext,
  practice: PracticeRow,
  lead: Lead,
): Promise<{ accountHolder: string | null; hasBank: boolean }> {
  const { tx, deps } = context;
  const secrets = await secretsOfLead({ db: tx, vault: deps.vault }, lead.id);
  if (secrets) await takeCard(context, practice, { lead, secrets });
  if (await tx.first(bankOf, { practiceId: practice.id })) return { accountHolder: null, hasBank: true };
  const { bankInformation: bank } = lead.answers;
  if (!bank || secrets?.bank?.kind !== 'BANK') return { accountHolder: null, hasBank: false };
  const { accountNumber, routingNumber } = secrets.bank;
  await keepPracticeBank({ tx, deps }, practice.id, { bankName: bank.bankName, accountNumber, routingNumber });
  await context.record('practice.bank_changed', { practiceId: practice.id, id: practice.id });
  return { accountHolder: bank.accountHolder, hasBank: true };
}

/** From the card it pays its fees, as it was told when it enrolled. */
async function takeCard(
  context: StaffContext,
  practice: PracticeRow,
  { lead, secrets }: { lead: Lead; secrets: LeadSecrets },
): Promise<void> {
  const { paymentMethod: card } = lead.answers;
  const payer: FeePayer = { kind: 'PRACTICE', id: practice.id };
  const has = (await context.tx.all(accountsOf, payer)).some(({ kind }) => kind === 'CARD');
  if (has || !card?.expiresIn || secrets.card?.kind !== 'CARD') return;
  const { cardToken: token, fingerprint } = secrets.card;
  const given = {
    token,
    fingerprint,
    referenceId: lead.id,
    holderName: card.holderName ?? '',
    brand: card.cardBrand,
    lastFour: card.cardLastFour,
    expiresIn: card.expiresIn,
    funding: card.cardType as 'debit' | 'credit',
  };
  await keepAccount(context, { payer, practiceId: practice.id, given: { card: given } });
  await payByCard(context, practice);
}

/** A practice of an enterprise pays as the enterprise agreed on. */
async function payByCard({ tx }: StaffContext, { id, enterprise_id: enterpriseId, enrollments }: PracticeRow) {
  if (enterpriseId !== null || !enrollments.includes('MEMBERSHIPS') || (await tx.first(practiceTerms, { id }))) return;
  const { paymentPeriod, paymentMethod } = ENROLLMENT_OPTIONS;
  await tx.run(insertProgram, {
    ...defaultProgram(id),
    payment_period: paymentPeriod,
    payment_method: paymentMethod,
  });
}
