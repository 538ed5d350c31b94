import { applicantOf } from '../applicant-access';
import { endpoint } from '../endpoint';
import { id } from '../schema';
import * as z from '../z';

export const askPatientfiPlus = endpoint({
  id: 'askPatientfiPlus',
  binds: true,
  method: 'POST',
  path: '/apply/patientfi-plus',
  summary: 'Request PatientFi Plus from the practice after a denial',
  source: 'borrower §7 Application',
  access: [applicantOf('body.applicationId')],
  body: z.strictObject({ applicationId: id() }),
  result: z.object({ askedAt: z.string() }),
  errors: ['STEP_ORDER'],
  idempotent: true,
});
