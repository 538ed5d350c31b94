import type { MembershipFeeType } from '@domain/membership/membership-fee';
import { divideFee, wholeFee } from '@domain/membership/payment-options';
import { centsFromDollars, dollarsFromCents } from '@domain/money/dollars';
import { formatUsd } from '@domain/money/usd';
import { DomainRefusal } from '@domain/refusal';
import { KeepTyped } from '@portals/form/keep-typed';
import { useVersionedForm } from '@portals/form/use-versioned-form';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { Checkbox, RadioCards } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { MoneyField } from '@portals/ui/masked-fields';
import { TextField } from '@portals/ui/text-field';
import { Fragment, useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { usd } from '../../words/amounts';
import { bankWords, cardWords, UNUSABLE } from './copy';
import type { OptionsChange } from './options.actions';
import type { Shown } from './options.store';

const Section = styled.div`
  display: grid; gap: 4px; padding-top: 20px; border-top: 1px solid var(--line);
  &:first-of-type { padding-top: 0; border-top: 0; }
`;
const Pair = styled.div`
  display: grid; gap: 14px; grid-template-columns: repeat(2, minmax(0, 1fr));
  @media (max-width: 600px) { grid-template-columns: minmax(0, 1fr); }
`;
const Ways = styled.div`display: flex; flex-wrap: wrap; gap: 8px; margin-top: 10px;`;
const Foot = styled.p`
  position: sticky; bottom: 0; display: flex; flex-wrap: wrap; gap: 12px; align-items: center; padding: 12px 0;
  background: var(--surface); color: var(--ink-2); border-top: 1px solid var(--line);
`;
const Form = styled.form`display: grid; gap: 20px;`;

const amount = z.string().check(z.trim(), z.regex(/^\d{1,6}(\.\d{1,2})?$/, 'Enter an amount like 4.99'));
const percent = z.string().check(z.trim(), z.regex(/^(100|\d{1,2}(\.\d{1,2})?)$/, 'Enter a percentage like 2.99'));

const schema = z
  .object({
    // Not asked of whose enterprise pays the platform fee.
    paymentPeriod: z.optional(z.enum(['MONTHLY', 'ANNUAL'], 'Choose monthly or yearly')),
    paymentMethod: z.enum(['BANK', 'CARD'], 'Choose a bank account or card'),
    membershipFeeType: z.enum(['0', '1', '2'], 'Choose who pays the membership fee'),
    memberPart: z.optional(amount),
    wholeFee: z.optional(amount),
    saasFee: z.optional(amount),
    annualDiscount: z.optional(percent),
    merchantDiscountFee: z.optional(percent),
    enabled: z.optional(z.boolean()),
    feesPaidByEnterprise: z.optional(z.boolean()),
  })
  .check(
    z.refine((of) => of.membershipFeeType !== '2' || of.memberPart !== undefined, {
      error: 'Enter the member’s share',
      path: ['memberPart'],
    }),
  );
type Answers = z.output<typeof schema>;

const feeOf = ({ paymentOptions: { membershipFee: fee } }: Shown) => ({
  paidByMemberCents: centsFromDollars(fee.paidByMember),
  paidByProviderCents: centsFromDollars(fee.paidByProvider),
});
const wholeOf = (of: Shown) => wholeFee(of.paymentOptions.membershipFeeType, feeOf(of));
const text = (dollars: number) => (Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2));

/** What the fields say, as text. */
function answersOf(of: Shown): Answers {
  const { paymentOptions: is, standing } = of;
  return {
    paymentPeriod: is.paymentPeriod,
    paymentMethod: is.paymentMethod,
    membershipFeeType: String(is.membershipFeeType) as Answers['membershipFeeType'],
    memberPart: is.membershipFeeType === 2 ? text(is.membershipFee.paidByMember) : undefined,
    ...(standing.mayChangePrices && {
      wholeFee: text(dollarsFromCents(wholeOf(of))),
      saasFee: text(is.saasFee),
      annualDiscount: String(is.annualDiscount),
      merchantDiscountFee: String(is.merchantDiscountFee),
      enabled: is.enabled,
    }),
    feesPaidByEnterprise: is.feesPaidByEnterprise,
  };
}

