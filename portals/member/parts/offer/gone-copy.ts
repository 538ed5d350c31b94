export const copy = {
  practice: 'Your practice',
  unknown: {
    title: 'Nothing to sign',
    text: 'This isn’t available anymore. Your membership shows how things stand.',
  },
  happened: {
    ACTIVATED: { title: 'You already signed this plan', text: (when: string) => `You signed it on ${when}.` },
    CHANGE_ACCEPTED: {
      title: 'You already accepted this change',
      text: (when: string) => `You accepted it on ${when}. Your membership shows the new plan.`,
    },
    PLAN_DECLINED: {
      title: 'You declined this change',
      text: (when: string) => `You declined it on ${when}. Your plan stays the same.`,
    },
    PLAN_WITHDRAWN: {
      title: 'This was withdrawn',
      text: (when: string, practice: string) => `${practice} withdrew it on ${when}. Nothing was signed or charged.`,
    },
    PLAN_CHANGED_BY_MEMBER: {
      title: 'You requested another plan',
      text: (when: string, practice: string) =>
        `You requested it on ${when}. ${practice} needs to confirm it before you can sign.`,
    },
    RENEWED: { title: 'Your new plan year has started', text: (when: string) => `It started on ${when}.` },
    YEAR_ENDED: { title: 'Your plan year has ended', text: (when: string) => `It ended on ${when}.` },
    CANCELLED: { title: 'This membership was canceled', text: (when: string) => `It was canceled on ${when}.` },
  },
} as const;
