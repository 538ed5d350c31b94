import { membershipMessages } from '@contract/messages/membership';
import { MANUFACTURER_PRODUCTS } from '@domain/membership/manufacturer-products';
import type { DiscountIssuer } from '@domain/membership/treatment-row';
import type { Form } from '@portals/form/use-form';
import { Button } from '@portals/ui/button';
import { FieldError } from '@portals/ui/field';
import { IconButton } from '@portals/ui/icon-button';
import { PlusIcon, XIcon } from '@portals/ui/icons';
import { MoneyField } from '@portals/ui/masked-fields';
import { Select } from '@portals/ui/select';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { type Draft, type DraftDiscount, productsOf } from './plan-draft';

const Part = styled.section`
  display: grid; gap: 8px;
  h2 { font-size: 13.5px; line-height: 18px; font-weight: 600; }
`;
const Acts = styled.div`display: flex; flex-wrap: wrap; gap: 8px;`;
const Line = styled.div`
  position: relative; display: flex; flex-wrap: wrap; align-items: end; gap: 10px; padding: 10px 12px; border-radius: 11px; box-shadow: inset 0 0 0 1px var(--line); max-width: 560px;
  [data-field] { margin: 0; flex: 1 1 150px; }
  > b { flex: 1 0 100%; font-weight: 600; padding-right: 40px; }
  > button { position: absolute; top: 4px; right: 6px; }
`;

const issuers: readonly { issuer: DiscountIssuer; text: string }[] = [
  { issuer: 'Manufacturer Coupon', text: membershipMessages.discountManufacturerCoupon.text },
  { issuer: 'Provider Discount', text: membershipMessages.discountProvider.text },
];
const productName = (key: string) => MANUFACTURER_PRODUCTS.find((one) => one.key === key)?.name ?? key;

export type DiscountPanelProps = {
  draft: Draft;
  form: Pick<Form, 'field' | 'errors' | 'forget'>;
  onChange: (discounts: readonly DraftDiscount[]) => void;
};

/** The discounts of a plan: one of the provider, and one of the manufacturer for each product of the plan. */
export function DiscountPanel({ draft, form, onChange }: DiscountPanelProps) {
  const { discounts } = draft;
  const part = useRef<HTMLElement>(null);
  const wanted = useRef<string | null>(null);
  const { id } = form.field('discounts');
  const products = productsOf(draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves once the line is on the page.
  useEffect(() => {
    if (wanted.current === null) return;
    const lines = part.current?.querySelectorAll(`[data-issuer="${wanted.current}"]`);
    const line = lines?.[lines.length - 1];
    const target =
      line?.querySelector<HTMLElement>('input:not([type=hidden])') ?? part.current?.querySelector('button');
    wanted.current = null;
    target?.focus();
  }, [discounts.length]);

  function show(next: readonly DraftDiscount[], focus: string) {
    form.forget('discounts');
    wanted.current = focus;
    onChange(next);
  }
  const change = (at: number, to: Partial<DraftDiscount>) =>
    onChange(discounts.map((one, index) => (index === at ? { ...one, ...to } : one)));
  const taken = discounts.flatMap(({ issuer, product }) => (issuer === 'Manufacturer Coupon' ? product : []));
  const free = products.filter((key) => !taken.includes(key));
  const couponFor = (product: string) =>
    taken.length > 1 ? `Manufacturer Coupon for ${productName(product)}` : 'Manufacturer Coupon';
  return (
    <Part ref={part} aria-labelledby={`${id}-title`} data-field="discounts" id={id} tabIndex={-1}>
      <h2 id={`${id}-title`}>Discounts</h2>
      <FieldError id={id}>{form.errors.discounts}</FieldError>
      {discounts.map(({ issuer, amount, product }, index) => (
        <Line
          key={`${issuer} ${product}`}
          data-issuer={issuer}
          role="group"
          aria-label={issuer === 'Manufacturer Coupon' ? couponFor(product) : issuer}
        >
          <b>{issuer}</b>
          <MoneyField
            id={`${id}-${issuer.split(' ')[0]}${index === 0 ? '' : `-${index}`}`}
            name={`amount of ${issuer}`}
            label="Annual discount"
            defaultValue={amount}
            onValue={(typed) => change(index, { amount: typed })}
          />
          {issuer === 'Manufacturer Coupon' && (
            <Select
              id={`${id}-product${index === 0 ? '' : `-${index}`}`}
              name="product"
              label="Product"
              placeholder={products.length === 0 ? 'No products in this plan' : 'Choose a product'}
              options={products
                .filter((key) => key === product || free.includes(key))
                .map((key) => ({ value: key, label: productName(key) }))}
              value={products.includes(product) ? product : ''}
              onChange={(event) => change(index, { product: event.target.value })}
            />
          )}
          <IconButton
            label={`Remove ${issuer === 'Manufacturer Coupon' ? couponFor(product) : issuer}`}
            onClick={() =>
              show(
                discounts.filter((_, at) => at !== index),
                'none',
              )
            }
          >
            <XIcon size={17} />
          </IconButton>
        </Line>
      ))}
      <AddButtons
        discounts={discounts}
        products={products}
        free={free}
        onAdd={(one) => show([...discounts, one], one.issuer)}
      />
    </Part>
  );
}

type AddButtonsProps = {
  discounts: readonly DraftDiscount[];
  products: readonly string[];
  /** Products without a coupon. */
  free: readonly string[];
  onAdd: (discount: DraftDiscount) => void;
};

function AddButtons({ discounts, products, free, onAdd }: AddButtonsProps) {
  return (
    <Acts>
      {issuers
        .filter(({ issuer }) =>
          issuer === 'Manufacturer Coupon'
            ? products.length === 0 || free.length > 0
            : !discounts.some((one) => one.issuer === issuer),
        )
        .map(({ issuer, text }) => {
          const isWithoutProduct = issuer === 'Manufacturer Coupon' && products.length === 0;
          return (
            <Button
              key={issuer}
              dense
              icon={<PlusIcon size={14} />}
              disabled={isWithoutProduct}
              title={isWithoutProduct ? 'No treatment in this plan uses a manufacturer’s product.' : undefined}
              onClick={() =>
                onAdd({ issuer, amount: '', product: issuer === 'Manufacturer Coupon' ? (free[0] ?? '') : '' })
              }
            >
              {text}
            </Button>
          );
        })}
    </Acts>
  );
}
