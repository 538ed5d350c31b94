import { setFundingType, setOnboardingBank } from '@contract/onboarding/calls';
import { isRoutingNumber } from '@domain/bank/routing-number';
import { FUNDING_TYPES, type FundingType } from '@domain/enums';
import { changeOne, command } from '../../command/command';
import type { PracticeProfileTable } from '../../db/tables/onboarding';
import { AppError } from '../../http/app-error';
import { keepPracticeBank } from '../funding/index';
import { keepOnboarding, onboardedAt } from './keep-onboarding';
import type { PracticeRow } from './onboarding.reads';
import { keepProfile, setPractice } from './onboarding.writes';

const BPS = 100;

/** The ways in which applications of a practice are paid, as the specification names them. */
export function fundingView(practice: Pick<PracticeRow, 'funding_types'>, profile: PracticeProfileTable) {
  const types = JSON.parse(practice.funding_types) as FundingType[];
  const fee = profile.unlimited_fee_bps;
  return {
    PatientFi: types.includes('PatientFi'),
    Genesis: types.includes('Genesis'),
    PatientFiUnlimited: types.includes('PatientFiUnlimited'),
    PatientFiUnlimited_pctFee: fee === null ? null : fee / BPS,
  };
}

/**
 * Chooses the ways in which applications of a practice are paid, which the next decisions read.
 * The fee of PatientFi Unlimited holds for purchases whose plan is chosen from then on (`domain/practice/purchase-fee`).
 * @throws AppError INVALID_FIELDS without a way, and for a fee without PatientFiUnlimited or with more than two decimals; NOT_FOUND, STALE.
 * Source: provider-admin §3 Funding type.
 */
export const chooseFunding = command(setFundingType)(async ({ body }, context) => {
  const { tx, record } = context;
  const { practiceId } = body;
  const { row, practice, profile } = await onboardedAt(tx, practiceId, body.version);
  const { PatientFiUnlimited_pctFee: fee = null, ...chosen } = body.fundingType;
  const types = FUNDING_TYPES.filter((type) => chosen[type]);
  const field = 'fundingType.PatientFiUnlimited_pctFee';
  const fields = [
    ...(types.length === 0 ? [{ field: 'fundingType', message: 'Choose a funding type.' }] : []),
    ...(fee !== null && !chosen.PatientFiUnlimited
      ? [{ field, message: 'This fee applies only to PatientFi Unlimited.' }]
      : []),
    ...(fee !== null && Math.round(fee * BPS) / BPS !== fee
      ? [{ field, message: 'Enter a number with up to two decimal places.' }]
      : []),
  ];
  if (fields.length > 0) throw new AppError('INVALID_FIELDS', { fields });
  const after = { ...practice, funding_types: JSON.stringify(types) };
  const profileThen = { ...profile, unlimited_fee_bps: fee === null ? null : Math.round(fee * BPS) };
  await changeOne(tx, setPractice, after);
  await tx.run(keepProfile, profileThen);
  const onboarding = await keepOnboarding(context, row, { step: 'funding' });
  const detail = {
    types: types.join(', '),
    typesBefore: (JSON.parse(practice.funding_types) as string[]).join(', '),
    feeBps: profileThen.unlimited_fee_bps,
    feeBpsBefore: profile.unlimited_fee_bps,
  };
  await record('practice.funding_changed', { practiceId, id: practiceId, detail });
  return { onboarding, typeOfFunding: { fundingType: fundingView(after, profileThen) } };
});

/** Where a practice is paid, as anybody reads it: of its routing number nothing is kept in the clear. */
export const bankView = (
  bank: { bank_name: string; last_four: string },
  { account_holder: accountHolder }: Pick<PracticeProfileTable, 'account_holder'>,
) => ({ bankName: bank.bank_name, accountHolder, accountNumber: bank.last_four, routingNumber: '' });

/**
 * Keeps where a practice is paid. The numbers are sealed; four digits of the account's are all that anybody reads again.
 * @throws AppError INVALID_FIELDS for a routing number that no bank has; NOT_FOUND, STALE.
 * Source: provider-admin §5, §7 Onboarding.
 */
export const keepBank = command(setOnboardingBank)(async ({ body }, context) => {
  const { tx, deps, record } = context;
  const { practiceId, bankName, accountHolder, accountNumber, routingNumber } = body;
  const { row, profile } = await onboardedAt(tx, practiceId, body.version);
  if (!isRoutingNumber(routingNumber))
    throw new AppError('INVALID_FIELDS', {
      fields: [
        { field: 'routingNumber', message: "We can't find a bank with this routing number. Check the 9 digits." },
      ],
    });
  await keepPracticeBank({ tx, deps }, practiceId, { bankName, accountNumber, routingNumber });
  await tx.run(keepProfile, { ...profile, account_holder: accountHolder });
  const onboarding = await keepOnboarding(context, row, { step: 'bank' });
  await record('practice.bank_changed', { practiceId, id: practiceId });
  const bank = { bank_name: bankName, last_four: accountNumber.slice(-4) };
  return { onboarding, bankingInformation: bankView(bank, { account_holder: accountHolder }) };
});
