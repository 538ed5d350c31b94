import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Modal } from '@portals/ui/modal';
import { Skeleton } from '@portals/ui/skeleton';
import { StatusMark } from '@portals/ui/status-mark';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { PracticeTime } from '../words/practice-time';
import { Quiet } from './layout';
import { loadEarlierMessages, loadMessages, readMessage } from './messages.actions';
import { type Addressee, type ListedMessage, messages } from './messages.store';

const List = styled.ul`
  max-width: 760px; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line);
  > li { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; gap: 2px 12px; align-items: center; padding: 12px 16px; }
  > li + li { box-shadow: 0 -1px 0 var(--line); }
  b { display: block; font-weight: 600; overflow-wrap: anywhere; }
  small { display: block; font-size: 12.5px; line-height: 17px; color: var(--ink-3); }
  @media (max-width: 767.98px) { > li { grid-template-columns: minmax(0, 1fr) auto; } > li > :first-child { grid-column: 1 / -1; } }
`;
const Stack = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; justify-items: start; > ul { width: 100%; }`;
const Text = styled.div`
  max-width: 68ch; white-space: pre-line; overflow-wrap: anywhere;
  + * { margin-top: 16px; color: var(--ink-2); }
`;

const CHANNELS: Readonly<Record<ListedMessage['channel'], string>> = {
  EMAIL: 'Email',
  TEXT: 'Text message',
  CALL: 'Call',
  LETTER: 'Letter',
};

const titleOf = ({ subject, channel }: ListedMessage) => subject ?? CHANNELS[channel];

type MessagesTabProps = { of: Addressee; timeZone: string };

/** What we emailed, texted and posted to a person, newest first. */
export function MessagesTab({ of, timeZone }: MessagesTabProps) {
  const { borrowerId, brand } = of;
  const { data, loading, error } = useSnapshot(messages).pages;
  const [open, setOpen] = useState<ListedMessage | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same person is the same list.
  useEffect(() => void loadMessages(of), [borrowerId, brand]);
  return (
    <Stack>
      {error && (
        <Banner
          severity="error"
          actions={
            <Button dense onClick={() => void loadMessages(of)}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {loading && !data && <Skeleton lines={6} label="Loading messages" />}
      {data?.data.length === 0 && <Quiet>No messages yet. Emails, texts, and letters we send appear here.</Quiet>}
      {data && data.data.length > 0 && (
        <List aria-label="Messages">
          {data.data.map((one) => (
            <Row key={one._id} message={one} timeZone={timeZone} onRead={() => setOpen(one)} />
          ))}
        </List>
      )}
      {data?.next && (
        <Button dense pending={loading} pendingText="Loading" onClick={() => void loadEarlierMessages(of)}>
          Show earlier messages
        </Button>
      )}
      <MessageReader of={of} message={open} onClose={() => setOpen(null)} />
    </Stack>
  );
}

type RowProps = { message: ListedMessage; timeZone: string; onRead: () => void };

function Row({ message, timeZone, onRead }: RowProps) {
  const { channel, subject, sentTo, status, at } = message;
  return (
    <li>
      <span>
        <b>{titleOf(message)}</b>
        <small>
          {subject !== null && `${CHANNELS[channel]} `}to {sentTo}, <PracticeTime at={at} timeZone={timeZone} />
        </small>
      </span>
      <StatusMark shape={status === 'SENT' ? 'approved' : 'incomplete'}>
        {status === 'SENT' ? 'Sent' : 'Not sent'}
      </StatusMark>
      <Button dense look="text" aria-label={`Read ${titleOf(message)}`} onClick={onRead}>
        Read
      </Button>
    </li>
  );
}

type ReaderProps = { of: Addressee; message: ListedMessage | null; onClose: () => void };

/** What a message said as it left. */
function MessageReader({ of, message, onClose }: ReaderProps) {
  const { data, loading, error } = useSnapshot(messages).said;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is read anew, whoever it is to.
  useEffect(() => {
    if (message) void readMessage(of, message);
  }, [message]);
  return (
    <Modal open={message !== null} title={message ? titleOf(message) : ''} onClose={onClose} wide>
      {data && data._id === message?._id && (
        <>
          <Text>{data.text}</Text>
          {data.attachments.length > 0 && <p>Attached: {data.attachments.join(', ')}</p>}
        </>
      )}
      {!data && loading && <Skeleton lines={8} label="Loading message" />}
      {message && error && (
        <Banner
          severity="error"
          actions={
            <Button dense onClick={() => void readMessage(of, message)}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
    </Modal>
  );
}
