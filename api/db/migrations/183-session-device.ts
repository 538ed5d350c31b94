import type { Migration } from './migration';

/** By what a session of staff was begun, so that its owner knows it again. */
export const sessionDevice: Migration = {
  name: '183-session-device',
  statements: () => ['alter table session add column device text'],
};
