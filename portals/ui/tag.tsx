import styled from 'styled-components';

export type TagTone = 'plain' | 'primary' | 'success' | 'warning' | 'danger' | 'promo';

const tones: Record<TagTone, string> = {
  plain: 'background: var(--sunken); color: var(--ink-2);',
  primary: 'background: var(--primary-100); color: var(--primary-text);',
  success: 'background: var(--success-tint); color: var(--success);',
  warning: 'background: var(--warning-tint); color: var(--warning);',
  danger: 'background: var(--danger-tint); color: var(--danger);',
  promo: 'background: var(--promo-tint); color: var(--promo-text);',
};

/** A short word in a tinted box: a grade, "Identity verified", the end of a promotion. */
export const Tag = styled.span<{ $tone?: TagTone }>`
  display: inline-flex; align-items: center; gap: 5px; min-height: 22px; padding: 2px 8px; border-radius: var(--radius-chip);
  font-size: 12.5px; line-height: 18px; font-weight: 500;
  ${(props) => tones[props.$tone ?? 'plain']}
  @media (forced-colors: active) { border: 1px solid; }
`;
