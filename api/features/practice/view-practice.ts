import type { getPractice } from '@contract/practice/sheet-calls';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { HandlerRequest } from '../../http/serve';
import { listTreatmentViews } from '../treatment/index';
import { practicesAmong } from './practice-list.reads';
import { practiceView } from './practice-sheet.view';

/**
 * One practice for staff, on request with what it does. Those treatments are what is financed, so the membership brand reads none
 * (decision 53).
 * @throws AppError NOT_FOUND for one that is unknown or not theirs
 */
export async function viewPractice({ params: { id }, query, actor }: HandlerRequest<typeof getPractice>, deps: Deps) {
  const db = deps.database.read;
  const [row] = await practicesAmong(db, [id]);
  if (!row) throw new AppError('NOT_FOUND');
  const isAsked = query.withProcedures === true && actor.brand !== 'membership';
  return { practice: { ...practiceView(row), procedures: isAsked ? await listTreatmentViews(db, id) : null } };
}
