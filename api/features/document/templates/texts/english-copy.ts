import type { DocumentContent } from '../../rendering/document-content';
import type { Reach } from './text-facts';

/** The end of every Spanish paper: how to get it in English. */
export const englishCopy = ({ writeTo, supportPhone }: Reach): DocumentContent['sections'][number] => ({
  heading: 'Copia en inglés',
  paragraphs: [
    `Puede pedir en cualquier momento, sin costo, una copia en inglés de este texto: escriba a ${writeTo} o llame al ${supportPhone}.`,
  ],
});
