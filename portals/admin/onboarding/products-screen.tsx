import { usd } from '@portals/format/usd';
import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { CheckboxBox, RadioCards } from '@portals/ui/choices';
import { MoneyField } from '@portals/ui/masked-fields';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { loadGroups, saveProducts } from './onboarding.actions';
import { type Details, type Group, type Offer, onboarding } from './onboarding.store';
import { OnboardingFrame } from './onboarding-frame';
import { StepForm, useStepForm } from './step-form';

const Rows = styled.ul`
  display: grid; gap: 0; margin-top: 18px;
  li { display: grid; grid-template-columns: 24px minmax(160px, 1fr) 130px 130px minmax(0, 1.4fr); gap: 4px 14px; align-items: center; padding: 10px 0; border-top: 1px solid var(--line); }
  li > * { margin: 0; } b { font-weight: 600; } small { display: block; color: var(--ink-3); font-size: 13px; line-height: 18px; }
  @media (max-width: 900px) { li { grid-template-columns: 24px minmax(0, 1fr) minmax(0, 1fr); > :nth-child(2) { grid-column: 2 / -1; } > :nth-child(3) { grid-column: 2; } > :nth-child(5) { grid-column: 2 / -1; } } }
`;

const amount = z.string().check(
  z.trim(),
  z.refine((text) => Number(text) > 0, { error: 'Enter an amount above $0' }),
);
const schema = z.object({
  productGroup: z.object({
    productGroupId: z.string().check(z.minLength(1, 'Choose a product group')),
    products: z.array(
      z.object({ product: z.string(), enabled: z.boolean(), minAmount: amount, maxAmount: amount }).check(
        z.refine(({ minAmount, maxAmount }) => Number(minAmount) <= Number(maxAmount), {
          path: ['minAmount'],
          error: 'The minimum can’t be more than the maximum',
        }),
      ),
    ),
  }),
});

/** What the practice offers: a group of products, each as the group has it or narrower (provider-admin §2 product-settings-create). */
export function ProductsScreen() {
  return (
    <OnboardingFrame step="products" needsPractice>
      {(details) => <Choice key={details.onboarding._id} details={details} />}
    </OnboardingFrame>
  );
}

function Choice({ details }: { details: Frozen<Details> }) {
  const { data, error } = useSnapshot(onboarding).groups;
  useEffect(() => void loadGroups(), []);
  if (error)
    return (
      <Banner
        severity="error"
        actions={
          <Button dense onClick={() => void loadGroups()}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Banner>
    );
  if (!data) return <Skeleton lines={6} label="Loading product groups" />;
  const { groups, proposed, offer } = data;
  return <Fields details={details} groups={groups as readonly Frozen<Group>[]} proposed={proposed} offer={offer} />;
}

type FieldsProps = {
  details: Frozen<Details>;
  groups: readonly Frozen<Group>[];
  proposed: string;
  offer: Frozen<Offer> | null;
};

function Fields({ details, groups, proposed, offer }: FieldsProps) {
  const start = offer?.productGroupId ?? proposed;
  const [chosen, setChosen] = useState(start);
  const group = groups.find(({ _id }) => _id === chosen);
  const form = useStepForm({
    step: 'products',
    schema,
    initial: { 'productGroup.productGroupId': start },
    save: ({ productGroup: { productGroupId, products } }) =>
      saveProducts({
        productGroupId,
        products: products.map((one) => ({
          ...one,
          minAmount: Number(one.minAmount),
          maxAmount: Number(one.maxAmount),
        })),
      }),
  });
  return (
    <StepForm
      step="products"
      form={form as never}
      why={`Choose what ${details.onboarding.practiceName} patients can select. A practice can narrow what its group offers.`}
    >
      <div
        onChange={(event) => {
          const { name, value } = event.target as unknown as HTMLInputElement;
          if (name === 'productGroup.productGroupId') setChosen(value);
        }}
      >
        <RadioCards
          label="Product group"
          options={groups.map(({ _id, name, products, specialties }) => ({
            value: _id,
            title: name,
            detail: `${products.length} ${products.length === 1 ? 'plan' : 'plans'}${specialties.length > 0 ? `, for ${specialties.join(', ')}` : ''}`,
            ...(_id === proposed && { aside: 'Suggested' }),
          }))}
          {...form.field('productGroup.productGroupId')}
        />
      </div>
      {group && (
        <Rows key={group._id} aria-label="Products">
          {group.products.map((one, at) => (
            <Product
              key={one.product}
              of={one}
              own={group._id === offer?.productGroupId ? offer.products.find(isOf(one)) : undefined}
              at={at}
              field={form.field}
            />
          ))}
        </Rows>
      )}
    </StepForm>
  );
}

const isOf =
  ({ product }: { product: string }) =>
  ({ productId }: { productId: string }) =>
    productId === product;

type ProductProps = {
  of: Frozen<Group>['products'][number];
  /** How the practice offers it today. */
  own: Frozen<Offer>['products'][number] | undefined;
  at: number;
  field: ReturnType<typeof useStepForm<never>>['field'];
};

function Product({ of, own, at, field }: ProductProps) {
  const { enabled: isOffered, minAmount, maxAmount } = own ?? of;
  const place = `productGroup.products[${at}]`;
  const enabled = field(`${place}.enabled`);
  return (
    <li>
      <CheckboxBox id={enabled.id} name={enabled.name} aria-label={`Offer ${of.name}`} defaultChecked={isOffered} />
      <span>
        <b>{of.name}</b>
        <input type="hidden" name={`${place}.product`} value={of.product} />
        <small>
          {of.promoTerm === null ? 'Fixed' : `${of.promoTerm}-month promotion, ${of.fixedTerm} months total`}
        </small>
      </span>
      <MoneyField label="Minimum amount" {...field(`${place}.minAmount`)} defaultValue={String(minAmount)} />
      <MoneyField label="Maximum amount" {...field(`${place}.maxAmount`)} defaultValue={String(maxAmount)} />
      <small>
        Fee {of.mdf}%, manufacturer fee {of.allerganMdf}%, minimum fee {usd(of.minimumFee)}. Plan changes from{' '}
        {usd(of.minModifyAmount)}
      </small>
    </li>
  );
}
