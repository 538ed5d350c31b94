import { site } from '@portals/client/site-configuration';
import { type Surroundings, SurroundingsProvider } from '@portals/steps/surroundings';
import { type ReactNode, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { leaveDevice, saveForLater } from '../stores/application.actions';
import { apply } from '../stores/apply.store';
import { host, leaveFrame, stay } from '../stores/host.actions';
import { copy } from './copy';
import { useGo } from './go';

const STEPS = 6;
const { name: brand } = site.brands.financing;

/** Around every screen of the application: what the shared steps know of it and ask it to do. */
export function ApplySurroundings({ children }: { children: ReactNode }) {
  const { practice, application } = useSnapshot(apply);
  const { isEmbedded, isLeaving } = useSnapshot(host);
  const go = useGo();
  const email = application.data?.email ?? null;
  const isBegun = application.data !== null;
  const firstName = application.data?.firstName ?? null;
  const { data } = practice;
  const surroundings = useMemo<Surroundings>(
    () => ({
      practice: data && { name: data.PracticeName, logo: null, phoneNumber: data.phoneNumber },
      byline: data ? copy.byline(brand) : brand,
      steps: STEPS,
      isEmbedded,
      isLeaving,
      begun: isBegun ? { name: firstName, goesOnBy: 'code' } : null,
      email,
      saveForLater,
      leaveDevice() {
        void leaveDevice().then(() => go({ step: 'start' }));
      },
      leaveFrame,
      stay,
    }),
    [data, isBegun, firstName, email, isEmbedded, isLeaving, go],
  );
  return <SurroundingsProvider value={surroundings}>{children}</SurroundingsProvider>;
}
