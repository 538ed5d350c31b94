import styled, { css } from 'styled-components';

const pad = css`padding: 18px; @media (min-width: 768px) { padding: 22px; }`;

/** A surface with a line. `$tone` lifts one card of a page: `primary` asks for an answer, `promo` is a promotion. */
export const Card = styled.section<{ $tone?: 'plain' | 'primary' | 'promo' | 'tint' | 'hero' }>`
  border-radius: var(--radius-card); background: var(--surface); box-shadow: inset 0 0 0 1px var(--line); min-width: 0; ${pad}
  ${(props) => props.$tone === 'primary' && 'box-shadow: inset 0 0 0 2px var(--primary-line);'}
  ${(props) => props.$tone === 'promo' && 'background: var(--promo-tint); box-shadow: inset 0 0 0 1px var(--promo-line);'}
  ${(props) => props.$tone === 'tint' && 'background: var(--primary-50); box-shadow: none;'}
  ${(props) =>
    props.$tone === 'hero' &&
    'background: var(--primary); color: var(--on-primary); box-shadow: none; border-radius: var(--radius-sheet); --ribbon-full: var(--on-primary); --ribbon-rest: color-mix(in srgb, var(--on-primary) 45%, transparent);'}
  @media (forced-colors: active) { border: 1px solid; }
`;

/** A title of a card in the voice typeface, 22/27. */
export const CardTitle = styled.h2`
  font: 600 22px/27px var(--font-voice); letter-spacing: -0.01em; text-wrap: balance; font-variant-numeric: tabular-nums lining-nums;
  & + p { margin-top: 6px; }
  & + [data-banner] { margin-top: 12px; }
`;
/** A plain heading inside a page, 17/24 for patients and 15/20 for staff. */
export const Heading = styled.h2`
  font-size: 17px; line-height: 24px; font-weight: 650;
  [data-density='staff'] & { font-size: 15px; line-height: 20px; }
`;
/** The one amount of a screen, 60/62; `$small` 30/36 inside cards. */
export const Figure = styled.b<{ $small?: boolean }>`
  display: block; font-family: var(--font-voice); font-weight: 600; font-variant-numeric: tabular-nums lining-nums; letter-spacing: -0.012em;
  font-size: ${(props) => (props.$small ? '30px' : 'var(--text-60)')}; line-height: ${(props) => (props.$small ? '36px' : '62px')};
  @media (max-width: 370px) { font-size: ${(props) => (props.$small ? '26px' : '48px')}; line-height: ${(props) => (props.$small ? '32px' : '52px')}; }
`;
/** Quiet text of 14/20. */
export const Note = styled.p`
  font-size: 14px; line-height: 20px; color: var(--ink-2);
  b, strong { color: var(--ink); font-weight: 600; }
`;

const Numbers = styled.ol`
  counter-reset: item;
  li { counter-increment: item; position: relative; padding: 0 0 18px 44px; font-size: 16px; line-height: 23px; color: var(--ink-2); }
  li > b { display: block; color: var(--ink); font-weight: 600; }
  li::before {
    content: counter(item); position: absolute; left: 0; top: -1px; width: 28px; height: 28px; border-radius: 50%; display: grid; place-items: center;
    font: 700 16px/1 var(--font-voice); background: var(--primary-100); color: var(--primary-text);
  }
`;
/** Steps that are left: `<Numbered><li><b>Sign your agreement</b>Read it on one page</li></Numbered>`. */
export const Numbered = Numbers;
