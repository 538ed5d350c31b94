import { TroubleBanner } from '@portals/form/trouble-banner';
import { civilDate } from '@portals/format/dates';
import { accountName } from '@portals/format/masked-number';
import { usd } from '@portals/format/usd';
import { Column } from '@portals/pay/column';
import { useGo } from '@portals/shell/go';
import { useQuestion } from '@portals/steps/use-question';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { RadioCards } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { MoneyField } from '@portals/ui/masked-fields';
import { useState } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { AutopayTerms, useAutopayTerms } from '../../parts/autopay-terms';
import { type AutopayChoice, chooseAutopay } from '../../stores/pay.actions';
import type { Autopay, PaymentMethods } from '../../stores/pay.store';
import { words } from '../../stores/pay-words';
import { copy } from './copy';

type Shown = Snapshot<Autopay>;
const TYPES = ['SUGGESTED', 'MINIMUM', 'CUSTOM', 'FIRST_ONLY'] as const;

/** The amounts on offer: what keeps a promotion free comes first, because the minimum alone does not. */
function optionsOf({ minimum, suggested, discount, hasFirst }: Shown) {
  const promotion = {
    value: 'SUGGESTED',
    title: copy.suggested,
    aside: usd(suggested ?? 0),
    detail: copy.suggestedDetail,
  };
  const first = {
    value: 'FIRST_ONLY',
    title: copy.first,
    aside: usd(minimum),
    detail: discount ? copy.firstAgreed : copy.firstDetail,
  };
  return [
    ...(suggested === null ? [] : [promotion]),
    { value: 'MINIMUM', title: copy.minimum, aside: usd(minimum), detail: copy.minimumDetail },
    { value: 'CUSTOM', title: copy.custom, detail: copy.customDetail },
    ...(hasFirst ? [first] : []),
  ];
}

/** The choice that a setting is, by its amount: what keeps the promotion free now, whichever way it was set, or another amount. */
function chosenIn({ type, amount, suggested }: Shown) {
  if (type !== 'CUSTOM' && type !== 'SUGGESTED') return type;
  return amount === suggested ? 'SUGGESTED' : 'CUSTOM';
}

/** The rules of the server, in the same words. */
function schemaOf({ minimum, most }: Shown) {
  const inRange = (text: string) => Number(text) >= minimum && Number(text) <= most;
  return z
    .object({
      type: z.enum(TYPES, copy.chooseType),
      customAmount: z.optional(z.string()),
      paymentMethodId: z.string().check(z.minLength(1, words.choose)),
    })
    .check(
      z.refine((choice) => choice.type !== 'CUSTOM' || inRange(choice.customAmount ?? ''), {
        error: copy.range(usd(minimum), usd(most)),
        path: ['customAmount'],
      }),
    );
}

/** What is chosen so far; null while the amount is none that can be chosen. */
function choiceOf({ minimum, most }: Shown, of: { type: string; custom: string; way: string }): AutopayChoice | null {
  const type = TYPES.find((one) => one === of.type);
  if (!type || of.way === '') return null;
  const amount = Number(of.custom);
  if (type === 'CUSTOM' && !(amount >= minimum && amount <= most)) return null;
  return { type, paymentMethodId: of.way, ...(type === 'CUSTOM' && { customAmount: amount }) };
}

/** What autopay takes off the rate, in dollars. */
function Discount({ discount, isOn }: { discount: NonNullable<Shown['discount']>; isOn: boolean }) {
  const { agreedRate, rate, from, payment, saving } = discount;
  const said = { agreed: `${agreedRate}%`, rate: `${rate}%`, saving: usd(saving) };
  return (
    <Banner severity={isOn ? 'success' : 'info'}>
      {isOn ? copy.lowered(said) : copy.lowers({ ...said, from: civilDate(from), payment: usd(payment) })}
    </Banner>
  );
}

/** What it takes next, and why that may be less than was set. */
function Next({ next }: { next: NonNullable<Shown['next']> }) {
  const { on, amount, lessBecause } = next;
  const said = copy.next(civilDate(on), usd(amount));
  return <Note>{lessBecause ? `${said} ${copy.less[lessBecause]}` : said}</Note>;
}

/** Chooses how much autopay takes and from where; begins with the setting, or with what is best for the patient. */
export function AutopayForm({ autopay, methods }: { autopay: Shown; methods: Snapshot<PaymentMethods> }) {
  const go = useGo();
  const isOn = autopay.type !== 'NONE';
  const best = autopay.suggested === null ? 'MINIMUM' : 'SUGGESTED';
  const first = isOn ? chosenIn(autopay) : best;
  const [type, setType] = useState<string>(first);
  const own = first === 'CUSTOM' ? String(autopay.amount) : '';
  const [custom, setCustom] = useState(own);
  const form = useQuestion({
    schema: schemaOf(autopay),
    initial: { customAmount: own },
    async submit({ type: chosen, customAmount, paymentMethodId }) {
      const custom = chosen === 'CUSTOM' ? { customAmount: Number(customAmount) } : {};
      go(await chooseAutopay(autopay, { type: chosen, paymentMethodId, ...custom }));
    },
  });
  const paying = methods.find(({ _id }) => _id === autopay.paymentMethod?._id);
  const [way, setWay] = useState((paying ?? methods[0])?._id ?? '');
  const choice = choiceOf(autopay, { type, custom, way });
  const isFetching = useAutopayTerms(autopay.transactionId, choice);
  return (
    <Column as="form" {...form.props}>
      <TroubleBanner trouble={form.trouble} onAgain={form.again} />
      <ErrorSummary {...form.summary} />
      {autopay.discount && <Discount discount={autopay.discount} isOn={isOn && autopay.type !== 'FIRST_ONLY'} />}
      {isOn && !paying && <Banner severity="warning">{copy.ended}</Banner>}
      {autopay.next && <Next next={autopay.next} />}
      <RadioCards
        label={copy.how}
        options={optionsOf(autopay)}
        defaultValue={first}
        onValue={setType}
        {...form.field('type')}
      />
      {type === 'CUSTOM' && <MoneyField label={copy.amount} onValue={setCustom} {...form.field('customAmount')} />}
      <RadioCards
        label={copy.from}
        options={methods.map((method) => ({
          value: method._id,
          title: accountName(method.name, method.lastFour),
        }))}
        defaultValue={way}
        onValue={setWay}
        {...form.field('paymentMethodId')}
      />
      <AutopayTerms txId={autopay.transactionId} choice={choice} />
      <Button
        look="primary"
        big
        type="submit"
        pending={form.pending || isFetching}
        pendingText={form.pending ? copy.saving : copy.fetching}
      >
        {isOn ? copy.change : copy.save}
      </Button>
    </Column>
  );
}
