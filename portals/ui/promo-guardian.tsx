import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card, CardTitle } from './card';
import { words } from './plan-words';
import { Ribbon, type RibbonProps } from './ribbon';

const Head = styled.div`
  display: flex; justify-content: space-between; gap: 16px; align-items: flex-start; margin-bottom: 20px;
  p { font-size: 14px; line-height: 20px; font-weight: 600; color: var(--promo-text); margin-bottom: 6px; }
`;
const Days = styled.div`
  flex: none; text-align: right; font-size: 13px; line-height: 18px; color: var(--ink-2);
  b { display: block; font: 600 30px/30px var(--font-voice); color: var(--ink); font-variant-numeric: tabular-nums lining-nums; }
`;
const Words = styled.div`
  margin-top: 12px; color: var(--ink-2);
  b, strong { color: var(--ink); font-weight: 600; }
`;

/** Days to the end of a promotion, as still text. */
export function PromoCountdown({ daysLeft }: { daysLeft: number }) {
  return (
    <Days>
      <b>{daysLeft}</b>
      {words.daysLeft(daysLeft)}
    </Days>
  );
}

export type PromoGuardianProps = {
  /** "On pace for no interest", "Short by $120", "Last 30 days". */
  title: string;
  /** Its place where there are several, so that each region has a name of its own. */
  place?: number;
  daysLeft?: number;
  ribbon: RibbonProps;
  /** The end date, the safe payment and the cost if missed, always together; then the choices. */
  children: ReactNode;
};

/** Keeps the end of a promotion, the payment that meets it and the price of missing it in one place. */
export function PromoGuardian({ title, place, daysLeft, ribbon, children }: PromoGuardianProps) {
  return (
    <Card $tone="promo" aria-label={place === undefined ? words.guardian : `${words.guardian} ${place}`}>
      <Head>
        <div>
          <p>{words.guardian}</p>
          <CardTitle>{title}</CardTitle>
        </div>
        {daysLeft !== undefined && <PromoCountdown daysLeft={daysLeft} />}
      </Head>
      <Ribbon {...ribbon} />
      <Words>{children}</Words>
    </Card>
  );
}
