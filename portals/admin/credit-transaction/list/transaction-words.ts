type Funding = 'QUEUED' | 'SENT' | 'SETTLED' | 'RETURNED';

const funding: Readonly<Record<Funding, string>> = {
  QUEUED: 'Queued',
  SENT: 'On its way',
  SETTLED: 'Paid',
  RETURNED: 'Came back',
};

/** How far the practice's payment is; null before the patient approves. */
export const fundingWords = (status: string | null): string | null =>
  (status && (funding as Readonly<Record<string, string | undefined>>)[status]) || null;

/** What the patient asks, behind the status. */
export const askWords = {
  CREATE: undefined,
  REFUND: 'Asks for a refund',
  MODIFY: 'Asks for a change',
  DISPUTE: 'Disputed',
  FRAUD: 'Reported as fraud',
} as const;
