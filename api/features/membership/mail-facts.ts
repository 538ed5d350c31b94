/** What each mail to a member says: whom it is for, and at which practice. */
export type ToMember = {
  to: string;
  brand: 'membership';
  firstName: string | null;
  practiceName: string;
  practiceId: string;
};
export type ToMemberWithPage = ToMember & { path: string };
/** To the practice, about a member. */
export type AboutMember = { to: string; brand: 'membership'; memberName: string };

/** How a member asked for what staff then did for them. */
export const REQUEST_CHANNELS: Readonly<Record<string, { en: string; es: string }>> = {
  PHONE: { en: 'by phone', es: 'por teléfono' },
  LETTER: { en: 'by letter', es: 'por carta' },
  EMAIL: { en: 'by email', es: 'por correo electrónico' },
  IN_PERSON: { en: 'in person', es: 'en persona' },
};
