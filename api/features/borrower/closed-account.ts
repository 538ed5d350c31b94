import { addMonths, civilDate } from '@domain/calendar/civil-date';
import type { Brand } from '@domain/enums';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { archivedAt } from './borrower.reads';

/** So long a closed account keeps a log-in for its papers (decision 75). */
const PAPER_YEARS = 7;

/** True as long as somebody of an archived account may log in for their papers. */
export async function keepsPapers(db: Db, borrowerId: string, { clock }: Pick<Deps, 'clock'>): Promise<boolean> {
  const archived = await db.first(archivedAt, { borrowerId });
  if (!archived) return true;
  return clock.now().slice(0, 10) < addMonths(civilDate(archived.at.slice(0, 10)), 12 * PAPER_YEARS);
}

/**
 * The refusal of a person whose account staff have archived. It is told only to whoever has proven a contact of that account; nobody
 * else learns that there is one.
 */
export function closedAccount({ config }: Pick<Deps, 'config'>, brand: Brand): AppError {
  const { supportPhone } = brand === 'membership' ? config.brandMembership : config.brandFinancing;
  return new AppError('ACCOUNT_BLOCKED', {
    userMessage: `This account is closed. To reopen it, call us at ${supportPhone}.`,
  });
}
