import { type Cents, cents } from '../money/cents';
import { type AccountPath, account, type ClearingChannel, type LedgerUnit, ruleOf } from './account';
import { type JournalEntry, type Posting, sumsByUnit } from './entry';
import { effectiveReversalOf } from './reversal';

/** A broken rule of the ledger; `invariant` is the number its check carries below. */
export type Violation = { readonly invariant: number; readonly subject: string; readonly message: string };

/** Balance per account: debits positive, credits negative. */
export type Balances = ReadonlyMap<AccountPath, Cents>;

const found = (invariant: number, subject: string, message: string): Violation => ({ invariant, subject, message });

/** Sums every account of a journal. */
export function balancesOf(journal: readonly JournalEntry[]): Map<AccountPath, Cents> {
  const balances = new Map<AccountPath, Cents>();
  for (const entry of journal) {
    for (const { account: path, amount } of entry.postings) {
      balances.set(path, cents((balances.get(path) ?? 0) + amount));
    }
  }
  return balances;
}

/** Balance of one account; 0 when nothing was posted to it. */
export const balanceOf = (balances: Balances, path: AccountPath): Cents => balances.get(path) ?? cents(0);

/** 1: the postings of every entry sum to zero per unit. */
export function checkEntriesBalanced(journal: readonly JournalEntry[]): Violation[] {
  return journal.flatMap((entry) => {
    const sums = sumsByUnit(entry.postings);
    return sums.USD === 0 && sums.PTS === 0 ? [] : [found(1, entry.id, `sums to ${sums.USD} USD, ${sums.PTS} PTS`)];
  });
}

/** 2: every entry has two postings or more, none of them zero. */
export function checkPostingsPresent(journal: readonly JournalEntry[]): Violation[] {
  return journal.flatMap((entry) => [
    ...(entry.postings.length < 2 ? [found(2, entry.id, 'has fewer than two postings')] : []),
    ...(entry.postings.some((posting) => posting.amount === 0) ? [found(2, entry.id, 'has a posting of zero')] : []),
  ]);
}

/** 3: nothing written is changed or gone. `earlier` is any older copy of the journal. */
export function checkUnchanged(earlier: readonly JournalEntry[], journal: readonly JournalEntry[]): Violation[] {
  const later = new Map(journal.map((entry) => [entry.id, entry]));
  return earlier.flatMap((entry) => {
    const copy = later.get(entry.id);
    if (!copy) return [found(3, entry.id, 'is gone')];
    const same =
      copy.kind === entry.kind &&
      copy.idempotencyKey === entry.idempotencyKey &&
      copy.reversalOf === entry.reversalOf &&
      copy.postings.length === entry.postings.length &&
      copy.postings.every((posting, index) => {
        const original = entry.postings[index];
        return posting.account === original?.account && posting.amount === original.amount;
      });
    return same ? [] : [found(3, entry.id, 'was changed')];
  });
}

/** 4: every stored balance is the sum of its postings. */
export function checkBalancesStored(journal: readonly JournalEntry[], stored: Balances): Violation[] {
  const computed = balancesOf(journal);
  return [...new Set([...computed.keys(), ...stored.keys()])].flatMap((path) => {
    const [have, want] = [balanceOf(stored, path), balanceOf(computed, path)];
    return have === want ? [] : [found(4, path, `stores ${have}, its postings sum to ${want}`)];
  });
}

/** 5: the principal account of a loan is the principal its state says is outstanding. */
export function checkLoanPrincipal(
  balances: Balances,
  loans: readonly { readonly transactionId: string; readonly outstandingPrincipal: Cents }[],
): Violation[] {
  return loans.flatMap(({ transactionId, outstandingPrincipal }) => {
    const booked = balanceOf(balances, account.loan(transactionId, 'principal'));
    return booked === outstandingPrincipal
      ? []
      : [found(5, transactionId, `books ${booked} of principal, the loan says ${outstandingPrincipal}`)];
  });
}

/** A payment or payout that the processor has not finished; `ageDays` since it was submitted. */
export type OpenItem = {
  readonly id: string;
  readonly channel: ClearingChannel;
  readonly amount: Cents;
  readonly ageDays: number;
};

/** Days after which an open item is reported. */
export const OPEN_ITEM_DAYS_MAX = 5;

/** 6: each clearing account holds exactly its open items, and none is older than five days. */
export function checkClearing(balances: Balances, items: readonly OpenItem[]): Violation[] {
  const totals: Record<ClearingChannel, number> = { ach_in: 0, ach_out: 0, card: 0 };
  for (const item of items) totals[item.channel] += item.channel === 'ach_out' ? -item.amount : item.amount;
  const off = (['ach_in', 'ach_out', 'card'] as const).flatMap((channel) => {
    const booked = balanceOf(balances, account.clearing(channel));
    return booked === totals[channel] ? [] : [found(6, channel, `books ${booked}, open items are ${totals[channel]}`)];
  });
  const old = items.filter((item) => item.ageDays > OPEN_ITEM_DAYS_MAX);
  return [...off, ...old.map((item) => found(6, item.id, `is open for ${item.ageDays} days`))];
}

