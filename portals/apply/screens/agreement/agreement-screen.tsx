import { agreementConsents } from '@contract/consents';
import { fullName } from '@domain/person-name';
import { civilDate } from '@portals/format/dates';
import { usd } from '@portals/format/usd';
import { AgreementStep } from '@portals/steps/agreement/agreement-step';
import { useSnapshot } from 'valtio';
import { useGo } from '../../flow/go';
import { leftLine, limitOf, rateRange } from '../../parts/limit-figures';
import { loadAgreement, saveDocument, sign } from '../../stores/agreement.actions';
import { type ApplicationView, apply } from '../../stores/apply.store';
import { copy } from './copy';

function linesOf(outcome: ApplicationView['outcome'], practice: string) {
  const { creditProfile = null, apr = null } = outcome ?? {};
  const limit = outcome && limitOf(outcome);
  return [
    ...(limit === null ? [] : [{ label: copy.limit, value: usd(limit) }]),
    ...(outcome ? leftLine(outcome) : []),
    ...(creditProfile?.expiresOn ? [{ label: copy.until, value: civilDate(creditProfile.expiresOn) }] : []),
    { label: copy.where, value: practice },
    ...(apr === null ? [] : [{ label: copy.rates, value: rateRange(apr) }]),
    { label: copy.cost, value: copy.free },
  ];
}

/** The agreement of the spending limit. */
export function AgreementScreen() {
  const { application, practice, agreement } = useSnapshot(apply);
  const go = useGo();
  const { firstName, lastName, outcome } = application.data ?? { firstName: null, lastName: null, outcome: null };
  return (
    <AgreementStep
      words={copy}
      onBack={() => go({ step: 'congratulations' })}
      lines={linesOf(outcome, practice.data?.PracticeName ?? '')}
      agreement={agreement}
      load={loadAgreement}
      legalName={fullName(firstName, lastName)}
      onSave={() => saveDocument('credit-line-agreement')}
      sign={async (typedName) => {
        const signing = await sign(typedName, agreementConsents);
        if (signing.outcome === 'signed') go({ step: signing.pagePath }, { replace: true });
        return signing.outcome;
      }}
    />
  );
}
