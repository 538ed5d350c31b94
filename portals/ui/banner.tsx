import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from './copy';
import { AlertIcon, InfoIcon, SuccessIcon, WarningIcon, XIcon } from './first-icons';
import { IconButton } from './icon-button';

export type Severity = 'info' | 'warning' | 'error' | 'success';
const words: Record<Severity, { icon: typeof InfoIcon; tone: string }> = {
  info: { icon: InfoIcon, tone: 'info' },
  warning: { icon: WarningIcon, tone: 'warning' },
  error: { icon: AlertIcon, tone: 'danger' },
  success: { icon: SuccessIcon, tone: 'success' },
};

const Bar = styled.div<{ $tone: string }>`
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 10px 14px; border-radius: 11px; font-size: 14px; line-height: 20px;
  background: var(--${(props) => props.$tone}-tint); box-shadow: inset 0 0 0 1px var(--${(props) => props.$tone}-line); color: var(--ink);
  > button[title] { margin: -10px -8px; }
  > svg { color: var(--${(props) => props.$tone}); }
  [data-density='flow'] & { font-size: 16px; line-height: 24px; padding: 14px 16px; }
  @media (forced-colors: active) { border: 1px solid; }
`;
const Words = styled.div`
  flex: 1 1 200px; min-width: 0;
`;

export type BannerProps = {
  severity?: Severity;
  children: ReactNode /** Buttons at the end. */;
  actions?: ReactNode;
  onDismiss?: () => void;
};

/** A notice on the page. Errors and warnings are read out as they appear. */
export function Banner({ severity = 'info', children, actions, onDismiss }: BannerProps) {
  const { icon: Glyph, tone } = words[severity];
  return (
    <Bar data-banner="" $tone={tone} role={severity === 'error' ? 'alert' : 'status'}>
      <Glyph size={19} />
      <Words>{children}</Words>
      {actions}
      {onDismiss && (
        <IconButton label={copy.dismiss} onClick={onDismiss}>
          <XIcon size={17} />
        </IconButton>
      )}
    </Bar>
  );
}
