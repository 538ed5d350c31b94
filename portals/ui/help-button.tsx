import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { copy } from './copy';
import { HelpIcon } from './first-icons';

const Fixed = styled.button`
  display: inline-flex; align-items: center; justify-content: center; gap: 8px; width: 171px; height: 40px; padding: 0; border: 0; border-radius: var(--radius-full);
  background: var(--surface); color: var(--ink); box-shadow: inset 0 0 0 1px var(--line-2), var(--shadow-2); font-weight: 600; font-size: 14px; cursor: pointer;
  &:hover { background: var(--hover); }
  svg { color: var(--primary-text); }
  &[data-floating] { position: fixed; right: 24px; bottom: 24px; z-index: var(--z-bar); }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: var(--radius-full); }
  @media print { display: none; }
`;

/** Opens the help panel; 171 by 40 px (borrower §2). `floating` pins it to the bottom right. */
export function HelpButton({
  floating = false,
  children = copy.help,
  ...rest
}: ComponentProps<'button'> & { floating?: boolean }) {
  return (
    <Fixed type="button" {...rest} data-floating={floating ? '' : undefined}>
      <HelpIcon size={18} />
      {children}
    </Fixed>
  );
}
