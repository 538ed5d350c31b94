import { civilDate } from '@domain/calendar/civil-date';
import type { DownloadAnswer } from '../../../http/serve';
import { csvHead, csvLine } from '../../../list/csv';
import { type DocumentContent, printText } from '../../document/index';
import { ratioText, reportOf } from './judge-what-if';
import type { WhatIfRow } from './what-if.reads';
import type { WhatIfReport } from './what-if-report';

type Section = { title: string; head: readonly string[]; rows: readonly (readonly string[])[] };

const number = (value: number, digits: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const signed = (value: number, text: string) => (value > 0 ? `+${text}` : text);

/** A value of a figure as people read it. */
export function figureText(
  { unit }: Pick<WhatIfReport['figures'][number], 'unit'>,
  value: number | null,
  isChange = false,
): string {
  if (value === null) return 'None';
  const amount = Math.abs(value);
  const text =
    unit === 'CASES'
      ? number(amount, 0)
      : unit === 'PERCENT'
        ? `${number(amount, 2)}${isChange ? ' points' : '%'}`
        : `$${number(amount, 0)}`;
  const withSign = value < 0 ? `-${text}` : text;
  return isChange ? signed(value, withSign) : withSign;
}

export const CERTAINTY_WORDS = {
  MORE_THAN_CHANCE: 'Yes',
  CANNOT_TELL: 'Can’t tell',
  TOO_FEW: 'Too few to tell',
  SAME: 'No change',
} as const;
const JUDGEMENT_WORDS = { ENOUGH: 'At least 0.80', BELOW: 'Below 0.80', TOO_FEW: 'Too few to judge' } as const;
const OUTCOME_WORDS = { APPROVED: 'Approved', OPEN: 'Open', DENIED: 'Denied' } as const;

/** The sections of a report, from which the PDF and the CSV are made. */
export function sectionsOf(row: WhatIfRow, report: WhatIfReport): Section[] {
  const version = `Version ${report.profile.version}`;
  const of = `${number(report.cases, 0)} of ${number(report.population, 0)} decisions`;
  return [
    {
      title: `What if: ${report.profile.name}`,
      head: ['What', 'Value'],
      rows: [
        ['Decided', `${row.from_day} to ${row.to_day}`],
        ['Cases', report.cases < report.population ? `${of}, random sample` : of],
        ['Run by', `${row.asked_by}, ${row.asked_at}`],
        ['Decided differently than originally', number(report.differs.count, 0)],
        ['Also changes', report.alsoIn.join(', ') || 'No other profile'],
      ],
    },
    {
      title: 'What changes',
      head: ['Table', 'Place', version, 'Draft'],
      rows: report.changed.flatMap(({ table, cells }) =>
        cells.map(({ row: place, column, from, to }) => [
          table,
          [place, column].filter(Boolean).join(', '),
          String(from ?? 'none'),
          String(to ?? 'none'),
        ]),
      ),
    },
    {
      title: 'Published vs. draft',
      head: ['Figure', version, 'Draft', 'Change', 'Sampling error', 'Statistically significant'],
      rows: report.figures.map((figure) => [
        figure.label,
        figureText(figure, figure.published),
        figureText(figure, figure.draft),
        figureText(figure, figure.change, true),
        figureText(figure, figure.error),
        CERTAINTY_WORDS[figure.certainty],
      ]),
    },
    {
      title: 'Limits and rates',
      head: ['What', 'Cases', 'Total dollars'],
      rows: [
        ['Larger limit', number(report.larger.count, 0), `$${number(report.larger.dollars, 0)}`],
        ['Smaller limit', number(report.smaller.count, 0), `$${number(report.smaller.dollars, 0)}`],
        ['Lower minimum rate', number(report.lowerRate, 0), ''],
        ['Higher minimum rate', number(report.higherRate, 0), ''],
      ],
    },
    {
      title: 'Fair lending',
      head: ['Group', 'Cases', version, 'Draft', 'Result'],
      rows: report.fair.map(({ label, cases, published, draft, judgement }) => [
        label,
        number(cases, 0),
        ratioText(published),
        ratioText(draft),
        JUDGEMENT_WORDS[judgement],
      ]),
    },
    {
      title: 'Changed outcomes',
      head: [version, 'Draft', 'Cases'],
      rows: report.moved.map(({ from, to, count }) => [OUTCOME_WORDS[from], OUTCOME_WORDS[to], number(count, 0)]),
    },
    {
      title: 'Approvals the draft would deny',
      head: ['What', 'Value'],
      rows: [
        ['Accounts', number(report.lost.accounts, 0)],
        ['Total limits', `$${number(report.lost.limits, 0)}`],
        ['30 days late or more', number(report.lost.late, 0)],
        ['Charged off so far', `$${number(report.lost.chargedOff, 2)}`],
      ],
    },
  ];
}

const ASSUMED = ({ usedShare }: WhatIfReport) =>
  `Dollar figures are for all decisions in the period. Sampling error is at 95% confidence. Income assumes ${usedShare}% of people use their limit for the amount they requested, on the plans people in their grade chose, and pay promotions on time.`;

/** The figures as a file for a spreadsheet: a line for each row, with its section before it. */
export function whatIfCsv(row: WhatIfRow): DownloadAnswer | null {
  const report = reportOf(row);
  if (!report) return null;
  const places = [0, 1, 2, 3, 4, 5];
  const columns = [
    ['section', 'Section'],
    ...places.map((place) => [`c${place}`, place === 0 ? 'Row' : `Value ${place}`]),
  ] as [string, string][];
  const line = (section: string, cells: readonly string[]) =>
    csvLine(columns, { section, ...Object.fromEntries(places.map((place) => [`c${place}`, cells[place] ?? ''])) });
  const lines = sectionsOf(row, report).flatMap(({ title, head, rows }) => [
    line(title, head),
    ...rows.map((cells) => line(title, cells)),
  ]);
  const text = [csvHead(columns), ...lines, line('Assumed', [ASSUMED(report)])].join('');
  return { body: new TextEncoder().encode(text) };
}

/** The report as PDF. The same report makes the same bytes. */
export async function whatIfPdf(row: WhatIfRow, issuer: string): Promise<DownloadAnswer | null> {
  const report = reportOf(row);
  if (!report) return null;
  const sections = sectionsOf(row, report).map(({ title, head, rows }) => ({
    heading: title,
    paragraphs: rows.length === 0 ? ['None'] : rows.map((cells) => lineOf(head, cells)),
  }));
  const content: DocumentContent = {
    documentKey: 'what-if',
    title: `What if: ${report.profile.name}, version ${report.profile.version}`,
    version: '2',
    issuer,
    sections: [...sections, { heading: 'Assumed', paragraphs: [ASSUMED(report)] }],
    box: null,
  };
  return printText(content, civilDate(row.asked_at.slice(0, 10)));
}

/** "Approved: Version 3 1,345; Draft 1,326; …" */
const lineOf = ([, ...head]: readonly string[], [first = '', ...cells]: readonly string[]) =>
  `${first}: ${cells.map((cell, place) => (head.length === 1 ? cell : `${head[place]} ${cell}`)).join('; ')}`;
