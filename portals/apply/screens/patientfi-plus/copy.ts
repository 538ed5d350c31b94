export const copy = {
  title: (brand: string) => `${brand} Plus may work for you`,
  text: (brand: string, practice: string) =>
    `${practice} also offers ${brand} Plus, where the practice makes the decision. If you’re interested, we’ll email ${practice} to say so. We share nothing from your credit file.`,
  ask: (brand: string) => `Request ${brand} Plus`,
  asking: 'Sending request',
  asked: (practice: string, day: string) =>
    `You requested it on ${day}. We emailed ${practice} and asked them to contact you.`,
} as const;
