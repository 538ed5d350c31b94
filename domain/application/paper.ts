import { isCivilDate } from '../calendar/civil-date';
import { formatUsDate } from '../calendar/us-date';
import { codeWords } from '../code-words';
import { cents } from '../money/cents';
import { formatUsd } from '../money/usd';
import { phoneWords } from '../phone-words';
import { historyAction, historyNote, toldHistory } from './history-words';

/** An application as staff get it; what its reader may not see is null or empty already. */
export type PaperFacts = {
  readonly number: number;
  readonly name: string;
  readonly practicemanagement: { readonly PracticeName: string };
  readonly status: string;
  readonly statusNote: string | null;
  readonly requestedAmount: number | null;
  readonly approvedAmount: number | null;
  readonly availableCredit: number | null;
  readonly grade: string | null;
  readonly createdAt: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly isEmailVerified: boolean;
  readonly isPhoneVerified: boolean;
  readonly birthDate: string | null;
  readonly ssnNumber: string | null;
  readonly address: string | null;
  readonly annualIncome: number | null;
  readonly isMarried: boolean | null;
  readonly mismatches: readonly string[];
  readonly fraudAlerts: boolean | null;
  readonly adverseAction: { readonly sentAt: string | null; readonly returnedAt: string | null } | null;
  readonly agreementSignedAt: string | null;
  readonly documents: readonly {
    readonly title: string;
    readonly signedAt: string | null;
    readonly createdAt: string;
  }[];
  readonly decisions: readonly PaperDecision[];
  readonly statusHistory: readonly {
    readonly action: string;
    readonly userName: string;
    readonly at: string;
    readonly note: string | null;
  }[];
};

type PaperDecision = {
  readonly decidedAt: string;
  readonly status: string;
  readonly riskProfile: string;
  readonly riskProfileVersion: number;
  readonly grade: string | null;
  readonly reasons: readonly { readonly text: string }[];
};

export type PaperRow = readonly [label: string, value: string];
export type PaperSection = { readonly heading: string; readonly rows: readonly PaperRow[] };

/** How a reader reads moments, and whether they read what only the platform's people see. */
export type PaperReader = { readonly moment: (instant: string) => string; readonly seesAll: boolean };

const NONE = '–';
const usd = (amount: number | null) => (amount === null ? NONE : formatUsd(cents(Math.round(amount * 100))));
const day = (date: string | null) => (date !== null && isCivilDate(date) ? formatUsDate(date) : NONE);
const proven = (isProven: boolean) => (isProven ? 'verified' : 'not verified');

/**
 * The details of an application for paper, one text for the file and for the print view. Rows that a reader never sees are
 * left out, so that a dash always means that nothing was answered.
 * Source: provider-admin §2 (print-application-data), §7 (application-details/download).
 */
export function applicationPaper(facts: PaperFacts, reader: PaperReader): PaperSection[] {
  return [
    { heading: 'Person', rows: personRows(facts, reader) },
    { heading: 'Request', rows: requestRows(facts, reader) },
    { heading: 'Outcome', rows: outcomeRows(facts, reader) },
    ...facts.decisions.map((decision) => ({ heading: 'Decision', rows: decisionRows(decision, reader) })),
    {
      heading: 'Documents',
      rows: facts.documents.map(
        ({ title, signedAt, createdAt }): PaperRow => [
          title,
          signedAt === null ? `Saved ${reader.moment(createdAt)}` : `Signed ${reader.moment(signedAt)}`,
        ],
      ),
    },
    { heading: 'History', rows: historyRows(facts, reader) },
  ].filter(({ rows }) => rows.length > 0);
}

function personRows(facts: PaperFacts, { seesAll }: PaperReader): PaperRow[] {
  const { name, email, phoneNumber, isMarried } = facts;
  return [
    ['Name', name],
    ['Date of birth', day(facts.birthDate)],
    ...(seesAll ? [['SSN', facts.ssnNumber ?? NONE] as const] : []),
    ['Address', facts.address ?? NONE],
    ['Married', isMarried === null ? NONE : isMarried ? 'Yes' : 'No'],
    ['Email', `${email}, ${proven(facts.isEmailVerified)}`],
    ['Phone', phoneNumber === null ? NONE : `${phoneWords(phoneNumber)}, ${proven(facts.isPhoneVerified)}`],
  ];
}

function requestRows(facts: PaperFacts, { moment, seesAll }: PaperReader): PaperRow[] {
  return [
    ['Practice', facts.practicemanagement.PracticeName],
    ['Applied', moment(facts.createdAt)],
    ['Requested', usd(facts.requestedAmount)],
    ...(seesAll ? [['Annual income', usd(facts.annualIncome)] as const] : []),
  ];
}

function outcomeRows(facts: PaperFacts, { moment, seesAll }: PaperReader): PaperRow[] {
  const { statusNote, mismatches, agreementSignedAt } = facts;
  const isDiffering = mismatches.length > 0;
  return [
    ['Status', [codeWords(facts.status), ...(statusNote ? [statusNote] : [])].join(', ')],
    ['Limit', usd(facts.approvedAmount)],
    ['Available', usd(facts.availableCredit)],
    ['Agreement', agreementSignedAt === null ? 'Not signed' : `Signed ${moment(agreementSignedAt)}`],
    ...(seesAll ? [['Grade', facts.grade ?? NONE] as const] : []),
    ...(facts.adverseAction ? [['Adverse action notice', noticeWords(facts.adverseAction, moment)] as const] : []),
    ...(isDiffering ? [["Doesn't match the credit file", mismatches.map(codeWords).join(', ')] as const] : []),
    ...(facts.fraudAlerts ? [['Fraud alert', 'On the credit file'] as const] : []),
  ];
}

/** Where an adverse action notice is: on its way, with the applicant, or back, which leaves them to be told otherwise. */
export function noticeWords(
  { sentAt, returnedAt }: NonNullable<PaperFacts['adverseAction']>,
  moment: PaperReader['moment'],
): string {
  if (returnedAt !== null) return `Bounced ${moment(returnedAt)}: no such email address. Mail a printed copy.`;
  return sentAt === null ? 'Not sent yet' : `Emailed ${moment(sentAt)}`;
}

function decisionRows(decision: PaperDecision, { moment }: PaperReader): PaperRow[] {
  const reasons = decision.reasons.map(({ text }) => text).join('; ');
  return [
    ['Decided', moment(decision.decidedAt)],
    ['Outcome', [codeWords(decision.status), ...(decision.grade ? [`grade ${decision.grade}`] : [])].join(', ')],
    ['Rules', `${decision.riskProfile}, version ${decision.riskProfileVersion}`],
    ...(reasons ? [['Reasons', reasons] as const] : []),
  ];
}

const historyRows = ({ statusHistory }: PaperFacts, { moment }: PaperReader): PaperRow[] =>
  toldHistory(statusHistory).map(({ action, note, userName, at }) => {
    const told = historyNote(action, note);
    return [moment(at), `${historyAction(action)}${told ? `. ${told}` : ''} (${userName})`];
  });
