import type { ComponentProps } from 'react';
import styled from 'styled-components';

const Round = styled.button`
  display: grid; place-items: center; width: 44px; height: 44px; flex: none; border: 0; padding: 0; border-radius: var(--radius-control);
  background: transparent; color: var(--ink-2); cursor: pointer; transition: background-color var(--time-1);
  &:hover { background: var(--hover); color: var(--ink); }
  &:disabled { color: var(--ink-disabled); cursor: not-allowed; background: transparent; }
  [data-density='staff'] & { width: 32px; height: 32px; border-radius: 8px; }
  @media (pointer: coarse) { [data-density='staff'] & { width: 44px; height: 44px; } }
  @media print { display: none; }
`;

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string };

/** A button that shows only an icon; `label` is its name and its tooltip. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Round type="button" title={label} {...rest} aria-label={label} />;
}
