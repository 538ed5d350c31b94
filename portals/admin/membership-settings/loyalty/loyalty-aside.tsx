import { pointsForPayment, pointsNumber } from '@domain/membership/loyalty';
import { monthlyCost, shortOfTier } from '@domain/membership/loyalty-program';
import { pointsText } from '@domain/membership/points-text';
import { type Cents, cents } from '@domain/money/cents';
import { formatUsd } from '@domain/money/usd';
import { nameList } from '@domain/name-list';
import type { Frozen } from '@portals/state/frozen';
import { Heading, Note } from '@portals/ui/card';
import { MoneySummary } from '@portals/ui/money-summary';
import { Tag } from '@portals/ui/tag';
import styled from 'styled-components';
import type { Loyalty } from '../settings.store';
import { cellKey, type LoyaltySheet, numberOf } from './loyalty-sheet';

const Aside = styled.aside`display: grid; gap: 20px; align-content: start;`;
const Seen = styled.div`
  display: grid; gap: 6px; margin-top: 10px; padding: 14px; border-radius: var(--radius-card); background: var(--surface); box-shadow: inset 0 0 0 1px var(--line);
  > div:first-child { display: flex; justify-content: space-between; gap: 8px; font-weight: 600; }
  > b { font: 600 26px/32px var(--font-voice); font-variant-numeric: tabular-nums lining-nums; }
  i { display: block; height: 7px; border-radius: 4px; background: linear-gradient(to right, var(--primary-line) var(--done), var(--sunken) var(--done)); }
  mark { background: none; color: var(--promo-text); font-weight: 600; }
`;

type Props = {
  saved: LoyaltySheet;
  typed: LoyaltySheet;
  names: readonly string[];
  standing: Frozen<Loyalty>['standing'];
};

/** Hundredths of a cell; 0 while it is no number. */
const hundredths = (sheet: LoyaltySheet, tier: number, cell: string) =>
  numberOf(String(sheet.cells[cellKey(tier, cell)] ?? '')) ?? 0;
const isInUse = (sheet: LoyaltySheet, tier: number) =>
  sheet.cells[cellKey(tier, 'isActive')] === true && sheet.cells[cellKey(tier, 'isDeleted')] !== true;

/** What the tiers cost a month, in cents. */
const monthly = (sheet: LoyaltySheet, standing: Props['standing']): Cents =>
  monthlyCost(
    standing.tiers
      .filter(({ tier }) => isInUse(sheet, tier))
      .map(({ tier, members }) => ({ members, creditCents: cents(hundredths(sheet, tier, 'creditContributions')) })),
  );

const money = (amount: number) => formatUsd(cents(amount));
/** A settled payment and a spend that the examples are reckoned with. */
const PAYMENT = cents(55_015);
const SHORT_OF_NEXT = cents(24_925);

/** What the program costs, what a member sees of it, and how points come about. */
export function LoyaltyAside({ saved, typed, names, standing }: Props) {
  const [now, then] = [monthly(saved, standing), monthly(typed, standing)];
  const more = then - now;
  const reached = standing.tiers.filter(({ tier, members }) => {
    const was = hundredths(saved, tier, 'creditContributions');
    return members > 0 && hundredths(typed, tier, 'creditContributions') !== was;
  });
  return (
    <Aside aria-label="Cost and preview">
      <section>
        <Heading style={{ marginBottom: 10 }}>Your cost</Heading>
        <MoneySummary
          lines={[
            { label: 'Current monthly cost', value: money(now) },
            ...(more === 0 ? [] : [{ label: 'With your changes', value: money(then) }]),
            {
              label: more < 0 ? 'Monthly decrease' : 'Monthly increase',
              value: more === 0 ? money(0) : `${more > 0 ? '+' : '−'}${money(Math.abs(more))}`,
              total: true,
            },
          ]}
        />
        <Note style={{ marginTop: 8 }}>
          {reached
            .map(
              ({ tier, members }) =>
                `${members} ${members === 1 ? 'member' : 'members'} in ${names[tier]}: new credit starts next month. `,
            )
            .join('')}
          Credit already added doesn’t change.
        </Note>
      </section>
      <MemberSees saved={saved} typed={typed} names={names} />
      <section>
        <Heading>How members earn points</Heading>
        <Note style={{ marginTop: 4 }}>
          A settled {money(PAYMENT)} payment earns{' '}
          {nameList.format(
            names
              .map((name, tier) => ({ name, tier }))
              .filter(({ tier }) => isInUse(typed, tier))
              .map(({ name, tier }) => {
                const earned = pointsForPayment(PAYMENT, hundredths(typed, tier, 'pointsPerDollar'));
                return `${pointsText(pointsNumber(earned))} in ${name}`;
              }),
          ) || 'no points'}
          . If a payment is returned, we remove its points.
        </Note>
      </section>
    </Aside>
  );
}

/** An example of a member who is a little short of the second tier in use. */
function MemberSees({ saved, typed, names }: Omit<Props, 'standing'>) {
  const inUse = names.map((_, tier) => tier).filter((tier) => isInUse(typed, tier));
  const [tier, next] = inUse;
  if (tier === undefined) return null;
  const to = next === undefined ? null : hundredths(typed, next, 'totalAmount');
  const { spentCents: spent, missingCents: missing } = shortOfTier(to === null ? null : cents(to), {
    shortCents: SHORT_OF_NEXT,
    elseCents: PAYMENT,
  });
  const points = pointsNumber(pointsForPayment(spent, hundredths(typed, tier, 'pointsPerDollar')));
  const done = to ? Math.round((spent / to) * 100) : 100;
  const marked = (of: number, cell: string, text: string) =>
    hundredths(saved, of, cell) === hundredths(typed, of, cell) ? text : <mark>{text}</mark>;
  return (
    <section>
      <Heading>Member view</Heading>
      <Seen>
        <div>
          Loyalty <Tag $tone="primary">{names[tier]}</Tag>
        </div>
        <b>{pointsText(points)}</b>
        <i style={{ ['--done' as string]: `${done}%` }} />
        {next !== undefined && to !== null && (
          <Note>
            {money(missing)} more to {names[next]}:{' '}
            {marked(next, 'creditContributions', money(hundredths(typed, next, 'creditContributions')))} in monthly
            credit and {marked(next, 'pointsPerDollar', (hundredths(typed, next, 'pointsPerDollar') / 100).toFixed(2))}{' '}
            points per dollar.
          </Note>
        )}
      </Seen>
      <Note style={{ marginTop: 6 }}>Example. Your changes are highlighted.</Note>
    </section>
  );
}
