import { addDays, addMonths, type CivilDate, partsOf } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import type { Rate } from '../money/rate';
import { dueDates } from '../payment-plan/due-dates';
import { refuse } from '../refusal';
import { pastDueRows } from './delinquency';
import { foldLoan } from './fold-loan';
import type { LoanEvent, LoanEventOf } from './loan-event';
import { unpaidOf } from './loan-state';

/** Once in twelve months; a later day of 1 to 28, at most fifteen days away, so that no payment is left out. */
export const DUE_DATE_RULE = { laterDaysMax: 15, lastDay: 28, monthsBetween: 12, toldDaysBefore: 10 } as const;
/** A payment that falls due so soon is announced already and keeps its day. */
const NOTICE_DAYS = 3;

/** Why due dates are not moved now. */
export const DUE_DATE_REFUSALS = ['CLOSED', 'PAUSED', 'PAST_DUE', 'CHANGED_LATELY', 'NOTHING_LEFT'] as const;
export type DueDateRefusal = (typeof DUE_DATE_REFUSALS)[number];

/** A change that was made: the first payment that moved, from where to where. */
export type MadeChange = {
  readonly on: CivilDate;
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** From this day on another one may be made. */
  readonly nextOn: CivilDate;
};

export type MovableDueDates = {
  readonly refusal: DueDateRefusal | null;
  /** The first installment that moves, and its date now; null with a refusal. */
  readonly first: { readonly number: number; readonly dueOn: CivilDate } | null;
  /** Dates that it may move to. */
  readonly options: readonly CivilDate[];
  /** Changes of earlier days, the newest first. */
  readonly made: readonly MadeChange[];
};

function changesOf(events: readonly LoanEvent[]): MadeChange[] {
  return events
    .filter((event): event is LoanEventOf<'REDATED'> => event.type === 'REDATED')
    .map((event) => {
      const before = foldLoan(events.filter(({ sequence }) => sequence < event.sequence));
      const to = event.dueOn[0] ?? event.effectiveOn;
      const from = before.terms?.dueOn[event.number - 1] ?? to;
      return { on: event.effectiveOn, from, to, nextOn: addMonths(event.effectiveOn, DUE_DATE_RULE.monthsBetween) };
    })
    .reverse();
}

/** What autopay then takes is told ten days before (12 CFR 1005.10(d)), as the authorization promises. */
const optionsAfter = (dueOn: CivilDate, on: CivilDate): CivilDate[] =>
  Array.from({ length: DUE_DATE_RULE.laterDaysMax }, (_, index) => addDays(dueOn, index + 1)).filter(
    (date) => partsOf(date).day <= DUE_DATE_RULE.lastDay && date >= addDays(on, DUE_DATE_RULE.toldDaysBefore),
  );

/** Whether the due dates of a loan can be moved on a day, and to which dates. */
export function movableDueDates(events: readonly LoanEvent[], on: CivilDate): MovableDueDates {
  const state = foldLoan(events, { on });
  const made = changesOf(events);
  const no = (refusal: DueDateRefusal): MovableDueDates => ({ refusal, first: null, options: [], made });
  if (state.status !== 'OPEN' || !state.terms) return no('CLOSED');
  if (state.pausedOn) return no('PAUSED');
  if (pastDueRows(state, on).length > 0) return no('PAST_DUE');
  if (made[0] && on < made[0].nextOn) return no('CHANGED_LATELY');
  const billed = state.billed.at(-1)?.number ?? 0;
  const announced = addDays(on, NOTICE_DAYS);
  const index = state.terms.dueOn.findIndex((dueOn, at) => at >= billed && dueOn > announced);
  const dueOn = state.terms.dueOn[index];
  if (!dueOn || state.notYetDueCents === 0) return no('NOTHING_LEFT');
  return { refusal: null, first: { number: index + 1, dueOn }, options: optionsAfter(dueOn, on), made };
}

export type DueDateChange = {
  readonly change: {
    readonly type: 'REDATED';
    readonly number: number;
    readonly dueOn: CivilDate[];
    readonly rate: Rate;
  };
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly lastFrom: CivilDate;
  readonly lastTo: CivilDate;
  /** What the first payment that moves asks for, before and after. */
  readonly paymentBeforeCents: Cents;
  readonly paymentCents: Cents;
  /** Interest of the added days: asked for with that payment, or kept aside with the rest of a promotion's. */
  readonly interestCents: Cents;
  /** A promotion ends as many days later; kept, it cancels that interest with the rest. */
  readonly movesPromo: boolean;
};

/**
 * What moving the due dates comes to, before it is done: the same event that does it is played.
 * @throws DomainRefusal `dueOn` for a date that is none of the options.
 */
export function dueDateChange(
  events: readonly LoanEvent[],
  on: CivilDate,
  { to, rate }: { readonly to: CivilDate; readonly rate: Rate },
): DueDateChange {
  const { first, options } = movableDueDates(events, on);
  if (!first || !options.includes(to)) refuse('dueOn', 'Choose one of the days offered.', options.at(-1) ?? on);
  const { number, dueOn: from } = first;
  const before = foldLoan(events, { on });
  const count = (before.terms?.dueOn.length ?? 0) - number + 1;
  const change = { type: 'REDATED' as const, number, dueOn: dueDates(to, partsOf(to).day, count), rate };
  const sequence = Math.max(...events.map((event) => event.sequence)) + 1;
  const redated: LoanEvent[] = [...events, { ...change, id: 'redated', sequence, effectiveOn: on }];
  const [wasThen, isThen] = [foldLoan(events, { on: from }), foldLoan(redated, { on: to })];
  const [was, is] = [wasThen, isThen].map((state) => state.billed.find((row) => row.number === number));
  const interest = (state: typeof wasThen) => state.interestBilledCents + state.deferredCents;
  return {
    change,
    from,
    to,
    lastFrom: before.terms?.dueOn.at(-1) ?? from,
    lastTo: change.dueOn.at(-1) ?? to,
    paymentBeforeCents: was ? unpaidOf(was) : cents(0),
    paymentCents: is ? unpaidOf(is) : cents(0),
    interestCents: cents(interest(isThen) - interest(wasThen)),
    movesPromo: isThen.terms?.promo?.movedDays !== wasThen.terms?.promo?.movedDays,
  };
}
