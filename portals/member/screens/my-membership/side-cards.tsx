import { locale } from '@portals/format/locale';
import { usdExact } from '@portals/format/usd';
import { Button } from '@portals/ui/button';
import { Card, Figure, Heading, Note } from '@portals/ui/card';
import { Skeleton } from '@portals/ui/skeleton';
import { Tag } from '@portals/ui/tag';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import type { Seen } from '../../parts/current';
import { loadLoyalty } from '../../stores/member.actions';
import { type LoyaltyOfPractice, member } from '../../stores/member.store';
import { copy } from './copy';

/** What the plan saved so far against list prices; nothing before the first treatment. */
export function Saved({ membership: { savedSoFar, saved } }: { membership: Seen }) {
  if (savedSoFar <= 0) return null;
  return (
    <Card $tone="hero">
      <b>{copy.saved}</b>
      <Figure>{usdExact(savedSoFar)}</Figure>
      <p>{copy.savedText(saved.treatments, usdExact(saved.price), usdExact(saved.listPrice))}</p>
    </Card>
  );
}

const Head = styled.div`display: flex; justify-content: space-between; align-items: center; gap: 12px;`;
const Track = styled.div`
  height: 8px; margin: 12px 0 10px; border-radius: 3px; background: var(--sunken); overflow: hidden;
  i { display: block; height: 100%; background: var(--primary-line); }
  @media (forced-colors: active) { border: 1px solid; i { background: CanvasText; } }
`;
const Perks = styled.ul`
  margin-top: 8px; padding-left: 18px; list-style: disc; font-size: 14px; line-height: 20px; color: var(--ink-2);
`;

/** Points, the tier and what the next one brings; nothing where the practice has no program and no points are there. */
export function Loyalty({ membership }: { membership: Seen }) {
  const { practiceId, loyaltyPoints } = membership;
  const { data, error, loading } = useSnapshot(member).loyalty;
  useEffect(() => void loadLoyalty(practiceId), [practiceId]);
  const known = data?.practiceId === practiceId ? data : null;
  if (known && known.tiers.length === 0 && loyaltyPoints === 0) return null;
  return (
    <Card>
      <Head>
        <Heading>{copy.loyalty}</Heading>
        {known && <TierTag of={known} />}
      </Head>
      <Figure $small>{copy.points(loyaltyPoints)}</Figure>
      {loyaltyPoints < 0 && <Note>{copy.workedOff}</Note>}
      {!known && loading && <Skeleton lines={2} label={copy.loadingLoyalty} />}
      {!known && error && (
        <>
          <Note>{error.message}</Note>
          <Button look="text" dense onClick={() => void loadLoyalty(practiceId)}>
            {copy.again}
          </Button>
        </>
      )}
      {known && <Tiers of={known} />}
    </Card>
  );
}

type Of = { of: Snapshot<LoyaltyOfPractice> };
const tierBy = ({ tiers }: Of['of'], id: string | null) => tiers.find(({ _id }) => _id === id);

function TierTag({ of }: Of) {
  const tier = tierBy(of, of.tierId);
  return tier ? <Tag $tone="primary">{tier.name}</Tag> : null;
}

/** What the tier gives now, how far the next one is, and what that brings. */
function Tiers({ of }: Of) {
  const tier = tierBy(of, of.tierId);
  const next = tierBy(of, of.nextTierId);
  return (
    <>
      {tier && tier.perks.length > 0 && (
        <>
          <Note>{copy.perksOf(tier.name)}</Note>
          <Perks>
            {tier.perks.map((perk) => (
              <li key={perk}>{perk}</li>
            ))}
          </Perks>
        </>
      )}
      {next && of.toNext !== null && (
        <>
          <Track role="img" aria-label={copy.wayTo(next.name, usdExact(of.spend), usdExact(next.totalAmount))}>
            <i style={{ width: `${Math.min(100, (of.spend / next.totalAmount) * 100)}%` }} />
          </Track>
          <Note>
            {copy.toNext(usdExact(of.toNext), next.name)}{' '}
            {copy.brings(
              next.creditContributions > 0 ? usdExact(next.creditContributions) : null,
              next.pointsPerDollar.toLocaleString(locale),
            )}
          </Note>
          {next.perks.length > 0 && (
            <Perks>
              {next.perks.map((perk) => (
                <li key={perk}>{perk}</li>
              ))}
            </Perks>
          )}
        </>
      )}
      {tier && !next && <Note>{copy.highest}</Note>}
    </>
  );
}
