/** What the patient asks, behind the status. */
export const askWords = {
  CREATE: undefined,
  REFUND: 'Refund requested',
  MODIFY: 'Change requested',
  DISPUTE: 'Disputed',
  FRAUD: 'Reported as fraud',
} as const;
