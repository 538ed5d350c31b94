import { useAttempt } from '@portals/form/attempt';
import { loadChunk } from '@portals/shell/load-chunk';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { ContactQuestion } from './contact-question';
import type { LoginArea } from './login-acts';

// Fetched while the address is typed, and no part of the first load.
const loadCode = () => import('./code-question');
const fetchCode = () => void loadCode().catch(() => undefined);
const CodeQuestion = lazy(async () => ({ default: (await loadChunk('login-code', loadCode)).CodeQuestion }));

/**
 * The log-in: an e-mail address or phone number, then the code. The second half has its own history entry, so that Back
 * leads to the first; after a reload it is still the code that is asked for, as long as it works.
 */
export function LoginPages({ area }: { area: LoginArea }) {
  const { sent } = useSnapshot(area.login);
  const [search, setSearch] = useSearchParams();

  // A link that names the person saves typing the address; the code is still theirs to enter.
  const customer = search.get('customerID');
  const following = useAttempt(async (token: string) => {
    fetchCode();
    const isSent = await area.sendCodeByLink(token);
    setSearch(
      (before) => {
        before.delete('customerID');
        if (isSent) before.set('step', 'code');
        return before;
      },
      { replace: true },
    );
  });
  const { run } = following;
  useEffect(() => {
    if (customer) void run(customer);
  }, [customer, run]);

  function showStep(step: 'code' | null) {
    setSearch(
      (before) => {
        if (step) before.set('step', step);
        else before.delete('step');
        return before;
      },
      { replace: step === null },
    );
  }

  return sent && search.get('step') === 'code' ? (
    <Suspense fallback={null}>
      <CodeQuestion area={area} sent={sent} onChange={() => showStep(null)} />
    </Suspense>
  ) : (
    <ContactQuestion area={area} onBegin={fetchCode} onSent={() => showStep('code')} />
  );
}
