import { hasLink } from '@domain/link-in-text';
import { isPersonName } from '@domain/person-name';
import type { OutboxPayload } from '../jobs/outbox-kind';

/** Facts of a message that are what a person is called. */
const PERSONS = ['firstName', 'changedBy', 'askedBy', 'by'] as const;
/** And what a practice, a bank or a lender is called. */
const THINGS = ['practice', 'practiceName', 'name', 'lender'] as const;

/** The same words without what mail programs make a link of. */
const unlinked = (name: string): string =>
  hasLink(name)
    ? name
        .replace(/[:/\\@]+/g, ' ')
        .replace(/\.(?=\S)/g, ' ')
        .replace(/ {2,}/g, ' ')
        .trim()
    : name;

/**
 * The facts of a message with names that are names. Forms and calls refuse others, but rows are older than rules and come from banks
 * and partners: nobody puts a link or a sentence into our mails by what somebody or something is called.
 */
export function withPlainNames<P extends OutboxPayload>(payload: P): P {
  const plain: OutboxPayload = { ...payload };
  for (const key of PERSONS) {
    const name = plain[key];
    if (typeof name !== 'string' || isPersonName(name)) continue;
    if (key === 'firstName') delete plain[key];
    else plain[key] = 'Someone';
  }
  for (const key of THINGS) {
    const name = plain[key];
    if (typeof name === 'string') plain[key] = unlinked(name);
  }
  // The same keys with other words; only the first name goes, without which a mail greets nobody by name.
  return plain as P;
}
