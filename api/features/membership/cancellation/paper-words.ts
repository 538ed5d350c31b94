/** The paper that discloses the installments of a canceled membership. */
export const paperWords = {
  title: 'Federal disclosure of your payments',
  about: (member: string, practice: string, day: string) =>
    `${member} canceled their membership at ${practice} on ${day} and pays what is owed in installments.`,
};
export type PaperWords = typeof paperWords;
