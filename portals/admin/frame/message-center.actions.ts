import { contactSuccessManager, getMessages, markMessagesSeen } from '@contract/message-center/calls';
import { bannerKeys } from '@contract/message-center/entity';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { questionSent } from './copy';
import { messageCenter } from './message-center.store';

/** Asks which messages are new. */
export async function loadMessages(): Promise<void> {
  await load(messageCenter.messages, (signal) => call(getMessages, {}, { signal }));
}

/** Says that the banners were seen; they are not shown again. @throws ApiError */
export async function markSeen(): Promise<void> {
  messageCenter.messages.data = await call(markMessagesSeen, { body: { messages: [...bannerKeys] } });
}

type Question = { practiceId: string; subject: string; isPrivi: boolean };

/** Sends a question to whoever looks after a practice. The same `requestKey` sends one mail. @throws ApiError */
export async function askSuccessManager(question: Question, requestKey: string): Promise<void> {
  const { successManager } = await call(contactSuccessManager, { body: question }, { idempotencyKey: requestKey });
  toast(questionSent, { values: { name: successManager ?? 'support' } });
}
