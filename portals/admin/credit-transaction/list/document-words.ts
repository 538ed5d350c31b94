import type { BoardingDocumentKey, DocumentGroup } from '@contract/boarding-document/entity';

const counted = (count: number, one: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${one}s`;
export const documentsText = (count: number): string => counted(count, 'document');
export const transactionsText = (count: number): string => counted(count, 'transaction');

export const documentNames: Readonly<Record<BoardingDocumentKey, string>> = {
  'installment-loan-agreement': 'Loan agreement',
  'credit-line-agreement': 'Spending limit agreement',
};

export const missingReasons = {
  NOT_APPROVED: 'Not approved yet',
  NOT_KEPT: 'No copy on file',
} as const;

export const groupNames: readonly { value: DocumentGroup; label: string }[] = [
  { value: 'TRANSACTION', label: 'Transaction' },
  { value: 'DOCUMENT', label: 'Document' },
  { value: 'PRACTICE', label: 'Practice' },
];
