import { isPagePath, type PagePath } from '@domain/application/steps';
import { refreshApplication } from './application.actions';
import { stepOf } from './steps';

/** The step after a way to pay was saved, with the application as the server has it now. */
export async function goOnAfterSaving(pagePath: string | null): Promise<PagePath> {
  const current = await refreshApplication();
  if (current) return stepOf(current);
  return pagePath !== null && isPagePath(pagePath) ? pagePath : 'congratulations';
}
