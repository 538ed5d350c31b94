import type { DocumentGroup } from '@contract/boarding-document/entity';
import { millisecondsOf } from '@domain/calendar/instant';
import { HOME_ZONE } from '@domain/calendar/zoned-day';
import { practiceDayOf } from '../../civil-today';
import type { DocumentPlace } from './boarding-document.reads';

/** Of letters, digits and hyphens only, so that a name is a name on every system and leads out of no folder. */
const safe = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'other';

const ownerOf = ({ transaction_number, application_number }: DocumentPlace): string =>
  transaction_number === null ? `application-${application_number ?? 0}` : `transaction-${transaction_number}`;

/**
 * Where each document stands in the zip: what it is of, what it is and its day, and nobody's name. No two have one name.
 * @returns paths in the order of the documents.
 */
export function filePlaces(documents: readonly DocumentPlace[], group: DocumentGroup): string[] {
  const taken = new Map<string, number>();
  return documents.map((document) => {
    const owner = ownerOf(document);
    const key = safe(document.document_key);
    const day = practiceDayOf(millisecondsOf(document.signed_at ?? document.created_at), {
      time_zone: document.time_zone ?? HOME_ZONE,
    });
    const path = {
      TRANSACTION: `${owner}/${key}-${day}`,
      DOCUMENT: `${key}/${owner}-${day}`,
      PRACTICE: `${safe(document.practice_slug ?? '')}/${owner}/${key}-${day}`,
    }[group];
    const before = taken.get(path) ?? 0;
    taken.set(path, before + 1);
    return before === 0 ? `${path}.pdf` : `${path}-${before + 1}.pdf`;
  });
}
