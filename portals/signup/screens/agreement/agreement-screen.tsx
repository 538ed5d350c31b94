import { fullName } from '@domain/person-name';
import { AgreementStep } from '@portals/steps/agreement/agreement-step';
import { LegalLink } from '@portals/steps/legal-link';
import { useSnapshot } from 'valtio';
import { useDecision, useGo } from '../../go';
import { loadAgreement, saveAgreement, sign } from '../../stores/decision.actions';
import { store } from '../../stores/signup.store';
import { words } from '../copy';

const step = words['agreement-step'];

const creditCheck = {
  text: (
    <>
      I allow a soft credit check for this sign-up. It doesn’t affect my credit score. Read the{' '}
      <LegalLink to="consentAndAuthorization">consent and authorization</LegalLink>.
    </>
  ),
  needed: 'Tick the box to let us check your credit. We can’t decide without it',
};

/** The membership agreement. Signing it asks for the decision. */
export function AgreementScreen() {
  const { signup, practice, agreement } = useSnapshot(store);
  const go = useGo();
  const decide = useDecision('agreement-step');
  const { firstname, lastname } = signup.data?.user ?? { firstname: null, lastname: null };
  return (
    <AgreementStep
      words={step}
      step={{ at: step.at, ...(step.about && { about: step.about }) }}
      isSavable
      onBack={() => go('ssn-step')}
      lines={[
        { label: 'Practice', value: practice.data?.PracticeName ?? '' },
        { label: 'Due today', value: '$0' },
        { label: 'Monthly payments', value: 'Only after you accept a plan' },
      ]}
      agreement={agreement}
      load={loadAgreement}
      legalName={fullName(firstname, lastname)}
      further={creditCheck}
      onSave={saveAgreement}
      sign={async (typedName) => {
        const signing = await decide(
          () => sign(typedName),
          (result) => (result.outcome === 'decided' ? result.step : 'agreement-step'),
        );
        return signing.outcome === 'decided' ? 'signed' : 'changed';
      }}
    />
  );
}
