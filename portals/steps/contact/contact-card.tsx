import { toApiError } from '@portals/client/api-error';
import { useAttempt } from '@portals/form/attempt';
import { TroubleBanner } from '@portals/form/trouble-banner';
import { useForm } from '@portals/form/use-form';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { OtpInput } from '@portals/ui/otp-input';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { copy as codeCopy } from '../code/copy';
import { asFieldError } from '../code/refused-code';
import {
  confirmContact,
  loadWaitingContacts,
  sendContactCode,
  type WaitingContact,
  waitingContacts,
} from './contact.actions';
import { copy } from './copy';

const Acts = styled.div`display: grid; gap: 10px; margin-top: 16px;`;
const schema = z.object({ otp: z.string().check(z.regex(/^\d{6}$/, codeCopy.needed)) });

/** New contacts that our staff were asked for: each counts once the person enters the code that is sent to it. Nothing where none waits. */
export function ContactCard() {
  const { data } = useSnapshot(waitingContacts).list;
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => void loadWaitingContacts(), []);
  const end = (sentence: string) => {
    setSaid(sentence);
    void loadWaitingContacts();
  };
  return (
    <>
      {said !== null && (
        <div role="status">
          <Banner>{said}</Banner>
        </div>
      )}
      {data?.map((one) => (
        <Waiting key={`${one.channel} ${one.sentTo}`} one={one} onEnd={end} />
      ))}
    </>
  );
}

type WaitingProps = { one: WaitingContact; onEnd: (sentence: string) => void };

function Waiting({ one: { channel, sentTo }, onEnd }: WaitingProps) {
  const [turn, setTurn] = useState(0);
  /** What was taken back or confirmed elsewhere meanwhile waits no more. */
  const unlessGone = async (act: () => Promise<void>, then: () => void) => {
    try {
      await act();
      then();
    } catch (cause) {
      if (toApiError(cause).code !== 'NOT_FOUND') throw cause;
      onEnd(copy.gone);
    }
  };
  const sending = useAttempt(() =>
    unlessGone(
      () => sendContactCode(channel),
      () => setTurn((before) => before + 1),
    ),
  );
  return (
    <Card>
      <CardTitle>{copy.title[channel]}</CardTitle>
      <Note>{copy.text(sentTo)}</Note>
      <TroubleBanner trouble={sending.trouble} onAgain={sending.again} />
      {turn > 0 && (
        <Enter
          key={turn}
          sentTo={sentTo}
          check={(otp) =>
            unlessGone(
              () => confirmContact(channel, otp),
              () => onEnd(copy.done[channel]),
            )
          }
        />
      )}
      <Acts>
        <Button wide pending={sending.pending} pendingText={copy.sending} onClick={() => void sending.run()}>
          {turn > 0 ? copy.again : copy.send}
        </Button>
      </Acts>
    </Card>
  );
}

function Enter({ sentTo, check }: { sentTo: string; check: (otp: string) => Promise<void> }) {
  const form = useForm({ schema, submit: ({ otp }) => asFieldError(() => check(otp)) });
  return (
    <form {...form.props} style={{ marginTop: 16 }}>
      {form.problem && <Banner severity="error">{form.problem}</Banner>}
      <OtpInput
        label={copy.sentTo(sentTo)}
        hint={copy.hint}
        {...form.field('otp')}
        onComplete={() => void form.send()}
      />
      <Acts>
        <Button type="submit" look="primary" wide pending={form.pending} pendingText={copy.confirming}>
          {copy.confirm}
        </Button>
      </Acts>
    </form>
  );
}
