import { Card } from '@portals/ui/card';
import styled from 'styled-components';

export const Crumbs = styled.nav`
  padding: 16px 24px 0; font-size: 13px; line-height: 18px; a { color: var(--ink-3); }
  @media (max-width: 767.98px) { padding: 12px 16px 0; }
`;
export const Head = styled.header`
  display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; padding: 8px 24px 14px; font-size: 13.5px; line-height: 20px; color: var(--ink-2);
  h1 { font: 600 26px/30px var(--font-voice); letter-spacing: -0.012em; color: var(--ink); }
  > div { display: flex; flex-wrap: wrap; gap: 8px; margin-left: auto; }
  @media (max-width: 767.98px) { padding: 8px 16px 12px; > div { margin-left: 0; width: 100%; } }
`;
export const RunBar = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px 14px; padding: 12px 24px; box-shadow: inset 0 1px 0 var(--line), inset 0 -1px 0 var(--line);
  font-size: 13.5px; line-height: 20px; color: var(--ink-2); b { color: var(--ink); font-weight: 600; }
  > p { flex: 1 1 240px; } progress { flex: 1 1 200px; height: 10px; accent-color: var(--primary); }
  @media (max-width: 767.98px) { padding: 12px 16px; }
`;
export const Columns = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 320px; align-items: stretch;
  > div { display: grid; gap: 18px; padding: 20px 24px 48px; align-content: start; min-width: 0; }
  > aside { padding: 22px 22px 40px; background: var(--sunken); font-size: 13.5px; line-height: 20px; min-width: 0; }
  > aside > div { position: sticky; top: 16px; display: grid; gap: 14px; }
  @media (max-width: 1100px) { grid-template-columns: minmax(0, 1fr); > div { padding-bottom: 24px; } }
  @media (max-width: 767.98px) { > div { padding: 16px; } > aside { padding: 18px 16px 40px; } }
`;
export const Two = styled.div`
  display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 3fr); gap: 18px; align-items: start;
  @media (max-width: 900px) { grid-template-columns: minmax(0, 1fr); }
`;
export const Sheet = styled.div`
  overflow-x: auto; margin-top: 10px;
  table { width: 100%; border-collapse: collapse; font-size: 13.5px; line-height: 20px; font-variant-numeric: tabular-nums; }
  th { font-weight: 500; color: var(--ink-2); text-align: left; }
  th, td { padding: 9px 10px; box-shadow: inset 0 -1px 0 var(--line); white-space: nowrap; vertical-align: top; }
  :is(th, td):first-child { padding-left: 0; } :is(th, td):last-child { padding-right: 0; }
  .n { text-align: right; } .soft { color: var(--ink-2); } .wide { white-space: normal; min-width: 140px; }
  tbody th { color: var(--ink); }
  tr:last-child > * { box-shadow: none; }
`;
export const Checks = styled.ul`
  list-style: none; display: grid; gap: 8px;
  li { display: grid; grid-template-columns: 16px 1fr; gap: 9px; } li > svg { margin-top: 2px; }
  .good { color: var(--success); } .bad { color: var(--danger); }
`;
export const Small = styled(Card)`h2 + p, h2 + div { margin-top: 6px; }`;
export const Plot = styled.div`
  position: relative; height: 18px; min-width: 90px;
  &::before { content: ''; position: absolute; left: 0; right: 0; top: 8.5px; height: 1px; background: var(--line); }
  i, u { position: absolute; top: 3px; width: 12px; height: 12px; margin-left: -6px; border-radius: 50%; }
  u { background: var(--surface); box-shadow: inset 0 0 0 2px var(--primary-line); }
  i { background: var(--primary); }
  s { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--danger); }
  em { position: absolute; top: 0; bottom: 0; border-left: 1px dashed var(--ink-3); }
  @media (forced-colors: active) { u, i { border: 2px solid; } }
`;
export const Matrix = styled.div`
  margin-top: 12px;
  table { width: 100%; table-layout: fixed; border-collapse: separate; border-spacing: 5px; font-size: 13.5px; line-height: 20px; font-variant-numeric: tabular-nums; }
  th { font-weight: 500; color: var(--ink-2); } th[scope='row'] { text-align: left; color: var(--ink); }
  td { padding: 0; }
  button { width: 100%; min-height: 44px; border: 0; border-radius: 9px; background: var(--sunken); color: var(--ink); font: inherit; font-variant-numeric: tabular-nums; }
  button[data-moved='true'] { background: var(--promo-tint); color: var(--promo-text); font-weight: 700; box-shadow: inset 0 0 0 1px var(--promo-line); cursor: pointer; }
  button[aria-pressed='true'] { box-shadow: inset 0 0 0 2px var(--promo-text); }
`;
export const Pair = styled.div`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px 28px; padding: 12px 14px; background: var(--primary-50); white-space: normal;
  h3 { font-size: 13.5px; font-weight: 600; margin-bottom: 4px; }
  dl { display: grid; grid-template-columns: 1fr auto; gap: 3px 14px; } dd { text-align: right; }
  .binds { color: var(--promo-text); font-weight: 700; }
  @media (max-width: 767.98px) { grid-template-columns: minmax(0, 1fr); }
`;
