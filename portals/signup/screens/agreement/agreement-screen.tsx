import { fullName } from '@domain/person-name';
import { AgreementStep } from '@portals/steps/agreement/agreement-step';
import { LegalSentence } from '@portals/steps/legal-sentence';
import { useSnapshot } from 'valtio';
import { useDecision } from '../../go';
import { loadAgreement, saveAgreement, sign } from '../../stores/decision.actions';
import { store } from '../../stores/signup.store';
import { useBack } from '../../use-back';
import { words } from '../copy';
import { copy } from '../outcome-copy';

const step = words['agreement-step'];

const creditCheck = {
  text: <LegalSentence text={copy.creditCheck} />,
  needed: copy.consentNeeded,
};

/** The membership agreement. Signing it asks for the decision. */
export function AgreementScreen() {
  const { signup, practice, agreement } = useSnapshot(store);
  const onBack = useBack('agreement-step');
  const decide = useDecision('agreement-step');
  const { firstname, lastname } = signup.data?.user ?? { firstname: null, lastname: null };
  return (
    <AgreementStep
      words={step}
      step={{ at: step.at, ...(step.about && { about: step.about }) }}
      isSavable
      onBack={onBack}
      lines={[
        { label: copy.practice, value: practice.data?.PracticeName ?? '' },
        { label: copy.today, value: '$0' },
        { label: copy.monthly, value: copy.onlyAfter },
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
