import type { Migration } from './migration';

/** The TruValidate session with which a decision's fraud check was asked. */
export const deviceSessions: Migration = {
  name: '455-device-sessions',
  statements: () => ['alter table decision add column device_session text'],
};
