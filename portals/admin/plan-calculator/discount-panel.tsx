import { Button } from '@portals/ui/button';
import { FieldError } from '@portals/ui/field';
import { IconButton } from '@portals/ui/icon-button';
import { PlusIcon, XIcon } from '@portals/ui/icons';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import styled from 'styled-components';
import { typeCoupon, typeDiscount } from './plan.actions';
import type { PlanFaults, TypedPlan } from './typed-plan';

const Panel = styled.section`
  margin-top: 22px; padding-top: 18px; border-top: 1px solid var(--line);
  h2 { font-size: 14px; line-height: 20px; font-weight: 650; margin-bottom: 8px; }
`;
const Line = styled.div`
  display: flex; flex-wrap: wrap; align-items: flex-end; gap: 8px 12px; margin-top: 10px;
  > * { margin: 0; } > button { margin-bottom: 4px; } > :first-child { width: 190px; } > :nth-child(2):not(button) { width: 220px; }
`;
const Adds = styled.div`display: flex; flex-wrap: wrap; gap: 8px; margin-top: 10px; &:empty { display: none; }`;

export type DiscountPanelProps = {
  plan: { readonly coupon: TypedPlan['coupon']; readonly discount: string | null };
  /** The manufacturers' products of the plan: a coupon belongs to one of them. */
  products: readonly { readonly key: string; readonly name: string }[];
  faults: PlanFaults;
};

/** Off the whole plan: one coupon of a manufacturer, for its product, and one discount of the practice (membership §3 Discount). */
export function DiscountPanel({ plan: { coupon, discount }, products, faults }: DiscountPanelProps) {
  return (
    <Panel aria-labelledby="plan-discounts">
      <h2 id="plan-discounts">Discounts</h2>
      {coupon && (
        <Line role="group" aria-label="Manufacturer Coupon">
          <TextField
            id="coupon-amount"
            name="coupon-amount"
            label="Manufacturer Coupon"
            inputMode="decimal"
            autoComplete="off"
            value={coupon.amount}
            error={faults['Manufacturer Coupon']}
            onChange={({ currentTarget }) => typeCoupon({ ...coupon, amount: currentTarget.value.slice(0, 20) })}
          />
          <Select
            id="coupon-product"
            name="coupon-product"
            label="Product"
            value={coupon.product}
            options={products.map(({ key, name }) => ({ value: key, label: name }))}
            {...(products.some(({ key }) => key === coupon.product) ? {} : { placeholder: 'Choose a product' })}
            onChange={({ currentTarget }) => typeCoupon({ ...coupon, product: currentTarget.value })}
          />
          <IconButton label="Remove coupon" onClick={() => typeCoupon(null)}>
            <XIcon size={17} />
          </IconButton>
        </Line>
      )}
      {discount !== null && (
        <Line>
          <TextField
            id="practice-discount"
            name="practice-discount"
            label="Provider Discount"
            inputMode="decimal"
            autoComplete="off"
            value={discount}
            error={faults['Provider Discount']}
            onChange={({ currentTarget }) => typeDiscount(currentTarget.value.slice(0, 20))}
          />
          <IconButton label="Remove discount" onClick={() => typeDiscount(null)}>
            <XIcon size={17} />
          </IconButton>
        </Line>
      )}
      <FieldError id="plan-discounts">{faults.discounts}</FieldError>
      <Adds>
        {!coupon && products.length > 0 && (
          <Button
            dense
            icon={<PlusIcon size={15} />}
            onClick={() => typeCoupon({ amount: '', product: products[0]?.key ?? '' })}
          >
            Manufacturer Coupon
          </Button>
        )}
        {discount === null && (
          <Button dense icon={<PlusIcon size={15} />} onClick={() => typeDiscount('')}>
            Provider Discount
          </Button>
        )}
      </Adds>
    </Panel>
  );
}
