import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ChevronRightIcon } from './icons';

const List = styled.ul`
  li { border-top: 1px solid var(--line); } li:last-child { border-bottom: 1px solid var(--line); }
  &[data-cards] { display: grid; gap: 12px; li, li:last-child { border: 0; } }
`;
const Row = styled.button`
  display: flex; align-items: center; gap: 12px; width: 100%; min-height: 56px; padding: 8px 0; border: 0; background: none; text-align: left; cursor: pointer;
  color: var(--ink); font-weight: 500; font-size: 16px; line-height: 22px;
  &:hover { color: var(--primary-text); }
  &:disabled { color: var(--ink-3); cursor: not-allowed; }
  > svg:first-child { color: var(--primary-text); }
  > svg:last-child { margin-left: auto; color: var(--ink-3); }
  small { display: block; font-size: 14px; line-height: 20px; font-weight: 400; color: var(--ink-2); }
  [data-cards] & { background: var(--page); border-radius: var(--radius-card); padding: 14px 18px; font-weight: 600; &:hover { background: var(--hover); } }
`;

export type LinkListItem = {
  key: string;
  icon?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  disabled?: boolean;
  onPress: () => void;
};

/** Ways to go on, one a line; `cards` gives each its own surface. */
export function LinkList({ items, cards = false }: { items: readonly LinkListItem[]; cards?: boolean }) {
  return (
    <List data-cards={cards ? '' : undefined}>
      {items.map(({ key, icon, title, detail, disabled, onPress }) => (
        <li key={key}>
          <Row type="button" disabled={disabled} onClick={onPress}>
            {icon}
            <span>
              {title}
              {detail && <small>{detail}</small>}
            </span>
            <ChevronRightIcon size={18} />
          </Row>
        </li>
      ))}
    </List>
  );
}
