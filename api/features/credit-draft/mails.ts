import { draftPaths } from '@contract/credit-draft/paths';
import { portalBase } from '@contract/paths';
import { staffMail } from '../../mail/mail';
import { content, en } from '../../mail/mail-parts';

type OfDraft = { to: string; firstName: string; profileId: string; profile: string; reader: 'staff' };

const open = (profileId: string, publicUrl: string) => ({
  label: 'Open the draft',
  url: `${publicUrl}${portalBase}${draftPaths.whatIf.href({ profileId })}`,
});

/** What the people of the credit portal are told of drafts. */
export const draftMails = {
  'draft-proposed': staffMail<OfDraft & { by: string; effectiveOn: string }>()((payload, { publicUrl }) =>
    content(
      `${payload.by} asks you to publish a draft of ${payload.profile}`,
      [
        en.hello(payload),
        `${payload.by} proposes a draft of the risk profile ${payload.profile}, in force from ${payload.effectiveOn}. It waits for a second person to publish it or turn it down.`,
      ],
      open(payload.profileId, publicUrl),
    ),
  ),
  'draft-not-published': staffMail<OfDraft & { why: string }>()((payload, { publicUrl }) =>
    content(
      `The draft of ${payload.profile} was not published`,
      [
        en.hello(payload),
        `The draft of the risk profile ${payload.profile} was due today and could not be published. ${payload.why} It is open again.`,
      ],
      open(payload.profileId, publicUrl),
    ),
  ),
};
