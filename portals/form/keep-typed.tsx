import { holdTyped, keepTyping, leaving, letGo } from '@portals/state/leaving.store';
import { Button } from '@portals/ui/button';
import { Modal } from '@portals/ui/modal';
import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router';
import { useSnapshot } from 'valtio';
import { copy } from './copy';

export type KeepTypedProps = {
  /** Of a form on a page: steps within the page, from one section or filter to another, lose nothing and go on. */
  isOnPage?: boolean;
  /** What else is to be done when a step to another page gives the answers up, closing a dialog for example. */
  onDiscard?: () => void;
  /** What is asked, where something else than typed answers would be lost. */
  words?: { readonly title: string; readonly text: string; readonly keep: string; readonly discard: string };
};

const usual = { title: copy.leaveTitle, text: copy.notSaved, keep: copy.keepTyping, discard: copy.discard };

/**
 * Stands in a form while its answers are not sent, and only then, because a router asks one at a time. Back, links and whatever
 * else goes by `leaveTyped` wait, and it asks. Once the session is over nothing waits.
 */
export function KeepTyped({ isOnPage = false, onDiscard, words = usual }: KeepTypedProps) {
  const id = useId();
  const { holders, go } = useSnapshot(leaving);
  const held = useBlocker(
    ({ currentLocation: { pathname }, nextLocation }) =>
      leaving.holders.includes(id) && !(isOnPage && pathname === nextLocation.pathname),
  );
  useEffect(() => holdTyped(id), [id]);
  const isAsked = go !== null && holders.at(-1) === id;

  function keep() {
    held.reset?.();
    keepTyping();
  }
  function discard() {
    letGo(id);
    keepTyping();
    if (isAsked) go();
    else onDiscard?.();
    held.proceed?.();
  }
  return (
    <Modal
      open={isAsked || held.state === 'blocked'}
      title={words.title}
      onClose={keep}
      footer={
        <>
          <Button onClick={keep}>{words.keep}</Button>
          <Button look="danger-fill" onClick={discard}>
            {words.discard}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Modal>
  );
}
