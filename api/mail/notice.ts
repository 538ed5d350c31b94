import type { CivilDate } from '@domain/calendar/civil-date';

/** How what paused the payments of a loan has ended. */
export type PauseOutcome =
  | 'DECLINED_BY_PRACTICE'
  | 'DECLINED_BY_US'
  | 'WITHDRAWN'
  | 'REFUNDED'
  | 'REVIEWED'
  | 'RELEASED'
  | 'STATE_ENDED';

/** What a notice about a loan or line tells. */
export type NoticeFacts = {
  amountCents?: number;
  on?: CivilDate;
  /** Payments are paused. */
  isPaused?: true;
  /** The day on which it is tried again, or until which it goes. */
  again?: CivilDate;
  /** What a promotion cancels, or cancelled. */
  interestCents?: number;
  /** A late fee that autopay takes with the payment, or that is left. */
  feesCents?: number;
  /** What is overdue beside it or in it; of a hardship plan, what was late and moves to the end of the loan. */
  lateCents?: number;
  /** What could not be taken on its own day, and its new due date; whether autopay takes it then. */
  newDueCents?: number;
  newDueOn?: CivilDate;
  isTaken?: true;
  /** The day on which a late fee is added if nothing more is paid. */
  feeOn?: CivilDate;
  /** What goes back. */
  backCents?: number;
  /** Why a planned payment is not taken, or no payment goes on. */
  reason?: 'PAUSED' | 'ENDED' | 'PAID' | 'RETURNED' | 'OFF' | 'CHARGED_OFF';
  /** Why payments go on. */
  outcome?: PauseOutcome;
  /** All that is due now, where it is more. */
  dueCents?: number;
  /** The first of several payments, where it is another amount. */
  firstCents?: number;
  /** What is left of a purchase, or to pay. */
  leftCents?: number;
  /** What still keeps a promotion that a returned payment has opened again. */
  keepsCents?: number;
  /** What was paid of a loan in all. */
  paidCents?: number;
  /** The yearly rate, in millionths. */
  rate?: number;
  /** What each payment that is left has to be. */
  monthlyCents?: number;
  /** The account or card that money goes to, as its owner knows it. */
  account?: string;
  lastFour?: string;
};

type WordOf<Fact> = Fact extends `${infer Word}Cents`
  ? Word
  : Fact extends 'isPaused'
    ? 'paused'
    : Fact extends 'isTaken'
      ? 'taken'
      : Fact extends 'lastFour'
        ? never
        : Fact;

/** Facts in words of the reader's language: dollars, days, an account. What is not told is empty. */
export type NoticeWords<F> = { readonly [Fact in keyof F as WordOf<Fact>]-?: string };

type Says<F> = (words: NoticeWords<F>) => string;

type Wording<F> = { subject: Says<F>; says: Says<F>; button: string };

export type LoanNotice<F extends NoticeFacts> = {
  /** Where its button leads, where it is not the loan's payments. */
  opens?: 'documents' | 'transaction' | 'methods' | 'autopay';
  /** Said by text message too, to a proven phone. */
  isTexted?: true;
  english: Wording<F>;
  spanish: Wording<F>;
};

/** Declares a notice about a loan or line, with the facts that it tells; `api/mail/loan-notice-mails.ts` lists them. */
export const notice =
  <F extends NoticeFacts = Record<never, never>>() =>
  (of: LoanNotice<F>): LoanNotice<F> =>
    of;

/** What is due now, where it is more than the payment that a notice is about. */
export const inAll = (due: string): string => (due ? ` Including unpaid payments and fees, ${due} is due now.` : '');
export const spanishInAll = (due: string): string =>
  due ? ` Con los pagos y cargos anteriores pendientes, debe pagar ${due} ahora.` : '';
