import { copy } from '@portals/steps/code/copy';
import { FlowPage } from '@portals/steps/flow-page';
import { phone } from '@portals/steps/rules';
import { useQuestion } from '@portals/steps/use-question';
import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Ask, Why } from '@portals/ui/flow-shell';
import { PhoneField } from '@portals/ui/masked-fields';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { apply } from '../../stores/apply.store';

const schema = z.object({ phone: phone() });

export type PhoneQuestionProps = {
  channel: 'sms' | 'landline';
  /** Sends the code to ten digits and goes on. */
  send: (phone: string) => Promise<unknown>;
  onBack: () => void;
};

/** The number that a text or a call goes to. */
export function PhoneQuestion({ channel, send, onBack }: PhoneQuestionProps) {
  const { sentCode } = useSnapshot(apply);
  const form = useQuestion({
    schema,
    initial: { phone: sentCode?.phone ?? '' },
    submit: (values) => send(values.phone),
  });
  const words = copy.phone[channel];
  return (
    <FlowPage
      title={words.title}
      step={{ at: 1 }}
      onBack={onBack}
      form={form.props}
      trouble={form.trouble}
      onAgain={form.again}
      footer={
        <Button look="primary" big type="submit" pending={form.pending} pendingText={words.sending}>
          {words.send}
        </Button>
      }
    >
      <ErrorSummary {...form.summary} />
      <Ask>{words.ask}</Ask>
      <Why>{words.why}</Why>
      <PhoneField label={words.label} enterKeyHint="send" {...form.field('phone')} />
    </FlowPage>
  );
}
