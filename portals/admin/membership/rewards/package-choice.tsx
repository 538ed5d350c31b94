import { membershipSettingsPaths } from '@contract/membership-settings/paths';
import { selectProduct } from '@domain/membership/package-suggestion';
import { keptDiscount, practiceTerms } from '@domain/membership/practice-treatment';
import { treatmentRow } from '@domain/membership/treatment-row';
import { centsFromDollars, dollarsFromCents } from '@domain/money/dollars';
import { Heading, Note } from '@portals/ui/card';
import { CheckboxBox } from '@portals/ui/choices';
import { Tag } from '@portals/ui/tag';
import { Link } from 'react-router';
import styled from 'styled-components';
import { usd } from '../../words/amounts';
import { beginChoice, type Choice, GROUPS, groupOf, type ShownSuggestion, stateOf } from './rewarded-plan';
import { everyWords, unitWords } from './rewards-words';

const Cards = styled.ul`
  display: grid; gap: 10px;
  > li { border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line); padding: 4px 14px; min-width: 0; }
  > li:has(> label :checked) { box-shadow: inset 0 0 0 2px var(--primary-line); }
`;
const Opener = styled.label`
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; min-height: 48px; cursor: pointer;
  b { font-weight: 600; } > span { color: var(--ink-2); } > :last-child:not(b) { margin-left: auto; }
`;
const Group = styled.fieldset`
  display: grid; grid-template-columns: 100px minmax(0, 1fr); gap: 8px 14px; border: 0; border-top: 1px solid var(--line); padding: 12px 0; margin: 0; min-width: 0;
  legend { float: left; font-weight: 600; padding: 0; } small { display: block; font-weight: 400; color: var(--ink-3); font-size: 12.5px; line-height: 17px; }
  > div { display: grid; gap: 6px; }
  @media (max-width: 600px) { grid-template-columns: minmax(0, 1fr); }
`;
const Line = styled.label`
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; min-height: 44px; padding: 8px 12px; border-radius: 10px; box-shadow: inset 0 0 0 1px var(--line);
  > span:not([data-amount]) { flex: 1 1 160px; } [data-amount] { font-weight: 500; font-variant-numeric: tabular-nums; } b { display: block; font-weight: 600; }
  &:has(:checked), &[data-always] { box-shadow: inset 0 0 0 2px var(--primary-line); background: var(--primary-50); }
  &[data-missing] { background: var(--sunken); }
`;
const Radio = styled.input.attrs({
  type: 'radio',
})`width: 18px; height: 18px; margin: 0; flex: none; accent-color: var(--primary-line);`;

type Product = ShownSuggestion['coreProduct'];

export type PackageChoiceProps = {
  suggestions: readonly ShownSuggestion[];
  choice: Choice | null;
  /** The member has a plan, which may take rewards as it is. */
  hasPlan: boolean;
  onChoose: (suggestion: ShownSuggestion | null) => void;
  onTick: (ticked: readonly string[]) => void;
};

/** Packages of which one is chosen: what is always in it, one of some, and all of some, at the practice's own prices. */
export function PackageChoice({ suggestions, choice, hasPlan, onChoose, onTick }: PackageChoiceProps) {
  return (
    <>
      <Heading>Matching packages</Heading>
      <Note>Uses your prices and discounts.</Note>
      <Cards>
        {hasPlan && (
          <li>
            <Opener>
              <Radio name="package" checked={choice === null} onChange={() => onChoose(null)} />
              <b>Current plan</b>
            </Opener>
          </li>
        )}
        {suggestions.map((one) => {
          const mine = choice?.suggestion._id === one._id ? choice : null;
          return (
            <li key={one._id}>
              <Opener>
                <Radio name="package" checked={mine !== null} onChange={() => onChoose(one)} />
                <b>{one.name}</b>
                <span>{everyWords(one.interval)}</span>
                <Standing choice={mine ?? beginChoice(one)} isChosen={mine !== null} />
              </Opener>
              {mine && <Groups choice={mine} onTick={onTick} />}
            </li>
          );
        })}
      </Cards>
    </>
  );
}

function Standing({ choice, isChosen }: { choice: Choice; isChosen: boolean }) {
  const { isComplete, missing } = stateOf(choice);
  if (missing > 0) return <Tag $tone="warning">Needs {missing === 1 ? '1 price' : `${missing} prices`}</Tag>;
  if (isComplete) return <Tag $tone="success">Complete</Tag>;
  return isChosen ? <Tag>Choose products</Tag> : null;
}

function Groups({ choice, onTick }: { choice: Choice; onTick: (ticked: readonly string[]) => void }) {
  const { suggestion } = choice;
  function tick(name: (typeof GROUPS)[number], product: string, isTicked: boolean) {
    const group = groupOf(choice, name);
    const own = group.products.map(({ priviproduct }) => priviproduct);
    const rest = choice.ticked.filter((one) => !own.includes(one));
    // All of an AND group are locked together.
    if (group.conjunction === 'AND') return onTick(isTicked ? [...rest, ...own] : rest);
    const next = selectProduct(group, product, isTicked).products.filter(({ selected }) => selected);
    onTick([...rest, ...next.map(({ priviproduct }) => priviproduct)]);
  }
  return (
    <>
      <Group>
        <legend>
          Included <small>core product</small>
        </legend>
        <div>
          <ProductLine product={suggestion.coreProduct} />
        </div>
      </Group>
      {GROUPS.map((name) => {
        const isOr = suggestion[name].conjunction === 'OR';
        return (
          <Group key={name}>
            <legend>
              {isOr ? 'One of these' : 'All of these'} <small>{isOr ? 'or' : 'and'}</small>
            </legend>
            <div>
              {suggestion[name].products.map((product) => (
                <ProductLine
                  key={product.priviproduct}
                  product={product}
                  isTicked={choice.ticked.includes(product.priviproduct)}
                  isOneOf={isOr ? `${suggestion._id}-${name}` : undefined}
                  onTick={(isTicked) => tick(name, product.priviproduct, isTicked)}
                />
              ))}
            </div>
          </Group>
        );
      })}
    </>
  );
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
  isTicked?: boolean;
  /** Name of the group of which one is chosen. */
  isOneOf?: string | undefined;
  /** Without it the product is always in. */
  onTick?: (isTicked: boolean) => void;
};

function ProductLine({ product, isTicked = true, isOneOf, onTick }: LineProps) {
  const { name, numberOfUnits, pricePerUnit, unitType } = product;
  const isMissing = pricePerUnit === null || unitType === null;
  return (
    <Line data-missing={isMissing ? '' : undefined} data-always={onTick || isMissing ? undefined : ''}>
      {onTick &&
        (isOneOf ? (
          <Radio name={isOneOf} checked={isTicked} onChange={() => onTick(true)} aria-label={name} />
        ) : (
          <CheckboxBox checked={isTicked} onChange={(event) => onTick(event.target.checked)} aria-label={name} />
        ))}
      <span>
        <b>{name}</b>
        <small>
          {isMissing ? (
            <>
              Not one of your treatments. <Link to={membershipSettingsPaths.treatments.href()}>Add with a price</Link>
            </>
          ) : (
            `${unitWords(unitType, numberOfUnits)} at ${usd(pricePerUnit)}`
          )}
        </small>
      </span>
      <span data-amount="">{isMissing ? '–' : usd(amountOf(product))}</span>
    </Line>
  );
}
