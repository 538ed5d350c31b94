import { createHost } from '@portals/steps/host';
import { store } from './signup.store';

/** The practice's page around the frame. */
export const host = createHost({
  // Answers without a decision, or one that waits for more of them, would be left behind.
  isUnderWay() {
    const { data } = store.signup;
    return data !== null && (data.application === null || data.application.status === 'INCOMPLETE');
  },
});
