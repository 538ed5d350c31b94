import { civilDate } from '@portals/format/dates';
import { maskedNumber } from '@portals/format/masked-number';
import { usd } from '@portals/format/usd';
import { toldReason } from '@portals/steps/denied/told-reason';
import { FlowPage } from '@portals/steps/flow-page';
import { Section } from '@portals/steps/outcome-parts';
import { Button } from '@portals/ui/button';
import { Numbered } from '@portals/ui/card';
import { Ask, FinePrint, Why } from '@portals/ui/flow-shell';
import { MoneySummary } from '@portals/ui/money-summary';
import { useSnapshot } from 'valtio';
import { useGo } from '../../flow/go';
import { copy as parts } from '../../parts/copy';
import { leftLine, limitOf, monthsRange, rateRange } from '../../parts/limit-figures';
import { type ApplicationView, apply } from '../../stores/apply.store';
import { PostAgreementScreen } from '../post-agreement/post-agreement-screen';
import { copy } from './copy';
import { LimitCard } from './limit-card';

type Outcome = NonNullable<ApplicationView['outcome']>;

/** The figures of the approval; months and rates differ by plan. */
function linesOf(outcome: Outcome) {
  const { requestedAmount, months, apr, accountNumber } = outcome;
  return [
    ...leftLine(outcome),
    ...(requestedAmount === null ? [] : [{ label: copy.asked, value: usd(requestedAmount) }]),
    ...(months === null ? [] : [{ label: copy.plans, value: monthsRange(months) }]),
    ...(apr === null ? [] : [{ label: copy.rates, value: rateRange(apr) }]),
    ...(accountNumber === null ? [] : [{ label: copy.account, value: maskedNumber(accountNumber.slice(-4)) }]),
  ];
}

/** The approval: limit, its life, what it costs, and the two things that are left. */
export function CongratulationsScreen() {
  const { application, practice } = useSnapshot(apply);
  const go = useGo();
  const outcome = application.data?.outcome;
  if (!outcome) return null;
  if (outcome.agreementSigned) return <PostAgreementScreen />;
  const name = practice.data?.PracticeName ?? parts.yours;
  const limit = limitOf(outcome);
  const expiresOn = outcome.creditProfile?.expiresOn ?? null;
  return (
    <FlowPage
      title={copy.title}
      footer={
        <>
          <Button look="primary" big onClick={() => go({ step: 'agreement' })}>
            {copy.go}
          </Button>
          <FinePrint>{copy.fine}</FinePrint>
        </>
      }
    >
      {limit !== null && <LimitCard limit={limit} expiresOn={expiresOn} />}
      <Ask>{copy.ask(application.data?.firstName ?? null)}</Ask>
      <Why>
        {expiresOn ? (
          <>
            {copy.use(name)} <b>{civilDate(expiresOn)}</b>.
          </>
        ) : (
          copy.anytime(name)
        )}{' '}
        {(outcome.creditProfile?.balance ?? 0) > 0 ? copy.owesAlready : copy.owe}
      </Why>
      <MoneySummary lines={linesOf(outcome)} />
      {outcome.counterOffer && outcome.deniedReasons.length > 0 && (
        <>
          <Section>{copy.lower}</Section>
          <ul>
            {outcome.deniedReasons.map(toldReason).map(({ code, text, fact }) => (
              <li key={code}>{fact ? `${text} ${fact}` : text}</li>
            ))}
          </ul>
        </>
      )}
      <Section>{copy.two}</Section>
      <Numbered>
        <li>
          <b>{copy.sign}</b>
          {copy.signDetail}
        </li>
        <li>
          <b>{copy.accept}</b>
          {copy.acceptDetail(name)}
        </li>
      </Numbered>
    </FlowPage>
  );
}
