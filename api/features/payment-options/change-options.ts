import type { Decoded } from '@contract/endpoint';
import { membershipMessages } from '@contract/messages/membership';
import type { updateProviderPaymentOptions } from '@contract/payment-options/calls';
import { checkFee, wholeFee } from '@domain/membership/payment-options';
import type { Cents } from '@domain/money/cents';
import { DomainRefusal } from '@domain/refusal';
import { type Context, changeOne, refuseStale } from '../../command/command';
import { beforeAndAfter } from '../../command/save-versioned';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { accountsOf, accountViews, keepAccount, type TermsRow } from '../fee-account/index';
import { keepAgreedPrices } from '../fee-schedule/index';
import { defaultProgram, insertProgram } from '../membership/index';
import { debitWhatIsOpen } from '../membership-invoice/index';
import { figuresOf, mayChangePrices, type Options, optionsView, standingView } from './options';
import { memberPracticesOf } from './options.reads';
import { insertEnterpriseTerms, setEnterpriseTerms, setFeesPaid, setPracticeTerms } from './options.writes';

/** What is said of options, once it is read. */
export type Said = Omit<Decoded<typeof updateProviderPaymentOptions>['body'], 'practiceId'> & {
  /** Of an enterprise alone. */
  feesPaidByEnterprise?: boolean | undefined;
};

const OURS = 'This is set in your agreement. Contact us to change it.';

function refuseField(field: string, message: string): never {
  throw new AppError('INVALID_FIELDS', { fields: [{ field, message }] });
}

/** Terms as they are after a change: what is not said stays. */
function wishedTerms(before: TermsRow, said: Said, { payer, feesPaidByEnterprise }: Options): TermsRow {
  const isPaying = payer.kind === 'ENTERPRISE' && (said.feesPaidByEnterprise ?? feesPaidByEnterprise);
  const fee = said.membershipFee;
  return {
    ...before,
    // An enterprise that pays for its practices is debited (membership §4).
    enabled: isPaying ? 1 : Number(said.enabled ?? before.enabled),
    payment_period: said.paymentPeriod ?? before.payment_period,
    payment_method: said.paymentMethod ?? before.payment_method,
    saas_fee_cents: said.saasFee ?? before.saas_fee_cents,
    annual_discount: said.annualDiscount ?? before.annual_discount,
    provider_fee_cents: fee?.paidByProvider ?? before.provider_fee_cents,
    member_fee_cents: fee?.paidByMember ?? before.member_fee_cents,
    merchant_fee: said.merchantDiscountFee ?? before.merchant_fee,
    fee_type: said.membershipFeeType ?? before.fee_type,
  };
}

/** The fee of a month, refused at its field where it is divided as it may not be. */
function feeOf(terms: TermsRow, isChecked: boolean): Cents {
  const { feeType, fee } = figuresOf(terms);
  try {
    if (isChecked) checkFee(feeType, fee);
    return wholeFee(feeType, fee);
  } catch (refusal) {
    if (!(refusal instanceof DomainRefusal)) throw refusal;
    refuseField(refusal.field, refusal.message);
  }
}

type Wish = { before: TermsRow; after: TermsRow; said: Said };

/**
 * Whoever is none of ours chooses who pays, how and when, and changes no price.
 * @throws AppError INVALID_FIELDS at the field.
 */
function refusePrices({ before, after, said }: Wish, actor: StaffActor): void {
  const isFeeChanged = (['fee_type', 'provider_fee_cents', 'member_fee_cents'] as const).some(
    (name) => Number(before[name]) !== Number(after[name]),
  );
  const fee = feeOf(after, isFeeChanged);
  if (mayChangePrices(actor)) return;
  const prices = {
    enabled: 'enabled',
    saas_fee_cents: 'saasFee',
    annual_discount: 'annualDiscount',
    merchant_fee: 'merchantDiscountFee',
  };
  for (const [column, field] of Object.entries(prices) as [keyof typeof prices, keyof Said][])
    if (said[field] !== undefined && Number(before[column]) !== Number(after[column])) refuseField(field, OURS);
  if (isFeeChanged && fee !== feeOf(before, false))
    refuseField('membershipFee', 'Both parts must add up to the fee in your agreement.');
}

