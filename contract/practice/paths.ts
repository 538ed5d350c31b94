import { route } from '../paths';

/** Screens of practices: all of one's own, and one to read. */
export const practicePaths = {
  list: route('/admin/practice/practices'),
  sheet: route('/admin/practice/practices/:practiceId'),
} as const;
