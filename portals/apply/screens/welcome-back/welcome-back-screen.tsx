import { typed } from '@portals/state/typed';
import { FlowPage } from '@portals/steps/flow-page';
import { useQuestion } from '@portals/steps/use-question';
import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Ask, Why } from '@portals/ui/flow-shell';
import { TextField } from '@portals/ui/text-field';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { addressOfPlace, useGo } from '../../flow/go';
import { apply } from '../../stores/apply.store';
import { welcomeBack } from '../../stores/code.actions';
import { copy } from './copy';

const Aside = styled.p`margin-top: 26px; font-size: 16px; line-height: 24px; a { font-weight: 600; }`;

/** An e-mail address as typed, or the ten digits of a phone number. */
const contact = z.pipe(
  z.string().check(
    z.trim(),
    z.refine(
      (value) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value) || /^1?[2-9]\d{9}$/.test(value.replace(/\D/g, '')),
      copy.needed,
    ),
  ),
  z.transform((value: string) => (value.includes('@') ? value.toLowerCase() : value.replace(/\D/g, '').slice(-10))),
);
const schema = z.object({ data: contact });

/** A returning person; the answer is the same for people we know and people we don't. */
export function WelcomeBackScreen() {
  const { practice } = useSnapshot(apply);
  const go = useGo();
  const form = useQuestion({
    schema,
    initial: { data: typed.data },
    submit: async ({ data }) => {
      await welcomeBack(data);
      go({ step: 'welcome-back-otp' });
    },
  });
  return (
    <FlowPage
      title={copy.title}
      carried={{}}
      form={form.props}
      trouble={form.trouble}
      onAgain={form.again}
      footer={
        <Button look="primary" big type="submit" pending={form.pending} pendingText={copy.sending}>
          {copy.send}
        </Button>
      }
    >
      <ErrorSummary {...form.summary} />
      <Ask>{copy.ask}</Ask>
      <Why>{copy.why}</Why>
      <TextField
        label={copy.label}
        autoComplete="username"
        enterKeyHint="send"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('data')}
      />
      <Aside>
        {copy.first}{' '}
        {practice.data ? <Link to={addressOfPlace({ step: 'start' })}>{copy.startNew}</Link> : copy.fromPractice}
      </Aside>
    </FlowPage>
  );
}
