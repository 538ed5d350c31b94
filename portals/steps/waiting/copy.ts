export type Reason = 'freeze' | 'moreInformation' | 'outOfState' | 'review';

type Words = { ask: string; why: string; next: readonly { title: string; text: string }[] };

export const words: Record<Reason, Words> = {
  freeze: {
    ask: 'Your credit file is frozen',
    why: 'We can’t read a frozen file, so we can’t decide yet. Your application is saved, and this isn’t a denial.',
    next: [
      {
        title: 'Lift the freeze',
        text: 'Log in to the credit bureau where you froze your file. Lifting the freeze for one day is enough.',
      },
      { title: 'Come back here', text: 'Ask us to check again. It doesn’t affect your credit score.' },
    ],
  },
  moreInformation: {
    ask: 'We need a little more from you',
    why: 'One of your answers needs a second look. Your application is saved, and this isn’t a denial.',
    next: [{ title: 'We review it', text: 'Someone on our team reviews your application.' }],
  },
  outOfState: {
    ask: 'We’re checking your address',
    why: 'You live in a different state than your practice, so someone on our team is reviewing your application. Your answers are saved, and this isn’t a denial.',
    next: [
      {
        title: 'We check',
        text: 'There’s nothing you need to do now. A recent bill with your address may help later.',
      },
    ],
  },
  review: {
    ask: 'We’re checking one thing',
    why: 'Someone on our team is reviewing your application. Your answers are saved, and this isn’t a denial.',
    next: [{ title: 'We check', text: 'There’s nothing you need to do now.' }],
  },
};

export const copy = {
  mailed: {
    title: 'We email you',
    text: 'Within 30 days of the day you applied, you’ll get our decision or hear what we still need.',
  },
  unmailed: {
    title: 'You check back here',
    text: 'We have no email address for you. Within 30 days of the day you applied, this page will show our decision or what we still need. Come back with the same phone number.',
  },
  title: 'We’re checking',
  head: 'What happens next',
  again: 'I’ve lifted the freeze',
  asking: 'Checking again',
  still: 'Your file is still frozen. It can take up to an hour for a lifted freeze to reach us.',
} as const;
