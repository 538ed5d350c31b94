import { documentKeys } from '@contract/document/entity';
import { addMonths, civilDate } from '@domain/calendar/civil-date';
import { cents } from '@domain/money/cents';
import type { Config } from '../../config/config';
import { detailsContent } from '../../features/application-details/print-details';
import { feeScheduleContent } from '../../features/document/templates/fee-schedule';
import { providerAgreementContent } from '../../features/document/templates/provider-agreement';
import { unsignedText } from '../../features/document/templates/unsigned-text';
import { signedAgreement } from '../../features/membership/activation/plan-agreement';
import { memberReceiptContent } from '../../features/membership/billing/receipt';
import { installmentPaper } from '../../features/membership/cancellation/installment-paper';
import type { Parties } from '../../features/membership/membership.reads';
import { invoiceContent } from '../../features/membership-invoice/print-invoice';
import { given, type Papers } from './given';
import type { Named } from './named';

const ON = civilDate('2026-03-16');

/** Every text as anybody may read it. */
export const unsignedPapers = ({ state, language }: Named, config: Config): Papers => ({
  'document/templates/unsigned-text.ts': documentKeys.map((key) =>
    unsignedText(key, config, { state, practiceState: state, language }),
  ),
});

/** What a member signs and is sent. */
export function memberPapers({ first, last, practice, state, language }: Named, config: Config): Papers {
  const parties = given<Parties>({
    ...{ first_name: first, last_name: last, practice_name: practice, borrower_state: state, practice_state: state },
    language,
  });
  const days = Array.from({ length: 12 }, (_, month) => addMonths(ON, month));
  const installments = days.map((on, at) => ({ on, amountCents: cents(10_000 + (at % 3)) }));
  const plan = {
    ...{ total_cents: 256_980, upfront_cents: 30_000, member_fee_cents: 500, monthly_cents: 18_915, basis: 'RETAIL' },
    ...{ installments_max: 6, discounts: JSON.stringify([{ issuer: practice, amountCents: 5_000, product: null }]) },
  };
  const treatment = {
    ...{
      thread_id: 't',
      name: 'Пломба Ναρθηξ “Ōra” – №5',
      area: 'Frente y entrecejo – ładny',
      unit_type: 'unidad',
      units: 20,
    },
    ...{
      price_per_unit_cents: 1_200,
      discount: 0,
      discount_per_unit_cents: 0,
      interval_months: 3,
      product_key: null,
      upfront_cents: 0,
    },
  };
  const charges = {
    way: { name: 'Bank Ōtautahi & Łódź', last_four: '4242' },
    isByHand: false,
    payments: installments,
    on: ON,
    hasCredit: false,
  };
  const installment = { dates: days, paymentsCents: installments.map(({ amountCents }) => amountCents) };
  const quote = given<Parameters<typeof installmentPaper>[0]>({
    installment,
    chargedCents: cents(150_000),
    totalUnpaidCents: cents(120_000),
  });
  const ended = installmentPaper(quote, { parties, on: ON, config, language });
  return {
    'membership/activation/plan-agreement.ts': [
      signedAgreement(
        given({ plan, treatments: [treatment], parties, payAtOnce: false, on: ON, installments, charges }),
        config,
        language,
      ),
    ],
    'membership/billing/receipt.ts': [
      memberReceiptContent(
        given({
          id: '01JZ',
          amount_cents: 15_000,
          submitted_on: ON,
          scheduled_on: ON,
          method_name: 'Bank Ōtautahi',
          method_last_four: '4242',
        }),
        {
          parties,
          bills: [given({ kind: 'MONTH', number: 2, treatments_cents: 14_500, fee_cents: 500, creditCents: 2_000 })],
        },
        { config, language },
      ),
    ],
    'membership/cancellation/installment-paper.ts': ended ? [ended] : [],
  };
}

const applicationDetails = ({ first, last, practice, address }: Named) => ({
  ...{
    number: 41_007,
    name: `${first} ${last}`,
    practicemanagement: { PracticeName: practice },
    status: 'DENIED',
    statusNote: null,
  },
  ...{
    requestedAmount: 5_000,
    approvedAmount: null,
    availableCredit: null,
    grade: 'C',
    createdAt: '2026-03-16T15:00:00.000Z',
  },
  ...{
    email: 'somebody@example.test',
    phoneNumber: '7875550100',
    isEmailVerified: true,
    isPhoneVerified: true,
    birthDate: '1990-01-01',
  },
  ...{
    ssnNumber: null,
    address,
    annualIncome: 50_000,
    isMarried: false,
    mismatches: [],
    fraudAlerts: false,
    adverseAction: null,
  },
  ...{ agreementSignedAt: null, documents: [], decisions: [], statusHistory: [] },
});

/** What a practice signs, is invoiced by, and prints. */
export function practicePapers(named: Named, config: Config): Papers {
  const { first, last, practice, address, timeZone } = named;
  const memberships = {
    ...{
      platformFeeCents: cents(19_900),
      period: 'MONTH' as const,
      yearDiscountBps: 1_000,
      providerFeeCents: cents(300),
    },
    ...{ memberFeeCents: cents(500), merchantFeeBps: 350, paidBy: practice },
  };
  const product = { name: 'Fixed 12', fromBps: 300, toBps: 990, minimumFeeCents: cents(500) };
  const financing = { products: [given<never>(product)], unlimitedBps: 700 };
  const invoice = {
    ...{
      practicemanagement: { PracticeName: practice },
      ref: 'INV-1',
      month: '2026-02',
      issuedOn: ON,
      total: 199,
      ...{
        status: 'OPEN',
        debitOn: ON,
        paidOn: null,
        payFrom: 'Bank Ōtautahi ending in 4242',
        debits: [],
        unpaid: null,
      },
      enterprise: practice,
    },
    lines: Array.from({ length: 60 }, (_, at) => ({
      title: `Membership of ${first} ${last}`,
      note: `visit ${at}`,
      amount: 3,
    })),
  };
  return {
    'document/templates/provider-agreement.ts': [
      providerAgreementContent(
        {
          legalBusinessName: `${practice} PLLC`,
          providerName: practice,
          address,
          hasFinancing: true,
          hasMemberships: true,
        },
        config,
      ),
    ],
    'document/templates/fee-schedule.ts': [
      feeScheduleContent(
        { legalBusinessName: `${practice} PLLC`, practiceName: practice, address, terms: { financing, memberships } },
        config,
      ),
    ],
    'membership-invoice/print-invoice.ts': [invoiceContent(given(invoice), { from: config.brandMembership, address })],
    'application-details/print-details.ts': [
      detailsContent(given(applicationDetails(named)), {
        issuer: config.brandFinancing.name,
        today: ON,
        timeZone,
        seesAll: true,
      }),
    ],
  };
}
