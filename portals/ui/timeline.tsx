import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from './button';
import { words } from './piece-words';

const List = styled.ol`
  li { position: relative; padding: 0 0 16px 24px; font-size: 13.5px; line-height: 19px; }
  li::before { content: ""; position: absolute; left: 4px; top: 6px; width: 8px; height: 8px; border-radius: 2px; background: var(--primary-line); }
  li::after { content: ""; position: absolute; left: 7.5px; top: 18px; bottom: -2px; width: 1px; background: var(--line-2); }
  li:last-child::after { display: none; }
  li[data-kind='open']::before { background: var(--surface); box-shadow: inset 0 0 0 2px var(--primary-line); }
  li[data-kind='warning']::before { background: var(--warning); transform: rotate(45deg); }
  small { display: block; color: var(--ink-3); font-size: 12.5px; line-height: 17px; font-variant-numeric: tabular-nums lining-nums; }
`;

export type TimelineItem = {
  key: string;
  what: ReactNode /** When and who: "Aug 19, 3:20 pm, Joel Mercer". */;
  note: string;
  kind?: 'done' | 'open' | 'warning';
};

const shownMax = 5;

/** What happened, newest first; more than five are folded. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? items : items.slice(0, shownMax);
  return (
    <div>
      <List>
        {shown.map(({ key, what, note, kind = 'done' }) => (
          <li key={key} data-kind={kind}>
            {what}
            <small>{note}</small>
          </li>
        ))}
      </List>
      {items.length > shownMax && (
        <Button look="quiet" dense aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.fewer : words.all(items.length)}
        </Button>
      )}
    </div>
  );
}
