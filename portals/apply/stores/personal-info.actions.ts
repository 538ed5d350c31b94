import { savePersonalInfo } from '@contract/application/personal-info-calls';
import type { CallInput } from '@contract/endpoint';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { refreshApplication, takeApplication } from './application.actions';
import { type Application, apply } from './apply.store';

type PersonalInfo = Omit<CallInput<typeof savePersonalInfo>['body'], 'applicationId'>;

/**
 * Saves some answers and returns the application as the server has it afterwards. When another device has moved on, the
 * answers are dropped and the application is read again. Throws ApiError for everything else.
 */
export async function savePart(answers: PersonalInfo): Promise<Application> {
  const { applicationId } = apply;
  if (applicationId === null) throw new ApiError(409, { code: 'STEP_ORDER' });
  try {
    const application = await call(savePersonalInfo, { body: { applicationId, ...answers } });
    takeApplication(application);
    return application;
  } catch (cause) {
    if (!(cause instanceof ApiError) || (cause.code !== 'STEP_ORDER' && cause.code !== 'STALE')) throw cause;
    const current = await refreshApplication();
    if (!current || current.status === 'INCOMPLETE') throw cause;
    return current;
  }
}
