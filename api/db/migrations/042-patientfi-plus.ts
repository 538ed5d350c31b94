import type { Migration } from './migration';

/** A declined patient asks the practice for its second way to pay. */
export const patientfiPlus: Migration = {
  name: '042-patientfi-plus',
  statements: () => ['alter table application add column patientfi_plus_asked_at text'],
};
