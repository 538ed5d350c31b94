import { endpoint, staffRoles } from '../endpoint';
import { id } from '../schema';
import * as z from '../z';
import { applicationDetails } from './entity';

export const getApplicationDetails = endpoint({
  id: 'getApplicationDetails',
  method: 'GET',
  path: '/practice/applications/{applicationId}',
  summary: 'One application with its answers, documents, and the trace of each decision',
  source: 'provider-admin §1; the specification names no call for the detail (own name)',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'application.view',
      brand: 'every',
      owns: [{ at: 'params.applicationId', is: 'application' }],
    },
  ],
  params: z.object({ applicationId: id() }),
  result: applicationDetails,
  errors: [],
});

/**
 * @NOTE choice: the specification shows neither body nor file: the body says which application, the file is a PDF, and the print
 * view of §2 shows the same.
 */
export const downloadApplicationDetails = endpoint({
  id: 'downloadApplicationDetails',
  method: 'POST',
  path: '/practice/application-details/download',
  summary: 'The details of an application as PDF, cut to what its reader sees',
  source: 'provider-admin §2, §7 Applications',
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'application.view',
      brand: 'every',
      owns: [{ at: 'body.applicationId', is: 'application' }],
    },
  ],
  body: z.strictObject({ applicationId: id() }),
  download: { file: 'application.pdf', media: 'application/pdf' },
  errors: ['NOT_FOUND'],
});
