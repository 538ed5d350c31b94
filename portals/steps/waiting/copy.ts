export type Reason = 'freeze' | 'moreInformation' | 'outOfState' | 'review';

type Words = { ask: string; why: string; next: readonly { title: string; text: string }[] };

export const words: Record<Reason, Words> = {
  freeze: {
    ask: 'Your credit file is frozen',
    why: 'We can’t read a frozen file, so we can’t decide yet. Your application is saved and this is not a denial.',
    next: [
      {
        title: 'Lift the freeze',
        text: 'Log in at the credit bureau where you froze your file. A lift for one day is enough.',
      },
      { title: 'Come back here', text: 'Ask us to look again. It doesn’t affect your credit score.' },
    ],
  },
  moreInformation: {
    ask: 'We need a little more from you',
    why: 'One of your answers needs a second look. Your application is saved and this is not a denial.',
    next: [
      { title: 'We look at it', text: 'A person on our team reads your application.' },
      { title: 'We email you', text: 'At the latest 30 days after you applied: our decision, or what we still need.' },
    ],
  },
  outOfState: {
    ask: 'We’re checking your address',
    why: 'You live in another state than your practice, so a person on our team looks at your application. Your answers are saved and this is not a denial.',
    next: [
      {
        title: 'We check',
        text: 'There is nothing you need to do now. A recent bill with your address may help later.',
      },
      { title: 'We email you', text: 'At the latest 30 days after you applied: our decision, or what we still need.' },
    ],
  },
  review: {
    ask: 'We’re checking one thing',
    why: 'A person on our team looks at your application. Your answers are saved and this is not a denial.',
    next: [
      { title: 'We check', text: 'You need do nothing now.' },
      { title: 'We email you', text: 'At the latest 30 days after you applied: our decision, or what we still need.' },
    ],
  },
};

export const copy = {
  title: 'We’re checking',
  head: 'What happens next',
  again: 'I’ve lifted the freeze',
  asking: 'Looking again',
  still: 'Your file is still frozen. A lift can take up to an hour to reach us.',
} as const;
