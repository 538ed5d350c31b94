import { type ReactNode, useState } from 'react';

const EMAIL = /^\S+@\S+\.\S+$/;

/** Asks for an address and sends the estimate there. */
export function EmailForm({ id, send }: { id: string; send: (email: string) => Promise<void> }): ReactNode {
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'editing' | 'wrong' | 'sending' | 'sent' | 'failed'>('editing');

  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (state === 'sending') return;
    if (!EMAIL.test(email)) {
      setState('wrong');
      return;
    }
    setState('sending');
    send(email).then(
      () => setState('sent'),
      () => setState('failed'),
    );
  };

  const text = {
    editing: '',
    wrong: 'Enter an email address like you@example.com',
    sending: 'Sending',
    sent: `Sent to ${email}.`,
    failed: 'We couldn’t send it. Your estimate is still here. Try again.',
  }[state];

  return (
    <form className="pfc-mail" onSubmit={submit} noValidate>
      <label htmlFor={id}>Email address</label>
      <input
        id={id}
        type="email"
        autoComplete="email"
        value={email}
        aria-invalid={state === 'wrong' || undefined}
        aria-describedby={`${id}x`}
        onInput={(event) => {
          setEmail(event.currentTarget.value);
          setState('editing');
        }}
      />
      <button type="submit" className="pfc-act" aria-disabled={state === 'sending'}>
        Send
      </button>
      <p id={`${id}x`} className={state === 'wrong' || state === 'failed' ? 'pfc-error' : 'pfc-soft'} role="status">
        {text}
      </p>
    </form>
  );
}
