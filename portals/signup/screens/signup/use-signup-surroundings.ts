import { site } from '@portals/client/site-configuration';
import type { Surroundings } from '@portals/steps/surroundings';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useGo } from '../../go';
import { host } from '../../stores/host';
import { leaveDevice, saveForLater } from '../../stores/signup.actions';
import { store } from '../../stores/signup.store';
import { copy } from './copy';

/** Steps of the ribbon: the code, the name, the address, the number, the agreement. */
const STEPS = 5;

/** What the shared steps know of this flow and ask it to do. */
export function useSignupSurroundings(): Surroundings {
  const { practice, signup } = useSnapshot(store);
  const { isEmbedded, isLeaving } = useSnapshot(host.state);
  const go = useGo();
  const email = signup.data?.user.email ?? null;
  const isBegun = signup.data !== null;
  const firstName = signup.data?.user.firstname ?? null;
  const { data } = practice;
  return useMemo(
    () => ({
      practice: data && {
        name: data.PracticeName,
        logo: data.theme.logo ?? data.theme.mark,
        phoneNumber: data.phoneNumber,
      },
      byline: copy.byline(site.brands.membership.name),
      steps: STEPS,
      isEmbedded,
      isLeaving,
      begun: isBegun ? { name: firstName, goesOnBy: 'code' } : null,
      email,
      saveForLater,
      leaveDevice() {
        void leaveDevice().then(() => go('start'));
      },
      leaveFrame: host.leave,
      stay: host.stay,
    }),
    [data, isBegun, firstName, email, isEmbedded, isLeaving, go],
  );
}
