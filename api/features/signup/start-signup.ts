import type { Deps } from '../../deps';
import type { RequestMeta } from '../../http/serve';
import { beginAccepting, type CodeSent, FLOWS, getEnrolledPractice, sendCode } from '../application/index';

/**
 * Begins or resumes a member sign-up: sends a one-time code to the given address or number. The answer is the same for
 * known and unknown people.
 * @throws AppError NOT_FOUND for a practice without memberships, RATE_LIMITED. Source: membership §4 step 1.
 */
export async function startSignup(
  input: { contact: string; practice: string },
  meta: RequestMeta,
  deps: Deps,
): Promise<CodeSent & { user: string; pagePath: string }> {
  const { enrollment, codePurpose, brand } = FLOWS.MEMBERSHIPS;
  const practice = await getEnrolledPractice(deps.database.read, input.practice, enrollment);
  const { contact } = input;
  const answer = await deps.database.transaction(async (tx) => {
    const start = await beginAccepting({ tx, deps, meta }, { practiceId: practice.id, enrollment, contact });
    const sent = await sendCode(
      { tx, deps, meta },
      {
        purpose: codePurpose,
        brand,
        channel: contact.includes('@') ? 'email' : 'sms',
        contact,
        subjectId: null,
        applicationId: start.id,
        practiceId: practice.id,
        deliver: true,
      },
    );
    return { ...sent, user: start.id, pagePath: 'verification-code' };
  });
  return answer;
}
