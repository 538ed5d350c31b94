import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Spinner } from './spinner';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'text' | 'danger' | 'danger-fill';

type Shape = { $look: ButtonLook; $big: boolean; $dense: boolean; $wide: boolean };

const looks: Record<ButtonLook, ReturnType<typeof css>> = {
  primary: css`
    background: var(--primary); color: var(--on-primary);
    &:hover { background: var(--primary-hover); }
    &:active { background: var(--primary-active); }
  `,
  secondary: css`
    background: var(--surface); color: var(--ink); box-shadow: inset 0 0 0 1px var(--line-2);
    &:hover { background: var(--hover); }
    &:active { background: var(--sunken); }
  `,
  quiet: css`
    background: transparent; color: var(--ink-2); padding: 0 10px;
    &:hover { background: var(--hover); color: var(--ink); }
    &:active { background: var(--sunken); }
  `,
  text: css`
    background: transparent; color: var(--primary-text); padding: 0 4px;
    text-decoration: underline; text-underline-offset: 3px; text-decoration-thickness: 1px;
    &:hover { text-decoration-thickness: 2px; }
  `,
  danger: css`
    background: var(--surface); color: var(--danger); box-shadow: inset 0 0 0 1px var(--line-2);
    &:hover { background: var(--danger-tint); color: var(--danger-hover); }
  `,
  'danger-fill': css`
    background: var(--danger); color: var(--on-danger);
    &:hover { background: var(--danger-hover); }
  `,
};

const buttonStyle = css<Shape>`
  display: ${(props) => (props.$wide ? 'grid' : 'inline-grid')}; place-items: center; min-height: var(--button-height); padding: 0 16px; border: 0;
  width: ${(props) => (props.$wide ? '100%' : 'auto')};
  border-radius: var(--radius-control); font-size: var(--button-text); line-height: 1.3; font-weight: 600; text-decoration: none;
  cursor: pointer; user-select: none; transition: background-color var(--time-1), color var(--time-1);
  ${(props) => looks[props.$look]}
  ${(props) => props.$dense && `min-height: var(--control-dense); padding: 0 ${props.$look === 'text' ? 4 : 11}px; font-size: 13px; border-radius: 8px;`}
  ${(props) => props.$big && 'min-height: 56px; font-size: var(--text-17); border-radius: 14px; padding: 8px 20px;'}
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: ${(props) => (props.$big ? '14px' : 'var(--radius-control)')}; }
  &:disabled { cursor: not-allowed; background: var(--sunken); color: var(--ink-disabled); box-shadow: inset 0 0 0 1px var(--line); text-decoration: none; }
  &[aria-disabled='true'] { cursor: progress; }
  @media (forced-colors: active) { border: 1px solid ButtonText; }
  @media print { display: none; }
`;

const StyledButton = styled.button<Shape>`${buttonStyle}`;
const StyledLink = styled.a<Shape>`${buttonStyle}`;

const Content = styled.span<{ $isHidden: boolean }>`
  grid-area: 1 / 1; display: inline-flex; align-items: center; justify-content: center; gap: 8px;
  visibility: ${(props) => (props.$isHidden ? 'hidden' : 'visible')};
`;

type Looks = { look?: ButtonLook; big?: boolean; dense?: boolean; wide?: boolean; icon?: ReactNode };

export type ButtonProps = ComponentProps<'button'> &
  Looks & {
    /** True while the act runs: the width stays, the spinner shows, and a second press does nothing. */
    pending?: boolean;
    /** What is going on, "Approving". Without it the spinner stands alone and the label is still read out. */
    pendingText?: string;
  };

const shapeOf = ({ look = 'secondary', big = false, dense = false, wide }: Looks): Shape => ({
  $look: look,
  $big: big,
  $dense: dense,
  $wide: wide ?? big,
});

/** A button. `type` is `button` unless given, so that only a real submit sends a form. */
export function Button({
  look,
  big,
  dense,
  wide,
  icon,
  pending = false,
  pendingText,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }
  const shape = shapeOf({
    ...(look && { look }),
    ...(big && { big }),
    ...(dense && { dense }),
    ...(wide !== undefined && { wide }),
  });
  return (
    <StyledButton type="button" {...rest} {...shape} aria-disabled={pending || undefined} onClick={press}>
      <Content $isHidden={pending} aria-hidden={pending && pendingText !== undefined}>
        {icon}
        {children}
      </Content>
      {pending && (
        <Content $isHidden={false}>
          <Spinner />
          {pendingText ?? <HiddenLabel>{children}</HiddenLabel>}
        </Content>
      )}
    </StyledButton>
  );
}

const HiddenLabel = styled.span`
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
`;

export type ButtonLinkProps = ComponentProps<'a'> & Looks;

/** A link that looks like a button. For an address inside the portals use `RouterButton`. */
export function ButtonLink({ look, big, dense, wide, icon, children, ...rest }: ButtonLinkProps) {
  const shape = shapeOf({
    ...(look && { look }),
    ...(big && { big }),
    ...(dense && { dense }),
    ...(wide !== undefined && { wide }),
  });
  return (
    <StyledLink {...rest} {...shape}>
      <Content $isHidden={false}>
        {icon}
        {children}
      </Content>
    </StyledLink>
  );
}
