import { formatUsdExact } from '@domain/money/usd';
import type { FeeScheduleTerms, ProductFee } from '@domain/practice/fee-schedule';
import type { Config } from '../../../config/config';
import type { DocumentContent } from '../rendering/document-content';

/** Version of the wording. */
const VERSION = '1';

export type FeeScheduleFacts = {
  legalBusinessName: string;
  practiceName: string;
  /** One line. */
  address: string;
  terms: FeeScheduleTerms;
};

const percent = (bps: number): string => `${(bps / 100).toFixed(2)}%`;

function productLine({ name, fromBps, toBps, minimumFeeCents }: ProductFee): string {
  const rate = fromBps === toBps ? percent(fromBps) : `${percent(fromBps)} to ${percent(toBps)}`;
  const by = fromBps === toBps ? '' : ", depending on the patient's credit grade";
  const least = minimumFeeCents > 0 ? `, at least ${formatUsdExact(minimumFeeCents)}` : '';
  return `${name}: ${rate} of each purchase${by}${least}.`;
}

function financingLines({ products, unlimitedBps }: NonNullable<FeeScheduleTerms['financing']>): string[] {
  return [
    'The merchant discount fee of a purchase is withheld from its deposit. The rate of a purchase is fixed when the patient chooses a plan.',
    ...products.map(productLine),
    ...(unlimitedBps === null
      ? []
      : [`PatientFi Unlimited: ${percent(unlimitedBps)} of each purchase, instead of the product's rate.`]),
  ];
}

function membershipLines(of: NonNullable<FeeScheduleTerms['memberships']>): string[] {
  const { platformFeeCents, period, yearDiscountBps, providerFeeCents, memberFeeCents, merchantFeeBps, paidBy } = of;
  const discount = yearDiscountBps > 0 ? `, less ${percent(yearDiscountBps)} where a year is paid at once` : '';
  const how =
    period === 'YEAR' ? 'It is invoiced once a year.' : 'It is invoiced each month, for the month that ended.';
  return [
    `Platform fee: ${formatUsdExact(platformFeeCents)} a month${discount}. ${how}${paidBy === null ? '' : ` ${paidBy} pays it.`}`,
    providerFeeCents > 0
      ? `Membership fee: Provider pays ${formatUsdExact(providerFeeCents)} for each month of a member.`
      : 'Membership fee: Provider pays nothing for its members.',
    ...(memberFeeCents > 0 ? [`Each member pays ${formatUsdExact(memberFeeCents)} a month beside the plan.`] : []),
    `Merchant fee: ${percent(merchantFeeBps)} of the treatments of each plan, withheld from its deposits.`,
  ];
}

/** What a practice pays, as it signs it beside its master agreement (decision 87). Read by counsel before first use. */
export function feeScheduleContent(facts: FeeScheduleFacts, config: Config): DocumentContent {
  const { legalBusinessName, practiceName, address, terms } = facts;
  const { financing, memberships } = terms;
  const called = legalBusinessName === practiceName ? '' : `, which works as ${practiceName}`;
  return {
    documentKey: 'fee-schedule',
    title: 'Schedule of fees',
    version: VERSION,
    issuer: config.brandFinancing.name,
    sections: [
      {
        heading: 'What this is',
        paragraphs: [
          `${legalBusinessName}${called}, ${address}, is Provider. This is the schedule of fees of Provider's master agreement.`,
          'It applies from the day Provider signs it. For the time before, Provider owes only what an earlier schedule says. Fees that are invoiced by the month begin with the first full month after the signature.',
        ],
      },
      ...(financing ? [{ heading: 'Patient financing', paragraphs: financingLines(financing) }] : []),
      ...(memberships ? [{ heading: 'Memberships', paragraphs: membershipLines(memberships) }] : []),
    ],
    box: null,
  };
}
