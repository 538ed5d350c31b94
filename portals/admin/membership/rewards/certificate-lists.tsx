import { civilDate } from '@portals/format/dates';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { CheckboxBox } from '@portals/ui/choices';
import { Skeleton } from '@portals/ui/skeleton';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { usd } from '../../words/amounts';
import type { ShownMembership } from '../plan-draft';
import { firstNameOf } from '../plan-words';
import { isUsable, type ShownCertificate } from './rewarded-plan';
import { rewardsPage } from './rewards.store';
import { refusalWords } from './rewards-words';

const List = styled.ul`
  display: grid; border-top: 1px solid var(--line);
  label { display: flex; align-items: flex-start; gap: 10px; min-height: 44px; padding: 10px 0; border-bottom: 1px solid var(--line); }
  label > span:nth-of-type(1) { flex: 1; min-width: 0; } label > span:last-child { color: var(--ink-3); font-size: 12.5px; white-space: nowrap; }
  b { display: block; font-weight: 600; } small { display: block; color: var(--ink-3); } small[data-against] { color: var(--danger-ink, var(--danger)); }
`;
const Head = styled.div`display: flex; align-items: baseline; justify-content: space-between; gap: 8px; > span { color: var(--ink-3); }`;

export type CertificateListsProps = {
  of: ShownMembership;
  /** Products that the plan is done with. */
  products: readonly string[];
  /** Ids of those that are ticked. */
  used: readonly string[];
  onTick: (id: string, isTicked: boolean) => void;
  onRetry: () => void;
};

/** The certificates of a member and of the practice, each with what speaks against it. */
export function CertificateLists({ of, products, used, onTick, onRetry }: CertificateListsProps) {
  const { data, loading, error } = useSnapshot(rewardsPage).certificates;
  if (error)
    return (
      <Banner
        severity="error"
        actions={
          <Button dense onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Banner>
    );
  if (!data) return loading ? <Skeleton lines={4} label="Loading certificates" /> : null;
  const listOf = (title: string, some: readonly ShownCertificate[]) => (
    <Certificates title={title} some={some} of={of} products={products} used={used} onTick={onTick} />
  );
  return (
    <>
      {listOf(`${firstNameOf(of)}’s certificates`, data.patientCertificates)}
      {listOf('Your practice’s certificates', data.healthCareProfessionalCertificates)}
      <Note>Nothing is redeemed until you select “Redeem rewards”.</Note>
    </>
  );
}

type ListProps = Omit<CertificateListsProps, 'onRetry'> & { title: string; some: readonly ShownCertificate[] };

function Certificates({ title, some, of, products, used, onTick }: ListProps) {
  const against = of.galderma?.rewardErrors ?? [];
  return (
    <section aria-label={title}>
      <Head>
        <Heading>{title}</Heading>
        <span>
          {some.filter(({ id }) => used.includes(id)).length} of {some.length}
        </span>
      </Head>
      {some.length === 0 && <Note>No certificates available.</Note>}
      {some.length > 0 && (
        <List>
          {some.map((one) => {
            const told = against.find(({ certificateId }) => certificateId === one.id);
            const canUse = isUsable(one, products);
            return (
              <li key={one.id}>
                <label htmlFor={one.id}>
                  <CheckboxBox
                    id={one.id}
                    checked={used.includes(one.id)}
                    disabled={!canUse}
                    onChange={(event) => onTick(one.id, event.target.checked)}
                  />
                  <span>
                    <b>
                      {usd(one.amount)} off {one.productName}
                    </b>
                    <small>{one.source}</small>
                    {told ? (
                      <small data-against="">{refusalWords[told.refusal]}</small>
                    ) : (
                      !canUse && <small>{refusalWords[one.refusal ?? 'no_product']}</small>
                    )}
                  </span>
                  <span>Expires {civilDate(one.expiresOn, 'short')}</span>
                </label>
              </li>
            );
          })}
        </List>
      )}
    </section>
  );
}
