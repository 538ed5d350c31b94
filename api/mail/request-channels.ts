/** How somebody asked for what staff then did for them. */
export const REQUEST_CHANNELS: Readonly<Record<string, { en: string; es: string }>> = {
  PHONE: { en: 'by phone', es: 'por teléfono' },
  LETTER: { en: 'by letter', es: 'por carta' },
  EMAIL: { en: 'by email', es: 'por correo electrónico' },
  IN_PERSON: { en: 'in person', es: 'en persona' },
};
