import type { ApplicationStatus, Grade } from '@domain/enums';
import { STATE_CODES } from '@domain/us-states';
import { staffRoles } from '../endpoint';
import { csvCall, declareList, listCall, practices, tabsBy } from '../lists/declare-list';
import { anyOf, dollarsBetween, oneOf, onlyIf } from '../lists/filters';
import { id } from '../schema';
import * as z from '../z';
import { applicationRow } from './row-entity';

// Spelled here, because a value of the domain would come along into every first load.
export const statuses = ['INCOMPLETE', 'REVIEW', 'APPROVED', 'DENIED'] as const satisfies readonly ApplicationStatus[];
const grades = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const satisfies readonly Grade[];

export const applicationList = declareList({
  call: {
    id: 'listApplications',
    path: '/practice/applications',
    summary: 'Applications of the practices in scope, with counts by status for the same query',
    source: 'provider-admin §7 Applications, decision 9',
  },
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'application.view',
      brand: 'financing',
      owns: [
        { at: 'body.practices', is: 'practice' },
        { at: 'body.borrowerId', is: 'borrower' },
      ],
    },
  ],
  row: applicationRow,
  sorts: ['createdAt', 'number', 'name', 'status', 'requestedAmount', 'approvedAmount', 'availableCredit', 'state'],
  filters: {
    status: anyOf(statuses),
    state: oneOf(STATE_CODES),
    grade: anyOf(grades),
    requested: dollarsBetween('requestedAmount'),
    /** What a colleague proposes, for whoever may confirm it; nothing for anybody else. */
    awaitsSecond: onlyIf(),
  },
  tabs: tabsBy('status', statuses),
  search: 'words',
  fields: { ...practices, borrowerId: z.optional(id()) },
  columns: {
    number: 'Number',
    name: 'Applicant',
    'practicemanagement.PracticeName': 'Practice',
    status: 'Status',
    statusNote: 'Note',
    flaggedAsFraud: 'Flagged as fraud',
    requestedAmount: 'Requested',
    approvedAmount: 'Limit',
    availableCredit: 'Available',
    grade: 'Grade',
    state: 'State',
    decideBy: 'Decide by',
    createdAt: 'Applied',
  },
});

export const listApplications = listCall(applicationList);
export const exportApplications = csvCall(applicationList, {
  id: 'exportApplications',
  path: '/practice/applicationsCsv',
  file: 'Applications.csv',
});
