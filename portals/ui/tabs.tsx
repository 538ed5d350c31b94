import { type KeyboardEvent, useRef } from 'react';
import styled from 'styled-components';
import { countText } from './table/column';

const Strip = styled.div`
  display: flex; flex-wrap: var(--tabs-wrap, nowrap); gap: 0 22px; overflow-x: auto; scrollbar-width: none; box-shadow: inset 0 -1px 0 var(--line); padding: 0 var(--tabs-gutter, 0);
  /* --tabs-ground: what the tabs stand on, where it is no card. A shade at the right edge while there are tabs behind it: the cover scrolls with them, the shade stays. */
  background:
    linear-gradient(to left, var(--tabs-ground, var(--surface)) 40%, transparent) right / 40px 100% no-repeat local,
    linear-gradient(to left, var(--line), transparent) right / 20px 100% no-repeat scroll;
  &::-webkit-scrollbar { display: none; }
`;
const Tab = styled.button`
  position: relative; flex: none; min-height: 44px; padding: 10px 0; border: 0; background: none; cursor: pointer; white-space: nowrap; color: var(--ink-2); font-weight: 500;
  font-size: inherit;
  span { margin-left: 5px; font-size: 12.5px; color: var(--ink-3); font-variant-numeric: tabular-nums; }
  &:hover { color: var(--ink); }
  &[aria-selected='true'] { color: var(--ink); font-weight: 600; }
  &[aria-selected='true']::after { content: ""; position: absolute; left: 0; right: 0; bottom: 0; height: 2px; background: var(--primary-line); border-radius: 1px; }
  &:focus-visible { outline-offset: -2px; }
`;

export type TabItem = { key: string; label: string; count?: number; countIsBound?: boolean };
export type TabsProps = {
  label: string;
  tabs: readonly TabItem[];
  value: string;
  /** Bind it to the address, so that back and links work. */
  onValue: (key: string) => void;
  /** Id of the panel that the tabs change. */
  panelId: string;
};

/** Underlined tabs with counts; arrow keys move. Give the panel `id={panelId}` and `role="tabpanel"`. */
export function Tabs({ label, tabs, value, onValue, panelId }: TabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  function press(event: KeyboardEvent) {
    const shown = [...(strip.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    // The address says the value a moment later than a quick hand presses; the focus moves at once.
    const { activeElement } = document;
    const focused = activeElement instanceof HTMLElement ? shown.indexOf(activeElement) : -1;
    const place = focused < 0 ? tabs.findIndex((tab) => tab.key === value) : focused;
    const moves: Record<string, number> = {
      ArrowRight: place + 1,
      ArrowLeft: place - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const at = (next + tabs.length) % tabs.length;
    const tab = tabs[at];
    if (!tab) return;
    onValue(tab.key);
    shown[at]?.focus();
  }
  return (
    <Strip ref={strip} role="tablist" aria-label={label} onKeyDown={press}>
      {tabs.map((tab) => (
        <Tab
          key={tab.key}
          type="button"
          role="tab"
          aria-selected={tab.key === value}
          aria-controls={panelId}
          tabIndex={tab.key === value ? 0 : -1}
          onClick={() => onValue(tab.key)}
        >
          {tab.label}
          {tab.count !== undefined && <span>{countText(tab.count, tab.countIsBound)}</span>}
        </Tab>
      ))}
    </Strip>
  );
}
