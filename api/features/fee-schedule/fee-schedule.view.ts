import type { feeSchedule } from '@contract/fee-schedule/entity';
import { addressLineOf } from '@domain/address/address-line';
import type * as z from 'zod/mini';
import type { Config } from '../../config/config';
import type { Db } from '../../db/database';
import { type DocumentContent, feeScheduleContent } from '../document/index';
import type { FeeScheduleRow, FeesPractice } from './fee-schedule.reads';
import { termsOfToday } from './terms';

type Wire = z.input<typeof feeSchedule>;

/** Written by `prepareSchedule` only. */
export const contentOf = ({ content }: Pick<FeeScheduleRow, 'content'>): DocumentContent | null =>
  content === null ? null : (JSON.parse(content) as DocumentContent);

/** The text that a practice would sign today. */
export async function textOfToday(db: Db, practice: FeesPractice, config: Config): Promise<DocumentContent> {
  const { name, legal_name: legalName, street, unit, city, state_code: stateCode, zip_code: zipCode } = practice;
  const facts = {
    legalBusinessName: legalName || name,
    practiceName: name,
    address: addressLineOf({ street, unit, city, stateCode, zipCode }),
    terms: await termsOfToday(db, practice),
  };
  return feeScheduleContent(facts, config);
}

/** A schedule of fees in the words of the wire. */
export function scheduleView(row: FeeScheduleRow): Wire {
  const content = contentOf(row);
  const { signed_name: name, signer_title: title, signed_at: at } = row;
  return {
    _id: row.id,
    practiceId: row.practice_id,
    status: row.status,
    sentAt: row.sent_at,
    sentBy: row.sent_by_name,
    signature: name === null || title === null || at === null ? null : { name, title, at },
    document: content && {
      title: content.title,
      version: content.version,
      sections: content.sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
      sha256: row.sha256 ?? '',
    },
    version: row.version,
  };
}
