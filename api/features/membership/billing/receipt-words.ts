import type { BillRow } from '../membership.reads';

/** Words of a receipt. */
export const receiptWords = {
  title: (practice: string) => `Receipt, membership at ${practice}`,
  received: (brand: string, amount: string, member: string) => `${brand} received ${amount} from ${member}.`,
  counts: (day: string) => `Effective date: ${day}.`,
  takenFrom: (name: string, lastFour: string) => `Paid from ${name} ending in ${lastFour}.`,
  at: (practice: string) => `For the membership at ${practice}.`,
  paid: (what: string, treatments: string, fee: string | null) =>
    fee === null
      ? `${what}: ${treatments} for treatments.`
      : `${what}: ${treatments} for treatments, ${fee} membership fee.`,
  /** Of the same bill. */
  credit: (amount: string) => `Another ${amount} of it was paid with your credit.`,
  number: (id: string) => `Payment ${id}`,
  kinds: {
    UPFRONT: () => 'Paid on the first day',
    MONTH: (number: number) => `Payment ${number} of 12`,
    YEAR: () => 'Full year',
    CANCELLATION: (number: number) => `Cancellation, payment ${number}`,
    CREDITS: () => 'Credit',
  } satisfies Record<BillRow['kind'], (number: number) => string>,
};
