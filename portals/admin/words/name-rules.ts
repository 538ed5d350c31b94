import { isPersonName } from '@domain/person-name';
import { isPracticeName } from '@domain/practice/practice-name';
import * as z from 'zod/mini';

// The rules of names as the server has them, with sentences that name the field.

/** A part of a person's name; `label` is what the form calls it in a sentence. */
export const personName = (label: string, missing: string, max = 60) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(max, `Use ${max} characters or fewer`),
      z.refine(isPersonName, `Use only letters, spaces, hyphens, and apostrophes in the ${label}`),
    );

/** What a practice or an enterprise is called. */
export const practiceName = (missing: string, max = 120) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(max, `Use ${max} characters or fewer`),
      z.refine(isPracticeName, 'Don’t use colons, web addresses, or phone numbers in the name'),
    );
