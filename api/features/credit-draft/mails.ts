import { draftPaths } from '@contract/credit-draft/paths';
import { portalBase } from '@contract/paths';
import { staffMail } from '../../mail/mail';
import { content, en } from '../../mail/mail-parts';

type OfDraft = { to: string; firstName: string; profileId: string; profile: string; reader: 'staff' };

const open = (profileId: string, publicUrl: string) => ({
  label: 'Open draft',
  url: `${publicUrl}${portalBase}${draftPaths.whatIf.href({ profileId })}`,
});

/** What the people of the credit portal are told of drafts. */
export const draftMails = {
  'draft-proposed': staffMail<OfDraft & { by: string; effectiveOn: string }>()((payload, { publicUrl }) =>
    content(
      `${payload.by} submitted a draft of ${payload.profile} for publishing`,
      [
        en.hello(payload),
        `${payload.by} submitted a draft of the ${payload.profile} risk profile, effective ${payload.effectiveOn}. A second person needs to publish or reject it.`,
      ],
      open(payload.profileId, publicUrl),
    ),
  ),
  'draft-not-published': staffMail<OfDraft & { why: string }>()((payload, { publicUrl }) =>
    content(
      `We couldn't publish the draft of ${payload.profile}`,
      [
        en.hello(payload),
        `We couldn't publish the ${payload.profile} draft scheduled for today. ${payload.why} The draft is open again.`,
      ],
      open(payload.profileId, publicUrl),
    ),
  ),
};
