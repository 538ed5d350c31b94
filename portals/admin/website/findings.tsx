import type { NoteTopic } from '@contract/website/entity';
import type { Frozen } from '@portals/state/frozen';
import { AlertIcon, SuccessIcon, WarningIcon } from '@portals/ui/icons';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import styled from 'styled-components';
import type { SiteReport } from './website.store';

type Finding = Frozen<SiteReport>['findings'][number];

const List = styled.ul`
  border-radius: 11px; box-shadow: inset 0 0 0 1px var(--line);
  li { display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 2px 10px; padding: 10px 14px; }
  li + li { border-top: 1px solid var(--line); }
  li > svg { margin-top: 1px; }
  li > p { grid-column: 2; color: var(--ink-2); overflow-wrap: anywhere; }
  li > b { font-weight: 600; overflow-wrap: anywhere; }
  li[data-level='ok'] > b { font-weight: 400; }
`;
const Verdict = styled.p`font-weight: 600;`;

const levels = {
  problem: { word: 'Problem', icon: AlertIcon, tone: 'danger' },
  warning: { word: 'Warning', icon: WarningIcon, tone: 'warning' },
  ok: { word: 'OK', icon: SuccessIcon, tone: 'success' },
} as const;

/** Where on this page a topic is explained. */
const places: Record<NoteTopic, { hash: string; text: string }> = {
  install: { hash: '#install', text: 'Installation steps' },
  html: { hash: '#install', text: 'Installation steps' },
  wordpress: { hash: '#install', text: 'Steps for your website builder' },
  attributes: { hash: '#builder', text: 'Rebuild your snippet' },
  integrity: { hash: '#builder', text: 'Rebuild your snippet' },
  policy: { hash: '#policy', text: 'Content security policy' },
  sites: { hash: '#sites', text: 'Your list of websites' },
  check: { hash: '#doctor', text: 'Check in a browser' },
};

/** What a look at a page found, worst first, each with what to do. */
export function Findings({ report }: { report: Frozen<SiteReport> }) {
  const count = (level: Finding['level']) => report.findings.filter((finding) => finding.level === level).length;
  return (
    <div role="status">
      <Verdict>{verdictOf(count('problem'), count('warning'))}</Verdict>
      <p style={{ color: 'var(--ink-3)', marginBottom: 10, overflowWrap: 'anywhere' }}>{report.url}</p>
      <List aria-label="Findings">
        {report.findings.map((finding) => (
          <Line key={finding.code + finding.title} finding={finding} />
        ))}
      </List>
    </div>
  );
}

function Line({ finding }: { finding: Finding }) {
  const { level, title, advice, topic } = finding;
  const { word, icon: Glyph, tone } = levels[level];
  return (
    <li data-level={level}>
      <span style={{ color: `var(--${tone})`, display: 'contents' }}>
        <Glyph size={18} />
      </span>
      <b>
        <VisuallyHidden>{word}: </VisuallyHidden>
        {title}
      </b>
      {advice && (
        <p>
          {advice} {topic && <a href={places[topic].hash}>{places[topic].text}</a>}
        </p>
      )}
    </li>
  );
}

function verdictOf(problems: number, warnings: number): string {
  const parts = [
    problems > 0 && `${problems} ${problems === 1 ? 'problem' : 'problems'}`,
    warnings > 0 && `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
  ].filter(Boolean);
  return parts.length === 0 ? 'No problems found' : parts.join(' and ');
}