/** 7: what we owe a practice is the sum of its fundings that are not sent. */
export function checkProviderPayable(
  balances: Balances,
  unpaid: readonly { readonly practiceId: string; readonly unpaidFundings: Cents }[],
): Violation[] {
  return unpaid.flatMap(({ practiceId, unpaidFundings }) => {
    const owed = 0 - balanceOf(balances, account.providerPayable(practiceId));
    return owed === unpaidFundings
      ? []
      : [found(7, practiceId, `is owed ${owed}, unpaid fundings are ${unpaidFundings}`)];
  });
}

/** The line less outstanding principal and purchases that wait: the books' side of what may be spent. May be negative. */
export function creditHeadroom(line: {
  readonly approved: Cents;
  readonly outstandingPrincipal: Cents;
  readonly pending: Cents;
}): Cents {
  return cents(line.approved - line.outstandingPrincipal - line.pending);
}

/** 8: at acceptance the line covers all principal and all that is pending, the accepted purchase included. */
export function checkCreditLine(userId: string, line: Parameters<typeof creditHeadroom>[0]): Violation[] {
  const left = creditHeadroom(line);
  return left >= 0 ? [] : [found(8, userId, `is over the credit line by ${0 - left}`)];
}

/** 9: no account that must not turn over has (global credits). */
export function checkSigns(balances: Balances): Violation[] {
  return [...balances].flatMap(([path, balance]) => {
    const rule = ruleOf(path);
    const onNormalSide = rule.normal === 'D' ? balance : 0 - balance;
    return rule.allowNegative || onNormalSide >= 0 ? [] : [found(9, path, `is below zero by ${0 - onNormalSide}`)];
  });
}

/** 9 before the fact: what would turn over if these postings were written. */
export function checkPosting(balances: Balances, postings: readonly Posting[]): Violation[] {
  const touched = new Map<AccountPath, Cents>();
  for (const { account: path, amount } of postings) {
    touched.set(path, cents((touched.get(path) ?? balanceOf(balances, path)) + amount));
  }
  return checkSigns(touched);
}

/** 10: all balances together are zero per unit. */
export function checkTrialBalance(balances: Balances): Violation[] {
  const sums: Record<LedgerUnit, number> = { USD: 0, PTS: 0 };
  for (const [path, balance] of balances) sums[ruleOf(path).unit] += balance;
  return (['USD', 'PTS'] as const).flatMap((unit) =>
    sums[unit] === 0 ? [] : [found(10, unit, `the trial balance is ${sums[unit]}`)],
  );
}

/** 11: no entry has two effective reversals, and a reversal takes back exactly what it names. */
export function checkReversals(journal: readonly JournalEntry[]): Violation[] {
  const byId = new Map(journal.map((entry) => [entry.id, entry]));
  const effective = new Map<string, number>();
  const reversals = journal.filter((entry) => entry.reversalOf !== undefined);
  const violations: Violation[] = [];
  for (const reversal of reversals) {
    const target = byId.get(reversal.reversalOf ?? '');
    if (!target) violations.push(found(11, reversal.id, 'reverses an entry that is not there'));
    else {
      const left = balancesOf([target, reversal]);
      if ([...left.values()].some((sum) => sum !== 0))
        violations.push(found(11, reversal.id, 'does not mirror its entry'));
      if (!effectiveReversalOf(reversals, reversal.id)) effective.set(target.id, (effective.get(target.id) ?? 0) + 1);
    }
  }
  for (const [id, count] of effective)
    if (count > 1) violations.push(found(11, id, `has ${count} effective reversals`));
  return violations;
}

/** 12a: no two entries carry one idempotency key. */
export function checkKeysUnique(journal: readonly JournalEntry[]): Violation[] {
  const seen = new Set<string>();
  return journal.flatMap((entry) => {
    if (seen.has(entry.idempotencyKey)) return [found(12, entry.id, `repeats the key ${entry.idempotencyKey}`)];
    seen.add(entry.idempotencyKey);
    return [];
  });
}

/**
 * 12b: what to do with a request that carries an idempotency key. The same key with the same body gets the stored answer;
 * with another body it is a conflict; an unknown key is executed.
 */
export function decideIdempotency(
  stored: { readonly bodyHash: string } | undefined,
  bodyHash: string,
): 'execute' | 'replay' | 'conflict' {
  if (!stored) return 'execute';
  return stored.bodyHash === bodyHash ? 'replay' : 'conflict';
}

/** The checks that need the journal and its stored balances alone: 1, 2, 4, 9, 10, 11 and 12a. */
export function checkJournal(journal: readonly JournalEntry[], stored: Balances): Violation[] {
  return [
    ...checkEntriesBalanced(journal),
    ...checkPostingsPresent(journal),
    ...checkBalancesStored(journal, stored),
    ...checkSigns(stored),
    ...checkTrialBalance(stored),
    ...checkReversals(journal),
    ...checkKeysUnique(journal),
  ];
}
