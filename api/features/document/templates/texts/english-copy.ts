import type { DocumentContent } from '../../rendering/document-content';

/** Whom to ask. */
type Support = { supportEmail: string; supportPhone: string };

/** The end of every Spanish paper: how to get it in English. */
export const englishCopy = ({ supportEmail, supportPhone }: Support): DocumentContent['sections'][number] => ({
  heading: 'Copia en inglés',
  paragraphs: [
    `Puede pedir en cualquier momento, sin costo, una copia en inglés de este texto: escriba a ${supportEmail} o llame al ${supportPhone}.`,
  ],
});
