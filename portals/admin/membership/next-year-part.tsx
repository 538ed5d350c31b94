import { centsFromDollars } from '@domain/money/dollars';
import { formatUsdExact } from '@domain/money/usd';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { MoneySummary } from '@portals/ui/money-summary';
import type { ShownMembership } from './plan-draft';
import { dayText } from './plan-words';

const usd = (dollars: number) => formatUsdExact(centsFromDollars(dollars));
const ISSUERS = { 'Manufacturer Coupon': 'Manufacturer coupon', 'Provider Discount': 'Practice discount' } as const;

/** What a member's next year is made of, where it is another than this one: the practice sees it before the member agrees. */
export function NextYearPart({ of: { renewal, renewsOn } }: { of: ShownMembership }) {
  const difference = renewal?.difference;
  if (!renewal || !difference) return null;
  return (
    <Card as="section" aria-labelledby="next-year-title">
      <CardTitle id="next-year-title">Next year, from {dayText(renewsOn)}</CardTitle>
      <Note>
        {renewal.agreedAt
          ? 'The member agreed to this.'
          : 'Made from your prices today, without this year’s coupons and discounts. The member sees it before they agree.'}
      </Note>
      <MoneySummary
        lines={[
          ...difference.prices.map(({ treatment, priceBefore, priceAfter }) => ({
            key: `price-${treatment}`,
            label: treatment,
            value: `${usd(priceAfter)} each, ${usd(priceBefore)} this year`,
          })),
          ...difference.removed.map((treatment) => ({
            key: `gone-${treatment}`,
            label: treatment,
            value: 'No longer offered',
          })),
          ...difference.discounts.map(({ issuer, amount }, index) => ({
            key: `ends-${index}`,
            label: `${ISSUERS[issuer]}, ${usd(amount)}`,
            value: 'Ends with this year',
          })),
          {
            label: 'Treatments a month',
            value: `${usd(difference.monthlyAfter)}, ${usd(difference.monthlyBefore)} this year`,
            total: true,
          },
        ]}
      />
    </Card>
  );
}
