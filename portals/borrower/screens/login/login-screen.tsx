import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
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
