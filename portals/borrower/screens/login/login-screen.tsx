import { useAttempt } from '@portals/form/attempt';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { sendCodeByLink } from '../../stores/login.actions';
import { login } from '../../stores/login.store';
import { CodeQuestion } from './code-question';
import { ContactQuestion } from './contact-question';

/**
 * The log-in: an e-mail address or phone number, then the code. The second half has its own history entry, so that Back
 * leads to the first; after a reload it is still the code that is asked for, as long as it works.
 */
export function LoginScreen() {
  const { sent } = useSnapshot(login);
  const [search, setSearch] = useSearchParams();

  // A link that names the person saves typing the address; the code is still theirs to enter.
  const customer = search.get('customerID');
  const following = useAttempt(async (token: string) => {
    const isSent = await sendCodeByLink(token);
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
    <CodeQuestion sent={sent} onChange={() => showStep(null)} />
  ) : (
    <ContactQuestion onSent={() => showStep('code')} />
  );
}
