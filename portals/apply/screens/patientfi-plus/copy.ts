export const copy = {
  title: (brand: string) => `${brand} Plus may work for you`,
  text: (brand: string, practice: string) =>
    `${practice} also offers ${brand} Plus, where the practice decides. If you ask for it, we email ${practice} that you would like it, and nothing about your credit file.`,
  ask: (brand: string) => `Ask for ${brand} Plus`,
  asking: 'Asking',
  asked: (practice: string, day: string) =>
    `You asked for it on ${day}. We emailed ${practice} and asked them to contact you.`,
} as const;
