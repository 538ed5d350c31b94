import type { PagePath } from '@domain/application/steps';
import { flow, stepOf } from '../application-flow';
import { refreshApplication } from './application.actions';

/** The step after a payment method was saved, with the application as the server has it now. */
export async function goOnAfterSaving(pagePath: string | null): Promise<PagePath> {
  const current = await refreshApplication();
  if (current) return stepOf(current);
  return flow.isStep(pagePath) ? pagePath : 'congratulations';
}
