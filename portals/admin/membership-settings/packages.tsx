import { membershipSettingsPaths } from '@contract/membership-settings/paths';
import { isGroupComplete, type ProductGroup, selectProduct } from '@domain/membership/package-suggestion';
import { keptDiscount, practiceTerms } from '@domain/membership/practice-treatment';
import { treatmentRow } from '@domain/membership/treatment-row';
import { centsFromDollars, dollarsFromCents } from '@domain/money/dollars';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { CheckboxBox } from '@portals/ui/choices';
import { Tag } from '@portals/ui/tag';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { usd } from '../words/amounts';
import { everyText, unitText } from './copy';
import { discountText, discountWords } from './discount-text';
import { type Choice, chosenPackages } from './packages.store';
import { type PackageSuggestion, type PlanRowStart, planModal, type Treatment } from './settings.store';

type Suggestion = Frozen<PackageSuggestion>;
type Product = Suggestion['coreProduct'];
type GroupName = 'product1' | 'product2';

const Cards = styled.ul`
  display: grid; gap: 10px; margin-top: 12px;
  > li { border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line); padding: 6px 14px; }
  > li:has([aria-expanded='true']) { box-shadow: inset 0 0 0 2px var(--primary-line); }
`;
const Opener = styled.button`
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; width: 100%; min-height: 44px; border: 0; background: none; cursor: pointer; text-align: left; font: inherit; color: inherit;
  b { font-weight: 600; } span { color: var(--ink-2); } > :last-child { margin-left: auto; }
`;
const Group = styled.fieldset`
  display: grid; grid-template-columns: 110px minmax(0, 1fr); gap: 8px 14px; border: 0; border-top: 1px solid var(--line); padding: 12px 0; margin: 0;
  legend { float: left; font-weight: 600; padding: 0; } small { display: block; font-weight: 400; color: var(--ink-3); font-size: 12.5px; line-height: 17px; }
  > div { display: grid; gap: 6px; }
  @media (max-width: 600px) { grid-template-columns: minmax(0, 1fr); }
`;
const Line = styled.label`
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; min-height: 44px; padding: 6px 10px; border-radius: 10px; box-shadow: inset 0 0 0 1px var(--line);
  > span:not([data-amount]) { flex: 1 1 160px; } [data-amount] { font-weight: 500; font-variant-numeric: tabular-nums; } b { display: block; font-weight: 600; } small { color: var(--ink-3); font-size: 12.5px; }
  &:has(:checked) { box-shadow: inset 0 0 0 2px var(--primary-line); background: var(--primary-50); }
  &[data-missing] { background: var(--sunken); }
`;
const Radio = styled.input.attrs({
  type: 'radio',
})`width: 18px; height: 18px; margin: 0; flex: none; accent-color: var(--primary-line);`;
const Foot = styled.div`display: flex; flex-wrap: wrap; gap: 8px; padding: 6px 0 10px;`;

/** A group with what is ticked of it. */
const groupOf = ({ conjunction, products }: Suggestion[GroupName], ticked: readonly string[]): ProductGroup => ({
  conjunction,
  products: products.map((one) => ({ ...one, selected: ticked.includes(one.priviproduct) })),
});
const tickedOf = ({ products }: ProductGroup) =>
  products.filter(({ selected }) => selected).map(({ priviproduct }) => priviproduct);

const NOTHING: Choice = { show: false, saved: false, selected: [] };

export type PackagesProps = {
  suggestions: readonly Suggestion[];
  treatments: readonly Frozen<Treatment>[];
  mayEdit: boolean;
  /** A product without a price of the practice is added as a treatment. */
  onAdd: (product: string) => void;
};

/** Packages that a manufacturer suggests, at the practice's own prices (membership §3 Manufacturer rewards). */
export function Packages({ suggestions, treatments, mayEdit, onAdd }: PackagesProps) {
  const { of } = useSnapshot(chosenPackages);
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="packages-title">
      <Heading id="packages-title">Manufacturer packages</Heading>
      <Note>Uses your prices. Choose products to turn a package into a plan.</Note>
      <Cards>
        {suggestions.map((one) => (
          <li key={one._id}>
            <Package
              suggestion={one}
              choice={of[one._id] ?? NOTHING}
              treatments={treatments}
              mayEdit={mayEdit}
              onAdd={onAdd}
            />
          </li>
        ))}
      </Cards>
    </section>
  );
}

type PackageProps = Omit<PackagesProps, 'suggestions'> & { suggestion: Suggestion; choice: Frozen<Choice> };

