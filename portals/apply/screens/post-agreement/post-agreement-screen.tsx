import { paths } from '@contract/paths';
import { useAttempt } from '@portals/form/attempt';
import { civilDate } from '@portals/format/dates';
import { accountName, maskedNumber } from '@portals/format/masked-number';
import { usd } from '@portals/format/usd';
import { pay } from '@portals/pay/pay.store';
import { FlowPage } from '@portals/steps/flow-page';
import { Section } from '@portals/steps/outcome-parts';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Numbered } from '@portals/ui/card';
import { Ask, FinePrint, Why } from '@portals/ui/flow-shell';
import { DownloadIcon } from '@portals/ui/icons';
import { MoneySummary } from '@portals/ui/money-summary';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { useGo } from '../../flow/go';
import { leftLine, limitOf } from '../../parts/limit-figures';
import { saveDocument } from '../../stores/agreement.actions';
import { type ApplicationView, apply } from '../../stores/apply.store';
import { sendSummary } from '../../stores/summary.actions';
import { copy } from './copy';

const Copy = styled.div`margin-top: 20px;`;

function linesOf(outcome: ApplicationView['outcome']) {
  if (!outcome) return [];
  const { creditProfile, accountNumber, contractNumber } = outcome;
  const limit = limitOf(outcome);
  return [
    ...(limit === null ? [] : [{ label: copy.limit, value: usd(limit) }]),
    ...leftLine(outcome),
    ...(creditProfile?.expiresOn ? [{ label: copy.until, value: civilDate(creditProfile.expiresOn) }] : []),
    ...(accountNumber === null ? [] : [{ label: copy.account, value: maskedNumber(accountNumber.slice(-4)) }]),
    ...(contractNumber === null ? [] : [{ label: copy.contract, value: contractNumber }]),
  ];
}

/** After signing: the copy, what happens next, and the summary by e-mail, which ends the application on this device. */
export function PostAgreementScreen() {
  const { application, practice } = useSnapshot(apply);
  const navigate = useNavigate();
  const go = useGo();
  const { saved } = useSnapshot(pay);
  const name = practice.data?.PracticeName ?? copy.yours;
  const saving = useAttempt(() => saveDocument('credit-line-agreement'));
  const score = useAttempt(() => saveDocument('credit-score-disclosure'));
  const finishing = useAttempt(async () => {
    await sendSummary();
    void navigate(paths.applyAccountSuccessfully.href(), { replace: true });
  });
  return (
    <FlowPage
      title={copy.title}
      trouble={finishing.trouble ?? saving.trouble ?? score.trouble}
      onAgain={(finishing.trouble ? finishing : saving.trouble ? saving : score).again}
      footer={
        <>
          {!saved && (
            <Button big onClick={() => go({ step: 'bank-info' })}>
              {copy.pay}
            </Button>
          )}
          <Button
            look="primary"
            big
            pending={finishing.pending}
            pendingText={copy.finishing}
            onClick={() => void finishing.run()}
          >
            {copy.finish}
          </Button>
          <FinePrint>{copy.fine}</FinePrint>
        </>
      }
    >
      <Ask>{copy.ask(application.data?.firstName ?? null)}</Ask>
      <Why>{copy.why}</Why>
      {saved && <Banner severity="success">{copy.paysFrom(accountName(saved.name, saved.lastFour))}</Banner>}
      <MoneySummary lines={linesOf(application.data?.outcome ?? null)} />
      <Copy>
        <Button
          wide
          icon={<DownloadIcon size={18} />}
          pending={saving.pending}
          pendingText={copy.copying}
          onClick={() => void saving.run()}
        >
          {copy.copyOf}
        </Button>
        <Button
          look="text"
          wide
          icon={<DownloadIcon size={18} />}
          pending={score.pending}
          pendingText={copy.gettingScore}
          onClick={() => void score.run()}
        >
          {copy.scoreOf}
        </Button>
      </Copy>
      <Section>{copy.next}</Section>
      <Numbered>
        <li>
          <b>{copy.price(name)}</b>
          {copy.priceDetail}
        </li>
        <li>
          <b>{copy.choose}</b>
          {copy.chooseDetail}
        </li>
        <li>
          <b>{copy.start}</b>
          {copy.startDetail}
        </li>
      </Numbered>
    </FlowPage>
  );
}
