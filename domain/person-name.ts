/** First and last name as a person is called on screens, in documents and in mails; what is missing leaves no gap. */
export const fullName = (first: string | null | undefined, last: string | null | undefined): string =>
  [first, last].filter((part) => part).join(' ');
