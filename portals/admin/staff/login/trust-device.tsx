import { ApiError } from '@portals/client/api-error';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { useState } from 'react';
import styled from 'styled-components';
import { trustThisDevice } from '../staff-lock.actions';

type State = 'asking' | 'pending' | 'done' | 'over' | 'failed';

const Place = styled.div`margin: 18px 0 22px;`;
const MARK = '#device=';
const words = {
  ask: 'Someone entered too many wrong passwords for your account from another device. Is this your device?',
  yes: 'Trust this device',
  done: 'This device can log in. Enter your password.',
  over: 'This link no longer works. Ask your administrator to unlock your log-in, or wait until the lock ends.',
};

/** What the link of the mail about a lock leads to: a press, because scanners of mail visit links. */
export function TrustDevice() {
  const [link] = useState(() => (window.location.hash.startsWith(MARK) ? window.location.hash.slice(MARK.length) : ''));
  const [state, setState] = useState<State>('asking');
  if (link === '') return null;
  async function trust() {
    setState('pending');
    try {
      await trustThisDevice(link);
      setState('done');
    } catch (cause) {
      setState(cause instanceof ApiError && cause.code === 'CODE_EXPIRED' ? 'over' : 'failed');
    }
  }
  return <Place>{bannerOf(state, () => void trust())}</Place>;
}

function bannerOf(state: State, onTrust: () => void) {
  if (state === 'done') return <Banner severity="success">{words.done}</Banner>;
  if (state === 'over') return <Banner severity="error">{words.over}</Banner>;
  return (
    <Banner
      severity="info"
      actions={
        <Button look="secondary" dense pending={state === 'pending'} onClick={onTrust}>
          {state === 'failed' ? 'Try again' : words.yes}
        </Button>
      }
    >
      {words.ask}
    </Banner>
  );
}