const told = (terms: TermsRow) => ({
  enabled: Number(terms.enabled),
  paymentPeriod: terms.payment_period,
  paymentMethod: terms.payment_method,
  saasFeeCents: Number(terms.saas_fee_cents),
  annualDiscount: Number(terms.annual_discount),
  paidByProviderCents: Number(terms.provider_fee_cents),
  paidByMemberCents: Number(terms.member_fee_cents),
  merchantDiscountFee: Number(terms.merchant_fee),
  membershipFeeType: Number(terms.fee_type),
});

/** Writes terms, guarded by the version that was read; the first of their own become a row. */
async function writeTerms({ tx }: Context<StaffActor>, { payer, termsOf }: Options, terms: TermsRow): Promise<void> {
  const { id } = payer;
  // What an enterprise sets is for practices that agree on it later; who agreed already pays what they agreed on (decision record 0061).
  if (payer.kind === 'ENTERPRISE')
    for (const practice of await tx.all(memberPracticesOf, { enterpriseId: id }))
      await keepAgreedPrices(tx, practice.id);
  if (termsOf === 'OWN')
    return changeOne(tx, payer.kind === 'PRACTICE' ? setPracticeTerms : setEnterpriseTerms, { ...terms, id });
  const first = { ...terms, version: Number(terms.version) + 1 };
  if (payer.kind === 'PRACTICE') await tx.run(insertProgram, { ...defaultProgram(id), ...first });
  else await tx.run(insertEnterpriseTerms, { ...first, id });
}

/**
 * Changes options, for plans and invoices that are made from now on; plans that were made keep their terms. A bank account that goes with
 * them is kept. The owner's row was taken before.
 * @throws AppError STALE; INVALID_FIELDS at the field of a price that is not the asking person's to change, of a fee that is divided
 * wrongly, and at `paymentMethod` where nothing of the kind was given. Source: membership §7.
 */
export async function changeOptions(
  context: Context<StaffActor>,
  options: Options,
  { bankInfo, version, ...said }: Said,
): Promise<Options> {
  const { tx, actor, record, leaveNoRow } = context;
  const { payer, practiceId, terms: before, feesPaidByEnterprise: paidBefore } = options;
  refuseStale(version, { version: Number(before.version) });
  const after = wishedTerms(before, said, options);
  refusePrices({ before, after, said }, actor);
  if (bankInfo) {
    await keepAccount(context, { payer, practiceId, given: { bank: bankInfo } });
    await debitWhatIsOpen(context, payer);
  }
  const isOtherMethod = before.payment_method !== after.payment_method;
  if (isOtherMethod) {
    const { card, bank } = await accountViews(tx, payer);
    if (after.payment_method === 'CARD' && !card) refuseField('paymentMethod', 'Enter the card first.');
    if (after.payment_method === 'BANK' && !bank) refuseField('paymentMethod', 'Enter the bank account first.');
  }
  const feesPaidByEnterprise = said.feesPaidByEnterprise ?? paidBefore;
  if (feesPaidByEnterprise && !paidBefore && (await tx.all(accountsOf, payer)).length === 0)
    refuseField('feesPaidByEnterprise', 'Add a bank account or card first. We debit fees from it.');
  const detail = beforeAndAfter(
    { ...told(before), feesPaidByEnterprise: paidBefore },
    { ...told(after), feesPaidByEnterprise },
  );
  const isChanged = Object.keys(detail).length > 0;
  if (!isChanged && !bankInfo) {
    leaveNoRow('they stay as they were');
    return options;
  }
  await writeTerms(context, options, after);
  if (feesPaidByEnterprise !== paidBefore)
    await tx.run(setFeesPaid, { id: payer.id, paid: Number(feesPaidByEnterprise) });
  if (isChanged) await record('payment_options.changed', { practiceId, id: payer.id, detail });
  return { ...options, termsOf: 'OWN', feesPaidByEnterprise, terms: { ...after, version: Number(before.version) + 1 } };
}

/** What a change of options answers. */
export async function changedView({ tx, deps, actor }: Context<StaffActor>, options: Options) {
  const { card, bank } = await accountViews(tx, options.payer);
  return {
    paymentOptions: optionsView(options),
    cardInfo: card,
    bankInfo: bank,
    standing: await standingView({ db: tx, deps }, options, actor),
    message: membershipMessages.paymentOptionsUpdated.text,
  };
}
