import { isPagePath, type PagePath } from '@domain/application/steps';
import { refreshApplication } from './application.actions';
import { stepOf } from './steps';

/** The step after a payment method was saved, with the application as the server has it now. */
export async function goOnAfterSaving(pagePath: string | null): Promise<PagePath> {
  const current = await refreshApplication();
  if (current) return stepOf(current);
  return pagePath !== null && isPagePath(pagePath) ? pagePath : 'congratulations';
}
