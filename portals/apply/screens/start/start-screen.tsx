import { paths, portalBase } from '@contract/paths';
import { cents } from '@domain/money/cents';
import { formatUsd } from '@domain/money/usd';
import { typed } from '@portals/state/typed';
import { FlowPage } from '@portals/steps/flow-page';
import { LegalSentence } from '@portals/steps/legal-sentence';
import { useQuestion } from '@portals/steps/use-question';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';
import { LockIcon } from '@portals/ui/first-icons';
import { Ask, FinePrint, Why } from '@portals/ui/flow-shell';
import { TextField } from '@portals/ui/text-field';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { emailForm } from '../../flow/email-form';
import { useGo } from '../../flow/go';
import { apply } from '../../stores/apply.store';
import { host } from '../../stores/host.actions';
import { start } from '../../stores/start.actions';
import { copy } from './copy';

const Small = styled.p`margin-top: 20px; font-size: 14px; line-height: 20px; color: var(--ink-3);`;
const Aside = styled.p`margin-top: 26px; font-size: 16px; line-height: 24px; a { font-weight: 600; }`;
const Notices = styled.div`display: grid; gap: 12px; margin-bottom: 24px; &:empty { display: none; }`;

/** The first screen: an e-mail address, to which a code goes. */
export function StartScreen() {
  const { practice, carriedAmountCents, email: known } = useSnapshot(apply);
  const { isEmbedded } = useSnapshot(host);
  const go = useGo();
  const form = useQuestion({
    schema: emailForm,
    initial: { email: known ?? typed.email },
    submit: async (values) => go({ step: await start(values.email) }),
  });
  const name = practice.data?.PracticeName ?? '';
  const loginTab = isEmbedded ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <FlowPage
      title={copy.title}
      step={{ at: 1, about: copy.about }}
      carried={carriedAmountCents === null ? {} : { amountCents: `${carriedAmountCents}` }}
      form={form.props}
      trouble={form.trouble}
      onAgain={form.again}
      footer={
        <>
          <Button look="primary" big type="submit" pending={form.pending} pendingText={copy.sending}>
            {copy.send}
          </Button>
          <FinePrint>
            <LockIcon size={14} />
            {copy.fine}
          </FinePrint>
        </>
      }
    >
      <ErrorSummary {...form.summary} />
      <Ask>{copy.ask}</Ask>
      <Why>{copy.why}</Why>
      <Notices>
        {carriedAmountCents !== null && <Banner>{copy.carried(formatUsd(cents(carriedAmountCents)))}</Banner>}
        {practice.data?.staffAssistAllowed === false && <Banner>{copy.patientOnly(name)}</Banner>}
      </Notices>
      <TextField
        type="email"
        label={copy.label}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
      />
      <Small>
        <LegalSentence text={copy.agree} /> {copy.sharing(name)}
      </Small>
      <Aside>
        {copy.hasLimit}{' '}
        <a href={`${portalBase}${paths.borrower.login.href()}`} {...loginTab}>
          {copy.log}
        </a>
      </Aside>
    </FlowPage>
  );
}
