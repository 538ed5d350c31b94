import { paths, portalBase } from '@contract/paths';
import { typed as typedBefore } from '@portals/state/typed';
import { FlowPage } from '@portals/steps/flow-page';
import { LegalSentence } from '@portals/steps/legal-sentence';
import { useSurroundings } from '@portals/steps/surroundings';
import { useQuestion } from '@portals/steps/use-question';
import { Button } from '@portals/ui/button';
import { SegmentedControl } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Ask, FinePrint, Why } from '@portals/ui/flow-shell';
import { LockIcon } from '@portals/ui/icons';
import { PhoneField } from '@portals/ui/masked-fields';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import styled from 'styled-components';
import { useGo } from '../../go';
import { start } from '../../stores/code.actions';
import { store } from '../../stores/signup.store';
import { contactForm } from './contact-form';
import { copy } from './copy';

const Small = styled.p`margin-top: 20px; font-size: 14px; line-height: 20px; color: var(--ink-3);`;
const Aside = styled.p`margin-top: 26px; font-size: 16px; line-height: 24px; a { font-weight: 600; }`;

/** The first screen: an e-mail address or a phone number, to which a code goes. */
export function StartScreen() {
  const { practice, isEmbedded } = useSurroundings();
  const go = useGo();
  // Read once: the field begins with what was typed before.
  const [typed] = useState(store.contact ?? typedBefore.email ?? typedBefore.phone ?? '');
  const [way, setWay] = useState(typedBefore.way ?? (typed !== '' && !typed.includes('@') ? 'phone' : 'email'));
  const form = useQuestion({
    schema: contactForm,
    initial: typed.includes('@') ? { email: typed } : { phone: typed },
    async submit({ contact }) {
      await start(contact);
      go('verification-code');
    },
  });
  const tab = isEmbedded ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <FlowPage
      title={copy.title}
      step={{ at: 1, about: copy.about }}
      carried={{}}
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
      <Ask>{copy.ask(practice?.name ?? '')}</Ask>
      <Why>{copy.why}</Why>
      <SegmentedControl
        label={copy.by}
        options={[
          { value: 'email', label: copy.byEmail },
          { value: 'phone', label: copy.byPhone },
        ]}
        defaultValue={way}
        onValue={(value: string) => {
          form.forget();
          setWay(value);
        }}
        id="way"
        name="way"
      />
      {way === 'email' ? (
        <TextField
          type="email"
          label={copy.email}
          autoComplete="email"
          inputMode="email"
          enterKeyHint="send"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
      ) : (
        <PhoneField label={copy.phone} hint={copy.rates} enterKeyHint="send" {...form.field('phone')} />
      )}
      <Small>
        <LegalSentence text={copy.agree} />
      </Small>
      <Aside>
        {copy.member}{' '}
        <a href={`${portalBase}${paths.member.login.href()}`} {...tab}>
          {copy.log}
        </a>
      </Aside>
    </FlowPage>
  );
}
