import { fullName } from '@domain/person-name';
import { civilDate } from '@portals/format/dates';
import { maskedNumber } from '@portals/format/masked-number';
import { usd } from '@portals/format/usd';
import { AgreementStep } from '@portals/steps/agreement/agreement-step';
import { Banner } from '@portals/ui/banner';
import { Checkbox } from '@portals/ui/choices';
import { LegalText } from '@portals/ui/legal-text';
import { MoneySummary } from '@portals/ui/money-summary';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useGo } from '../../flow/go';
import { saveDocument } from '../../stores/agreement.actions';
import { apply } from '../../stores/apply.store';
import {
  acceptOffer,
  askPartner,
  declineOffer,
  genesis,
  loadConsent,
  loadPartnerAgreement,
  loadPartnerLoan,
  signWithPartner,
} from '../../stores/genesis.actions';
import { copy } from './copy';
import { PartnerPage } from './partner-page';

/** The consent, and after it the wait for an answer that has not come. */
export function GenesisLoadingScreen() {
  const { loan, consent } = useSnapshot(genesis);
  const go = useGo();
  const [isAgreed, setAgreed] = useState(false);
  const [error, setError] = useState<string | undefined>();
  useEffect(() => void loadConsent(), []);
  const ask = async () => go({ step: await askPartner() }, { replace: true });
  if (loan.data && !loan.data.available)
    return (
      <PartnerPage
        ask={copy.loadingAsk}
        why={() => copy.loadingWhy}
        act={{ text: copy.again, pending: copy.asking, run: ask }}
      />
    );
  return (
    <PartnerPage
      ask={copy.consentAsk}
      why={() => copy.consentWhy}
      act={{
        text: copy.ask(loan.data?.lender ?? ''),
        pending: copy.asking,
        run: async () => (isAgreed && consent.data ? ask() : setError(copy.agreeNeeded)),
      }}
    >
      {consent.data ? <LegalText sections={consent.data.sections} /> : <Skeleton lines={8} label={copy.title} />}
      <Checkbox
        id="partner-agreed"
        name="agreed"
        checked={isAgreed}
        onChange={(event) => {
          setAgreed(event.target.checked);
          setError(undefined);
        }}
        error={error}
      >
        {copy.agree}
      </Checkbox>
    </PartnerPage>
  );
}

function useOfferLines() {
  const { data } = useSnapshot(genesis).loan;
  const offer = data?.offer;
  if (!offer) return [];
  return [
    { label: copy.amount, value: usd(offer.approvedLoanAmount) },
    { label: copy.apr, value: `${offer.genesisApr}%` },
    { label: copy.term, value: copy.months(offer.termMonths) },
    { label: copy.monthly, value: usd(offer.monthlyPayment) },
    { label: copy.last, value: usd(offer.lastPayment) },
    { label: copy.charge, value: usd(offer.financeCharge) },
    { label: copy.total, value: usd(offer.totalOfPayments) },
    { label: copy.first, value: civilDate(offer.firstDueOn) },
    { label: copy.until, value: civilDate(offer.offeredUntil) },
  ];
}

export function GenesisOfferReviewScreen() {
  const amount = useSnapshot(genesis).loan.data?.offer?.approvedLoanAmount ?? 0;
  const lines = useOfferLines();
  const go = useGo();
  return (
    <PartnerPage
      ask={(lender) => copy.offerAsk(lender, usd(amount))}
      why={() => copy.offerWhy}
      act={{
        text: copy.accept,
        pending: copy.accepting,
        run: async () => go({ step: await acceptOffer() }, { replace: true }),
      }}
      other={{
        text: copy.decline,
        pending: copy.declining,
        run: async () => go({ step: await declineOffer() }, { replace: true }),
      }}
    >
      <MoneySummary lines={lines} />
    </PartnerPage>
  );
}

/** The way back to our own decision with its reasons, which the lender's answer leaves as it is. */
function useOurs() {
  const go = useGo();
  return { text: copy.ours, pending: copy.ours, run: async () => go({ step: 'application-denied' }) };
}

export const GenesisDeniedScreen = () => <PartnerPage ask={copy.deniedAsk} why={copy.deniedWhy} other={useOurs()} />;
export const GenesisFreezeScreen = () => (
  <PartnerPage ask={() => copy.freezeAsk} why={copy.freezeWhy} other={useOurs()} />
);
export const GenesisDeclinedScreen = () => <PartnerPage ask={() => copy.declinedAsk} why={() => copy.declinedWhy} />;

export function GenesisReviewScreen() {
  const go = useGo();
  const [isStill, setStill] = useState(false);
  const look = async () => {
    const step = await askPartner();
    setStill(step === 'genesis-application-review');
    go({ step }, { replace: true });
  };
  return (
    <PartnerPage
      ask={copy.reviewAsk}
      why={() => copy.reviewWhy}
      act={{ text: copy.look, pending: copy.looking, run: look }}
    >
      <div aria-live="polite">{isStill && <Banner>{copy.still}</Banner>}</div>
    </PartnerPage>
  );
}

export function GenesisPostAgreementScreen() {
  const go = useGo();
  const lines = useOfferLines();
  return (
    <PartnerPage
      ask={() => copy.postAsk}
      why={() => copy.postWhy}
      act={{ text: copy.read, pending: copy.read, run: async () => go({ step: 'genesis-agreement' }) }}
      other={{
        text: copy.decline,
        pending: copy.declining,
        run: async () => go({ step: await declineOffer() }, { replace: true }),
      }}
    >
      <MoneySummary lines={lines} />
    </PartnerPage>
  );
}

export function GenesisAgreementScreen() {
  const { agreement, loan } = useSnapshot(genesis);
  const { firstName = null, lastName = null } = useSnapshot(apply).application.data ?? {};
  const go = useGo();
  const lines = useOfferLines();
  const isLoaded = loan.data !== null;
  useEffect(() => {
    if (!isLoaded) void loadPartnerLoan();
  }, [isLoaded]);
  // An offer that ended is not signed: the page of the partner lender says so.
  if (loan.data?.offerEnded) return <PartnerPage ask={() => copy.endedAsk} why={() => ''} />;
  return (
    <AgreementStep
      words={{ title: copy.read, ask: copy.read, why: copy.agreementWhy(loan.data?.lender ?? copy.theLender) }}
      onBack={() => go({ step: 'genesis-post-agreement' })}
      lines={lines}
      agreement={agreement}
      load={loadPartnerAgreement}
      legalName={fullName(firstName, lastName)}
      onSave={() => saveDocument('partner-loan-agreement')}
      sign={async (typedName) => {
        const step = await signWithPartner(typedName);
        if (step === null) return 'changed';
        go({ step }, { replace: true });
        return 'signed';
      }}
    />
  );
}

export function GenesisConfirmationScreen() {
  const account = useSnapshot(genesis).loan.data?.genesisAccountNumber;
  // What was signed stands; only an offer ends.
  const lines = useOfferLines().filter(({ label }) => label !== copy.until);
  return (
    <PartnerPage
      ask={() => copy.confirmAsk}
      why={copy.confirmWhy}
      act={{ text: copy.save, pending: copy.saving, run: () => saveDocument('partner-loan-agreement') }}
    >
      <MoneySummary lines={[...(account ? [{ label: copy.account, value: maskedNumber(account) }] : []), ...lines]} />
    </PartnerPage>
  );
}