const given = (value: string | undefined) => (value === undefined ? undefined : Number(value));

export type OptionsChanges = OptionsChange & { feesPaidByEnterprise?: boolean };

/** What is sent of what was typed. The fee is divided by the rule that the server has. */
function changeOf(opened: Shown, typed: Partial<Answers>, whole: Answers): OptionsChanges {
  const { membershipFeeType, memberPart, wholeFee: fee, saasFee, annualDiscount, merchantDiscountFee, ...same } = typed;
  const type = Number(whole.membershipFeeType) as MembershipFeeType;
  const isFeeTyped = membershipFeeType !== undefined || memberPart !== undefined || fee !== undefined;
  const divided = isFeeTyped
    ? divideFee(
        whole.wholeFee === undefined ? wholeOf(opened) : centsFromDollars(Number(whole.wholeFee)),
        type,
        centsFromDollars(Number(whole.memberPart ?? 0)),
      )
    : undefined;
  const said = {
    ...same,
    saasFee: given(saasFee),
    annualDiscount: given(annualDiscount),
    merchantDiscountFee: given(merchantDiscountFee),
    ...(divided && {
      membershipFeeType: type,
      membershipFee: {
        paidByMember: dollarsFromCents(divided.paidByMemberCents),
        paidByProvider: dollarsFromCents(divided.paidByProviderCents),
      },
    }),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as OptionsChanges;
}

/** What a division that cannot be says stands at the member's part, where it is typed. */
function refusePart(cause: unknown): never {
  if (!(cause instanceof DomainRefusal)) throw cause;
  throw Object.assign(new Error(cause.message), { fields: [{ field: 'memberPart', message: cause.message }] });
}

export type OptionsFormProps = {
  of: Shown;
  latest: () => Shown;
  save: (changes: OptionsChanges, opened: Shown) => Promise<unknown>;
  /** Whether it pays is its own to say. */
  isEnterprise?: boolean;
  onBank: () => void;
  onCard: () => void;
};

/** Who pays for memberships, how often, and from what. */
export function OptionsForm({ of, latest, save, isEnterprise = false, onBank, onCard }: OptionsFormProps) {
  const form = useVersionedForm<Shown, Answers>({
    of,
    latest,
    schema,
    answersOf,
    save: async (typed, { opened, answers }) => {
      let change: OptionsChanges;
      try {
        change = changeOf(opened, typed, answers);
      } catch (cause) {
        refusePart(cause);
      }
      await save(change, opened);
    },
  });
  const { changed, field } = form;
  const { paymentOptions: is, standing, bankInfo, cardDetails } = of;
  const isPaidFor = !isEnterprise && is.feesPaidByEnterprise;
  return (
    <Form {...form.props}>
      {changed.length > 0 && <KeepTyped isOnPage />}
      <ErrorSummary {...form.summary} />
      <Fragment key={form.round}>
        {isEnterprise && (
          <Section>
            <Heading>Who pays practice fees</Heading>
            <Checkbox {...field('feesPaidByEnterprise')} defaultChecked={is.feesPaidByEnterprise}>
              <b>The enterprise pays its practices’ platform fees.</b> They appear on enterprise invoices. Membership
              fees and loyalty credit stay on each practice’s own invoices.
            </Checkbox>
          </Section>
        )}
        {isPaidFor ? (
          <Note>
            <b>{standing.enterprise?.name} pays this practice’s platform fee.</b> Membership fees and loyalty credit
            appear on the practice’s own invoices.
          </Note>
        ) : (
          <Section>
            <RadioCards
              label="Platform fee"
              hint={isEnterprise ? 'For each practice.' : undefined}
              options={[
                { value: 'MONTHLY', title: 'Monthly', aside: `${usd(standing.saasOfMonth)} a month` },
                {
                  value: 'ANNUAL',
                  title: 'Annual',
                  aside: `${usd(standing.saasOfYear)} a year`,
                  detail: `${is.annualDiscount}% less than paying monthly, paid in full.`,
                },
              ]}
              {...field('paymentPeriod')}
              defaultValue={form.opened.paymentOptions.paymentPeriod}
            />
          </Section>
        )}
        <Section>
          <RadioCards
            label="Pay invoices from"
            options={[
              {
                value: 'BANK',
                title: 'Bank account',
                aside: bankWords(bankInfo),
                detail: bankInfo && !bankInfo.isUsable ? UNUSABLE : undefined,
                disabled: !bankInfo && is.paymentMethod !== 'BANK',
              },
              {
                value: 'CARD',
                title: 'Debit card',
                aside: cardWords(cardDetails),
                detail: cardDetails && !cardDetails.isUsable ? UNUSABLE : undefined,
                disabled: !cardDetails && is.paymentMethod !== 'CARD',
              },
            ]}
            {...field('paymentMethod')}
            defaultValue={is.paymentMethod}
          />
          <Ways>
            <Button dense onClick={onBank}>
              {bankInfo ? 'Change bank account' : 'Add bank account'}
            </Button>
            <Button dense onClick={onCard}>
              {cardDetails ? 'Change card' : 'Add card'}
            </Button>
          </Ways>
        </Section>
        <FeeFields of={of} form={form} isEnterprise={isEnterprise} />
        {standing.mayChangePrices && <Prices of={of} form={form} />}
      </Fragment>
      <Foot>
        <Button
          type="submit"
          look="primary"
          pending={form.pending}
          pendingText="Saving"
          disabled={changed.length === 0}
        >
          Save
        </Button>
        <span role="status">{changed.length > 0 && 'Unsaved changes'}</span>
      </Foot>
    </Form>
  );
}

type Fields = Pick<ReturnType<typeof useVersionedForm<Shown, Answers>>, 'field'>;

function FeeFields({ of, form, isEnterprise }: { of: Shown; form: Fields; isEnterprise: boolean }) {
  const { paymentOptions: is } = of;
  const [type, setType] = useState(String(is.membershipFeeType));
  const whole = formatUsd(wholeOf(of));
  return (
    <Section>
      <RadioCards
        label={`Who pays the ${whole} monthly membership fee`}
        hint={
          isEnterprise
            ? 'Applies to practices without their own setting. Existing plans keep their terms.'
            : 'Existing plans keep their terms. New plans use the new terms.'
        }
        options={[
          { value: '1', title: 'Practice', detail: 'Added to each monthly invoice.' },
          { value: '0', title: 'Members', detail: 'Added to each payment.' },
          { value: '2', title: 'Both', detail: 'Split between them.' },
        ]}
        {...form.field('membershipFeeType')}
        defaultValue={String(is.membershipFeeType)}
        onValue={setType}
      />
      {type === '2' && (
        <div style={{ maxWidth: 260, marginTop: 10 }}>
          <MoneyField
            label="Member’s monthly share"
            hint={`The practice pays the rest of ${whole}.`}
            {...form.field('memberPart')}
          />
        </div>
      )}
    </Section>
  );
}

function Prices({ of: { paymentOptions: is }, form: { field } }: { of: Shown; form: Fields }) {
  return (
    <Section>
      <Heading>Prices</Heading>
      <Note>Only platform administrators can see and change these prices.</Note>
      <Pair>
        <MoneyField label="Monthly platform fee" {...field('saasFee')} />
        <TextField
          label="Annual discount"
          suffix="%"
          inputMode="decimal"
          autoComplete="off"
          {...field('annualDiscount')}
        />
        <MoneyField label="Monthly membership fee" {...field('wholeFee')} />
        <TextField
          label="Merchant fee"
          suffix="% of treatments"
          inputMode="decimal"
          autoComplete="off"
          {...field('merchantDiscountFee')}
        />
      </Pair>
      <Checkbox {...field('enabled')} defaultChecked={is.enabled}>
        Debit invoices automatically. If off, they stay due until someone pays them.
      </Checkbox>
    </Section>
  );
}
