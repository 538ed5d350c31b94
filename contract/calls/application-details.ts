import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint';
import { applicationDetails } from '../entities/application-details';
import { id } from '../schema';

export const getApplicationDetails = endpoint({
  id: 'getApplicationDetails',
  method: 'GET',
  path: '/practice/applications/{applicationId}',
  summary: 'One application with its answers, documents and the trace of each decision',
  source: 'provider-admin §1; the specification names no call for the detail (own name)',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'application.view',
      owns: [{ at: 'params.applicationId', is: 'application' }],
    },
  ],
  params: z.object({ applicationId: id() }),
  result: applicationDetails,
  errors: [],
});
