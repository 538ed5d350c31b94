import { savePersonalInfo } from '@contract/application/personal-info-calls';
import type { CallInput } from '@contract/endpoint';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { orElsewhere } from '@portals/steps/flow/elsewhere';
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
  const save = async () => {
    const application = await call(savePersonalInfo, { body: { applicationId, ...answers } });
    takeApplication(application);
    return application;
  };
  return orElsewhere(save, async () => {
    const current = await refreshApplication();
    // Still being answered, so that it is not the step that the server refuses.
    return current?.status === 'INCOMPLETE' ? undefined : current;
  });
}