function Package({ suggestion, choice, treatments, mayEdit, onAdd }: PackageProps) {
  const navigate = useNavigate();
  const { _id, name, interval, coreProduct } = suggestion;
  const choose = (change: Partial<Choice>) => {
    chosenPackages.of[_id] = { ...NOTHING, ...choice, selected: [...choice.selected], ...change };
  };
  const groups = (['product1', 'product2'] as const).map((key) => ({
    key,
    products: suggestion[key].products,
    group: groupOf(suggestion[key], choice.selected),
  }));
  const isComplete = groups.every(({ group }) => isGroupComplete(group));
  const products = [
    coreProduct,
    ...groups.flatMap(({ products: some }) => some.filter((one) => choice.selected.includes(one.priviproduct))),
  ];
  const missing = products.filter(({ pricePerUnit }) => pricePerUnit === null);
  function tick(key: GroupName, product: string, isTicked: boolean) {
    const rest = groups.filter((one) => one.key !== key).flatMap(({ group }) => tickedOf(group));
    const own = groups.find((one) => one.key === key);
    if (own) choose({ selected: [...rest, ...tickedOf(selectProduct(own.group, product, isTicked))] });
  }
  function makePlan() {
    planModal.open = { act: 'add', step: 0, rows: products.map((one) => rowOf(one, interval, treatments)) };
    void navigate(membershipSettingsPaths.plans.href());
  }
  return (
    <>
      <Opener type="button" aria-expanded={choice.show} onClick={() => choose({ show: !choice.show })}>
        <b>{name}</b>
        <span>{everyText(interval)}</span>
        {choice.saved && <Tag $tone="primary">Saved</Tag>}
        <Tag $tone={missing.length > 0 ? 'warning' : isComplete ? 'success' : 'plain'}>
          {missing.length > 0
            ? `Needs ${missing.length === 1 ? '1 price' : `${missing.length} prices`}`
            : isComplete
              ? 'Complete'
              : 'Choose products'}
        </Tag>
      </Opener>
      {choice.show && (
        <>
          <Group>
            <legend>
              Included <small>core product</small>
            </legend>
            <div>
              <ProductLine product={coreProduct} mayEdit={mayEdit} onAdd={onAdd} />
            </div>
          </Group>
          {groups.map(({ key, products: some, group }) => (
            <Group key={key}>
              <legend>
                {group.conjunction === 'OR' ? 'One of these' : 'All of these'}{' '}
                <small>{group.conjunction === 'OR' ? 'or' : 'and'}</small>
              </legend>
              <div>
                {some.map((product) => (
                  <ProductLine
                    key={product.priviproduct}
                    product={product}
                    mayEdit={mayEdit}
                    onAdd={onAdd}
                    isTicked={choice.selected.includes(product.priviproduct)}
                    isOneOf={group.conjunction === 'OR' ? `${_id}-${key}` : undefined}
                    onTick={(isTicked) => tick(key, product.priviproduct, isTicked)}
                  />
                ))}
              </div>
            </Group>
          ))}
          <Foot>
            {mayEdit && (
              <Button dense look="primary" disabled={!isComplete || missing.length > 0} onClick={makePlan}>
                Create plan
              </Button>
            )}
            <Button dense aria-pressed={choice.saved} onClick={() => choose({ saved: !choice.saved })}>
              {choice.saved ? 'Remove from saved' : 'Save for later'}
            </Button>
          </Foot>
        </>
      )}
    </>
  );
}

/** A product of a package as a row of a plan, with the interval of the package and the practice's own discount. */
function rowOf(product: Product, interval: number | null, treatments: readonly Frozen<Treatment>[]): PlanRowStart {
  const own = treatments.find(({ priviproduct }) => priviproduct === product.priviproduct);
  return {
    _id: own?._id ?? '',
    units: String(product.numberOfUnits),
    interval: interval === null ? '' : String(interval),
    discount: own ? discountText(own) : '',
    upfrontCost: '',
  };
}

/** What a product of a package comes to once, at the practice's own price and discount. */
function amountOf({ numberOfUnits, pricePerUnit, discountAmount, discountPercent }: Product): number {
  const pricePerUnitCents = centsFromDollars(pricePerUnit ?? 0);
  const asked = {
    discountAmountCents: discountAmount === null ? null : centsFromDollars(discountAmount),
    discountPercent,
  };
  const discount = keptDiscount(asked, pricePerUnitCents);
  const row = treatmentRow(practiceTerms({ units: numberOfUnits, pricePerUnitCents, intervalMonths: null, discount }));
  return dollarsFromCents(row.totalCents);
}

type LineProps = {
  product: Product;
  mayEdit: boolean;
  onAdd: (product: string) => void;
  isTicked?: boolean;
  /** Name of the group of which one is chosen. */
  isOneOf?: string | undefined;
  /** Without it the product is always in. */
  onTick?: (isTicked: boolean) => void;
};

function ProductLine({ product, mayEdit, onAdd, isTicked = true, isOneOf, onTick }: LineProps) {
  const { priviproduct, name, numberOfUnits, pricePerUnit, unitType, discountAmount, discountPercent } = product;
  const isMissing = pricePerUnit === null || unitType === null;
  const off = isMissing ? '' : discountWords({ discountAmount, discountPercent }, unitType);
  return (
    <Line data-missing={isMissing ? '' : undefined}>
      {onTick &&
        (isOneOf ? (
          <Radio name={isOneOf} checked={isTicked} onChange={() => onTick(true)} aria-label={name} />
        ) : (
          <CheckboxBox checked={isTicked} onChange={(event) => onTick(event.target.checked)} aria-label={name} />
        ))}
      <span>
        <b>{name}</b>
        <small>
          {isMissing
            ? 'Not one of your treatments.'
            : `${unitText(unitType, numberOfUnits)} at ${usd(pricePerUnit)}${off && `, ${off}`}`}
        </small>
      </span>
      {!isMissing && <span data-amount="">{usd(amountOf(product))}</span>}
      {isMissing && mayEdit && (
        <Button dense look="quiet" onClick={() => onAdd(priviproduct)} aria-label={`Add ${name} with a price`}>
          Add with a price
        </Button>
      )}
    </Line>
  );
}
