import { reportPaths } from '@contract/credit-transaction/paths';
import type { BannerKey } from '@contract/message-center/entity';
import { paths } from '@contract/paths';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { Button } from '@portals/ui/button';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { markSeen } from './message-center.actions';
import { messageCenter } from './message-center.store';

const Cards = styled.ul`
  display: grid; gap: 12px; margin: 12px 0 20px;
  > li { padding: 14px 16px; border-radius: var(--radius-card); background: var(--primary-50); }
  > li[data-seen] { background: transparent; box-shadow: inset 0 0 0 1px var(--line); }
  h3 { font-size: 15px; line-height: 20px; font-weight: 650; margin-bottom: 4px; }
  p { line-height: 20px; margin-bottom: 6px; }
`;

/** The discount banner comes first (provider-admin §4). */
const BANNERS: Readonly<Record<BannerKey, { title: string; text: string; to: string; link: string }>> = {
  discount: {
    title: 'Which plan costs you least?',
    text: 'Each plan has its own merchant fee. Today compares them for your typical amount.',
    to: reportPaths.dashboard.href(),
    link: 'Compare fees',
  },
  calculator: {
    title: 'Show patients what they’d pay',
    text: 'The payment calculator shows each plan’s monthly payment, to print or to email.',
    to: paths.admin.calculator.href(),
    link: 'Open calculator',
  },
};

/** The messages of the product, new ones in colour until they were seen. */
export function MessageCards({ onGo }: { onGo: () => void }) {
  const { data } = useSnapshot(messageCenter).messages;
  const seeing = useAttempt(markSeen);
  if (!data) return null;
  const isNew = data.showDiscountBanner || data.showCalculatorBanner;
  return (
    <>
      <TroubleBanner trouble={seeing.trouble} onAgain={seeing.again} />
      <Cards aria-label="Messages for you">
        {data.messages.map(({ key }) => (
          <li key={key} {...(!isNew && { 'data-seen': '' })}>
            <h3>{BANNERS[key].title}</h3>
            <p>{BANNERS[key].text}</p>
            <Link to={BANNERS[key].to} onClick={onGo}>
              {BANNERS[key].link}
            </Link>
          </li>
        ))}
      </Cards>
      {isNew && (
        <Button dense pending={seeing.pending} onClick={() => void seeing.run()}>
          Mark as seen
        </Button>
      )}
    </>
  );
}
