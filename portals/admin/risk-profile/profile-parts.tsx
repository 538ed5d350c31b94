import { moment } from '@portals/format/dates';
import type { Frozen } from '@portals/state/frozen';
import { Heading, Note } from '@portals/ui/card';
import { Tag } from '@portals/ui/tag';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import styled from 'styled-components';
import { GradePicture, LinePicture, PercentPicture, PlanPicture, RulePicture } from './part-pictures';
import { cardsOf, newestOf, type PartCard, versionWords } from './part-words';
import { ProfileOutcomes } from './profile-outcomes';
import type { RiskProfile } from './profiles.store';

const Main = styled.div`
  min-width: 0; padding: 22px 24px 48px;
  @media (max-width: 767.98px) { padding: 18px 16px 32px; }
`;
const List = styled.ol`
  display: grid; gap: 12px; margin-top: 14px; list-style: none;
  > li { position: relative; }
  > li:not(:last-child)::after { content: ""; position: absolute; left: 29px; bottom: -12px; height: 12px; width: 2px; background: var(--line-control); }
`;
const Card = styled.article`
  display: grid; grid-template-columns: 32px minmax(150px, 1fr) minmax(180px, 1.4fr) 172px; gap: 6px 16px; align-items: center;
  padding: 14px; border-radius: 11px; box-shadow: inset 0 0 0 1px var(--line); font-size: 13.5px; line-height: 19px;
  > kbd { display: grid; place-items: center; width: 30px; height: 30px; border-radius: 50%; background: var(--primary-100); color: var(--primary-text); font: 600 14px/1 inherit; }
  h3 { display: flex; flex-wrap: wrap; gap: 6px 8px; align-items: center; font-size: 15px; line-height: 20px; font-weight: 600; }
  > div > p { color: var(--ink-2); overflow-wrap: anywhere; }
  > div:last-child { justify-self: end; }
  @media (max-width: 860px) {
    grid-template-columns: 32px minmax(0, 1fr);
    > div { grid-column: 2; }
    > div:last-child { justify-self: start; }
  }
`;
const Tables = styled.ul`
  display: flex; flex-wrap: wrap; gap: 0 6px; list-style: none; font-weight: 600;
  li:not(:last-child)::after { content: ","; font-weight: 400; }
  a { color: var(--ink); text-decoration-color: var(--line-control); text-underline-offset: 3px; }
  @media (pointer: coarse) { a { display: inline-block; padding: 6px 0; } }
`;

/** What a decision passes through, in its order. The keys 1 to 6 open a part. */
export function ProfileParts({ profile }: { profile: Frozen<RiskProfile> }) {
  const cards = cardsOf(profile);
  useNumberKeys(cards);
  return (
    <Main>
      <Heading>Decision steps</Heading>
      <Note>
        {cards.length} parts, in this order. Each part is a table with its own versions; the profile uses one version of
        each. Press 1 to {cards.length} to open a part.
      </Note>
      <List>
        {cards.map((card, place) => (
          <li key={card.key}>
            <OnePart card={card} place={place + 1} picture={pictureOf(card, profile)} />
          </li>
        ))}
      </List>
      <ProfileOutcomes outcomes={profile.outcomes} />
    </Main>
  );
}

function OnePart({ card, place, picture }: { card: PartCard; place: number; picture: ReactNode }) {
  const newest = newestOf(card.tables);
  return (
    <Card aria-label={card.title}>
      <kbd>{place}</kbd>
      <div>
        <h3>
          {card.title} <Tag>{versionWords(card.tables)}</Tag>
        </h3>
        {newest && (
          <p>
            {newest.madeBy}, <time dateTime={newest.madeAt}>{moment(newest.madeAt)}</time>
          </p>
        )}
        <p>{card.others}</p>
      </div>
      <div>
        <Tables>
          {card.tables.map(({ _id, name }) => (
            <li key={_id}>
              <Link to={card.href(_id)}>{name}</Link>
            </li>
          ))}
        </Tables>
        <p>{card.facts}</p>
      </div>
      <div>{picture}</div>
    </Card>
  );
}

function pictureOf({ key }: PartCard, { parts }: Frozen<RiskProfile>) {
  if (key === 'rules') return <RulePicture rules={parts.rules} />;
  if (key === 'grades') return <GradePicture grades={parts.grades} />;
  if (key === 'lines') return <LinePicture lines={parts.lines} />;
  if (key === 'rates') return parts.rates && <PercentPicture plans={parts.rates.plans} />;
  if (key === 'fees') return <PercentPicture plans={parts.fees.plans} />;
  return <PlanPicture products={parts.products} />;
}

/** A number opens the first table of its part, unless something is typed or a dialog is open. */
function useNumberKeys(cards: readonly PartCard[]) {
  const navigate = useNavigate();
  useEffect(() => {
    function open(event: KeyboardEvent) {
      const isElsewhere =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog, [role=dialog]');
      if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
      const card = cards[Number(event.key) - 1];
      const first = card?.tables[0];
      if (card && first) void navigate(card.href(first._id));
    }
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, [cards, navigate]);
}
