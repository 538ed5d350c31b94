import { UNIT_TYPES } from '@domain/membership/practice-treatment';
import { ActDialog } from '@portals/form/act-dialog';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { useVersionedForm } from '@portals/form/use-versioned-form';
import type { Frozen } from '@portals/state/frozen';
import { MoneyField } from '@portals/ui/masked-fields';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { intervalOptions, unitOptions, usesText } from './copy';
import { discountText, discountTyped, NO_DISCOUNT, readDiscount } from './discount-text';
import { addTreatment, changeTreatment, removeTreatment } from './settings.actions';
import { settings, type Treatment } from './settings.store';

type Shown = Frozen<Treatment>;

const line = (missing: string, max: number) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(max, `Use ${max} characters or fewer`));

// What is no number stays the text that it is, so that what somebody typed is told from what was there.
const schema = z
  .object({
    name: line('Enter a treatment name', 80),
    area: z.string().check(z.trim(), z.maxLength(60, 'Use 60 characters or fewer')),
    unitType: z.enum(UNIT_TYPES, 'Choose a unit'),
    pricePerUnit: z.pipe(
      z.string().check(z.regex(/^\d{1,6}(\.\d{1,2})?$/, 'Enter an amount like 13.50')),
      z.transform((text: string) => Number(text)),
    ),
    amountOfUnits: z.pipe(
      z.string().check(z.trim(), z.regex(/^[1-9]\d{0,3}$/, 'Enter a whole number, 1 or more')),
      z.transform((text: string) => Number(text)),
    ),
    interval: z.string(),
    discount: discountTyped,
    priviproduct: z.string(),
  })
  .check(
    z.refine(({ pricePerUnit, discount }) => (readDiscount(discount)?.discountAmount ?? 0) <= pricePerUnit, {
      path: ['discount'],
      message: 'The discount can’t be more than the price per unit',
    }),
    z.refine(({ pricePerUnit }) => pricePerUnit > 0, { path: ['pricePerUnit'], message: 'Enter a price above $0' }),
  );
type Answers = z.output<typeof schema>;

const orNone = (text: string) => (text === '' ? null : text);
/** The answers as the call takes them. */
const bodyOf = ({ discount, area, interval, priviproduct, ...answers }: Answers) => ({
  ...answers,
  area: orNone(area),
  interval: interval === '' ? null : Number(interval),
  priviproduct: orNone(priviproduct),
  ...(readDiscount(discount) ?? NO_DISCOUNT),
});

const Pair = styled.div`
  display: grid; gap: 0 14px; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  && { margin-top: var(--field-gap); }
  && > * { margin-top: 0; }
  @media (max-width: 480px) { grid-template-columns: minmax(0, 1fr); && > * + * { margin-top: var(--field-gap); } }
`;

type AddProps = { practiceId: string; product?: string | undefined; onClose: () => void };

export function AddTreatment({ practiceId, product, onClose }: AddProps) {
  const known = useSnapshot(settings).products.data?.find(({ _id }) => _id === product);
  const form = useForm<Answers>({
    schema,
    initial: {
      name: known?.name ?? '',
      unitType: known?.unitType ?? 'unit',
      amountOfUnits: '1',
      priviproduct: known?._id ?? '',
    },
    submit: async (answers) => {
      await addTreatment(practiceId, bodyOf(answers));
      onClose();
    },
  });
  return (
    <FormDialog title="Add treatment" act="Add treatment" pendingText="Adding" form={form} onClose={onClose}>
      <Fields form={form} />
    </FormDialog>
  );
}

/** The fields as they stand. */
const answersOf = (of: Shown) => ({
  name: of.name,
  area: of.area ?? '',
  unitType: of.unitType,
  pricePerUnit: of.pricePerUnit,
  amountOfUnits: of.amountOfUnits,
  interval: of.interval === null ? '' : String(of.interval),
  discount: discountText(of),
  priviproduct: of.priviproduct ?? '',
});

export function ChangeTreatment({ of, onClose }: { of: Shown; onClose: () => void }) {
  const form = useVersionedForm<Shown, Answers>({
    of,
    latest: () => settings.treatments.data?.treatments.find(({ _id }) => _id === of._id) ?? of,
    schema,
    answersOf,
    save: async (_, { opened, answers }) => {
      await changeTreatment(opened, bodyOf(answers));
      onClose();
    },
  });
  return (
    <FormDialog title={form.opened.name} act="Save" pendingText="Saving" form={form} onClose={onClose}>
      <Fields key={form.round} form={form} />
    </FormDialog>
  );
}

function Fields({ form }: { form: Pick<ReturnType<typeof useForm<Answers>>, 'field'> }) {
  const { data: products } = useSnapshot(settings).products;
  return (
    <>
      <TextField label="Treatment" maxLength={80} autoComplete="off" {...form.field('name')} />
      <TextField label="Area" optional maxLength={60} autoComplete="off" {...form.field('area')} />
      <Pair>
        <MoneyField label="Price per unit" {...form.field('pricePerUnit')} />
        <Select label="Unit" options={unitOptions} {...form.field('unitType')} />
      </Pair>
      <Pair>
        <TextField
          label="Units per treatment"
          inputMode="numeric"
          autoComplete="off"
          {...form.field('amountOfUnits')}
        />
        <Select label="Frequency" options={intervalOptions} {...form.field('interval')} />
      </Pair>
      <TextField
        label="Discount"
        optional
        hint="10% of the price, or $1.50 off each unit"
        autoComplete="off"
        {...form.field('discount')}
      />
      <Select
        label="Manufacturer product"
        optional
        options={(products ?? []).map(({ _id, name, manufacturer }) => ({
          value: _id,
          label: name === manufacturer ? name : `${name} (${manufacturer})`,
        }))}
        placeholder="None"
        {...form.field('priviproduct')}
      />
    </>
  );
}

/** Says what depends on a treatment, and asks. */
export function RemoveTreatment({ of, onClose }: { of: Shown; onClose: () => void }) {
  const { templates } = of.usedIn;
  return (
    <ActDialog
      title={`Remove ${of.name}?`}
      act="Remove treatment"
      pendingText="Removing"
      look="danger-fill"
      run={() => removeTreatment(of)}
      onClose={onClose}
    >
      <p>{usesText(of.usedIn)}</p>
      <p style={{ marginTop: 8 }}>
        You can’t add it to new plans. Existing member plans keep it
        {templates.length > 0 ? '. Replace it in the plan templates that use it.' : '.'}
      </p>
    </ActDialog>
  );
}
