import type { Translated } from '@contract/language';
import type { copy as english } from './language-copy';

export const copy: Translated<typeof english> = {
  language: 'en',
  switch: 'English',
};
