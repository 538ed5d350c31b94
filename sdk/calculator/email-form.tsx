import { Component, type ReactNode } from 'react';
import { words } from './calculator-language';

const EMAIL = /^\S+@\S+\.\S+$/;

type Step = '' | 'wrong' | 'sending' | 'sent' | 'failed';

const TEXTS: Record<Step, string> = {
  '': '',
  wrong: words.wrong,
  sending: words.sending,
  sent: words.sent,
  failed: words.failed,
};

/** Asks for an address and sends the estimate there. */
export class EmailForm extends Component<
  { id: string; send: (email: string) => Promise<void> },
  { email: string; step: Step }
> {
  override state: { email: string; step: Step } = { email: '', step: '' };

  override render(): ReactNode {
    const { id } = this.props;
    const { email, step } = this.state;
    const isWrong = step === 'wrong';
    return (
      <form className="pfc-mail" onSubmit={this.submit} noValidate>
        <label htmlFor={id}>{words.email}</label>
        <input
          id={id}
          type="email"
          autoComplete="email"
          value={email}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}x`}
          onInput={({ currentTarget }) => this.setState({ email: currentTarget.value, step: '' })}
        />
        <button type="submit" className="pfc-act" aria-disabled={step === 'sending'}>
          {words.send}
        </button>
        <p id={`${id}x`} className={isWrong || step === 'failed' ? 'pfc-error' : 'pfc-soft'} role="status">
          {TEXTS[step]}
          {step === 'sent' && `${email}.`}
        </p>
      </form>
    );
  }

  private readonly submit = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    const { email, step } = this.state;
    if (step === 'sending') return;
    if (!EMAIL.test(email)) {
      this.setState({ step: 'wrong' });
      return;
    }
    this.setState({ step: 'sending' });
    this.props.send(email).then(
      () => this.setState({ step: 'sent' }),
      () => this.setState({ step: 'failed' }),
    );
  };
}
