import { IconButton } from '@portals/ui/icon-button';
import { SearchIcon } from '@portals/ui/icons';
import { useEffect } from 'react';
import styled from 'styled-components';
import { openPalette } from './palette.actions';

const Box = styled.button`
  display: flex; align-items: center; gap: 8px; width: var(--search-width); min-height: 34px; padding: 0 8px 0 11px; border: 0; border-radius: 9px; background: var(--surface); cursor: pointer;
  box-shadow: inset 0 0 0 1px var(--line-control); color: var(--ink-2); font-size: 13.5px; text-align: left;
  kbd { margin-left: auto; font: 500 11.5px/18px var(--font-ui); padding: 0 6px; border-radius: 5px; background: var(--sunken); box-shadow: inset 0 0 0 1px var(--line); }
  @media (pointer: coarse) { min-height: 44px; }
  @media (max-width: 767.98px) { display: none; }
`;
const OnlyNarrow = styled.span`@media (min-width: 768px) { display: none; }`;

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Opens the palette: by press, by Ctrl K or ⌘ K anywhere, by a slash where nobody types. */
export function PaletteButton() {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isChord = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey;
      const isSlash = event.key === '/' && !event.metaKey && !event.ctrlKey && !isTyping(event.target);
      // An open dialog has the keyboard: what is typed there would be lost behind another one.
      if (!(isChord || isSlash) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      openPalette();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Box type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={openPalette}>
        <SearchIcon size={15} />
        Search people, pages, numbers
        <kbd>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </Box>
      <OnlyNarrow>
        <IconButton label="Search" aria-haspopup="dialog" onClick={openPalette}>
          <SearchIcon />
        </IconButton>
      </OnlyNarrow>
    </>
  );
}
