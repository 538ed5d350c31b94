import { randomBytes } from 'node:crypto';
import { CappedMap } from '../capped-map';
import { isoInstant, type SandboxClock } from '../sandbox-clock';

const INQUIRIES_MAX = 500;
const SESSIONS_MAX = 25;
/** Persona's default for an inquiry that is not finished. */
export const INQUIRY_MS = 24 * 60 * 60 * 1000;

export type InquiryStatus = 'created' | 'pending' | 'completed' | 'failed' | 'expired';
export type Inquiry = {
  readonly inquiryId: string;
  readonly referenceId: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly createdAt: string;
  readonly expiresAtMs: number;
  readonly status: InquiryStatus;
  readonly tokens: readonly string[];
};

/** The inquiries of the sandbox; a person decides each of them on the hosted page. */
export function createInquiries(clock: SandboxClock) {
  const inquiries = new CappedMap<string, Inquiry>(INQUIRIES_MAX);
  const byOperation = new CappedMap<string, string>(INQUIRIES_MAX);

  function current(inquiry: Inquiry): Inquiry {
    const isStale = isOpen(inquiry) && clock.now() >= inquiry.expiresAtMs;
    return isStale ? { ...inquiry, status: 'expired' } : inquiry;
  }
  function find(inquiryId: string): Inquiry | undefined {
    const inquiry = inquiries.get(inquiryId);
    return inquiry === undefined ? undefined : current(inquiry);
  }
  const ofReference = (referenceId: string): Inquiry[] =>
    [...inquiries.values()]
      .filter((inquiry) => inquiry.referenceId === referenceId)
      .map(current)
      .reverse();

  return {
    find,
    ofReference,
    /** The inquiry an operation made earlier, so that a repeated request makes no second one. */
    ofOperation: (operationId: string): Inquiry | undefined => find(byOperation.get(operationId) ?? ''),
    create(input: { referenceId: string | null; fields: Record<string, unknown>; operationId: string | undefined }) {
      const now = clock.now();
      const inquiry: Inquiry = {
        inquiryId: `inq_${randomBytes(12).toString('hex')}`,
        referenceId: input.referenceId,
        fields: input.fields,
        createdAt: isoInstant(now),
        expiresAtMs: now + INQUIRY_MS,
        status: 'created',
        tokens: [],
      };
      inquiries.set(inquiry.inquiryId, inquiry);
      if (input.operationId !== undefined) byOperation.set(input.operationId, inquiry.inquiryId);
      return inquiry;
    },
    addSession(inquiry: Inquiry): string {
      const token = randomBytes(24).toString('base64url');
      inquiries.set(inquiry.inquiryId, { ...inquiry, tokens: [...inquiry.tokens, token].slice(-SESSIONS_MAX) });
      return token;
    },
    setStatus: (inquiry: Inquiry, status: InquiryStatus) => {
      inquiries.set(inquiry.inquiryId, { ...inquiry, status });
    },
    latest: (): readonly Inquiry[] => [...inquiries.values()].map(current).reverse(),
    clear() {
      inquiries.clear();
      byOperation.clear();
    },
  };
}

export function isOpen(inquiry: Inquiry): boolean {
  return inquiry.status === 'created' || inquiry.status === 'pending';
}
