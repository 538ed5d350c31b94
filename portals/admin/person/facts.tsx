import { StatusMark } from '@portals/ui/status-mark';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Facts, Title } from './layout';

const Heading = styled.div`display: flex; flex-wrap: wrap; gap: 4px 12px; justify-content: space-between; align-items: baseline;`;

export type Fact = readonly [label: string, value: ReactNode];
type FactListProps = { title: string; facts: readonly Fact[]; act?: ReactNode };

/** Labels and answers under a heading, with an act beside it. */
export function FactList({ title, facts, act }: FactListProps) {
  return (
    <section>
      <Heading>
        <Title>{title}</Title>
        {act}
      </Heading>
      <Facts>
        {facts.map(([label, value]) => [
          <dt key={`${label}-label`}>{label}</dt>,
          <dd key={`${label}-value`}>{value ?? '–'}</dd>,
        ])}
      </Facts>
    </section>
  );
}

/** Whether somebody has shown by a code that an address is theirs. */
export function Proof({ isProven }: { isProven: boolean }) {
  return isProven ? (
    <StatusMark shape="approved">Verified</StatusMark>
  ) : (
    <StatusMark shape="incomplete">Not verified</StatusMark>
  );
}
