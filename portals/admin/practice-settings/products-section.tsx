import { FormDialog } from '@portals/form/form-dialog';
import { KeepTyped } from '@portals/form/keep-typed';
import { useForm } from '@portals/form/use-form';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { Checkbox } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { MoneyField } from '@portals/ui/masked-fields';
import { Select } from '@portals/ui/select';
import { Tag } from '@portals/ui/tag';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { usd } from '../words/amounts';
import { saveProduct } from './settings.actions';
import type { Offer } from './settings.store';
import { Section } from './settings-frame';

type Product = Frozen<Offer>['products'][number];

const List = styled.ul`
  border-radius: 11px; box-shadow: inset 0 0 0 1px var(--line);
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; min-height: 46px; padding: 6px 6px 6px 14px; }
  li + li { border-top: 1px solid var(--line); }
  li > b { flex: 1 1 220px; font-weight: 500; }
  li > span { color: var(--ink-2); font-variant-numeric: tabular-nums lining-nums; }
`;
const Choose = styled.form`
  display: flex; flex-wrap: wrap; gap: 10px 12px; align-items: end;
  [data-field] { flex: 0 1 320px; }
`;

/** What a practice offers: a group of products, each as the group has it or narrower. */
export function ProductsSection({ offer }: { offer: Frozen<Offer> }) {
  const [changed, setChanged] = useState<{ product: Product; groupId: string } | null>(null);
  return (
    <Section id="products" aria-labelledby="products-title">
      <div>
        <Heading id="products-title">Products</Heading>
        <Note>
          Changes show immediately in the calculator, on the website, and in new transactions. Plans patients already
          chose don’t change.
        </Note>
      </div>
      <GroupForm key={offer.version} offer={offer} />
      <List aria-label="Products">
        {offer.products.map((product) => (
          <li key={product.productId}>
            <b>{product.name}</b>
            {!product.enabled && <Tag>Not offered</Tag>}
            <span>
              {usd(product.minAmount)} to {usd(product.maxAmount)}
            </span>
            <Button
              dense
              onClick={() => setChanged({ product, groupId: offer.productGroupId })}
              aria-label={`Edit ${product.name}`}
            >
              Edit
            </Button>
          </li>
        ))}
      </List>
      {changed?.groupId === offer.productGroupId && (
        <ProductDialog of={changed.product} groupId={changed.groupId} onClose={() => setChanged(null)} />
      )}
    </Section>
  );
}

const groupSchema = z.object({ productGroupId: z.string().check(z.minLength(1, 'Choose a product group')) });

export function GroupForm({ offer }: { offer: Frozen<Offer> }) {
  const [chosen, setChosen] = useState(offer.productGroupId);
  const form = useForm({
    schema: groupSchema,
    initial: { productGroupId: offer.productGroupId },
    submit: ({ productGroupId }) => saveProduct({ productGroupId }),
  });
  function choose(event: FormEvent<HTMLFormElement>) {
    setChosen((event.target as HTMLSelectElement).value);
    form.props.onChange(event);
  }
  return (
    <Choose {...form.props} onChange={choose}>
      {chosen !== offer.productGroupId && !form.pending && <KeepTyped isOnPage />}
      <ErrorSummary {...form.summary} />
      <Select
        label="Product group"
        options={offer.productGroups.map(({ _id, name, refusal }) => ({
          value: _id,
          label: refusal ? `${name}: ${refusal}` : name,
          disabled: refusal !== null,
        }))}
        {...form.field('productGroupId')}
      />
      <Button type="submit" pending={form.pending} pendingText="Saving">
        Save group
      </Button>
    </Choose>
  );
}

const amount = z.pipe(
  z.string().check(z.regex(/^\d+(\.\d{1,2})?$/, 'Enter an amount like 500')),
  z.transform((text: string) => Number(text)),
);
const productSchema = z.object({ enabled: z.boolean(), minAmount: amount, maxAmount: amount });
/** The server names the fields by their place in the call. */
const places = { enabled: 'data.enabled', minAmount: 'data.minAmount', maxAmount: 'data.maxAmount' } as const;
const schema = {
  safeParse(value: unknown) {
    const { data = {} } = value as { data?: object };
    const read = productSchema.safeParse({ enabled: false, ...data });
    if (read.success) return { success: true as const, data: read.data };
    const issues = read.error.issues.map(({ path, message }) => ({ path: ['data', ...path], message }));
    return { success: false as const, error: { issues } };
  },
};

type ProductDialogProps = { of: Product; groupId: string; onClose: () => void };

/** How one product is offered, within what the group has. */
function ProductDialog({ of, groupId, onClose }: ProductDialogProps) {
  const form = useForm({
    schema,
    initial: {
      [places.enabled]: of.enabled,
      [places.minAmount]: String(of.minAmount),
      [places.maxAmount]: String(of.maxAmount),
    },
    submit: async (data) => {
      await saveProduct({ productId: of.productId, productGroupId: groupId, data });
      onClose();
    },
  });
  return (
    <FormDialog title={of.name} act="Save" pendingText="Saving" form={form} onClose={onClose}>
      <p>
        The group offers it for {usd(of.group.minAmount)} to {usd(of.group.maxAmount)}. A practice can offer a narrower
        range or turn it off.
      </p>
      <Checkbox {...form.field(places.enabled)} disabled={!of.group.enabled}>
        Offer this product
      </Checkbox>
      <MoneyField label="Minimum amount" {...form.field(places.minAmount)} />
      <MoneyField label="Maximum amount" {...form.field(places.maxAmount)} />
    </FormDialog>
  );
}
