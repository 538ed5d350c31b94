import { AppError } from '../../http/app-error';

/** A name as it is compared with others: without case and double spaces. */
export const keyOf = (name: string) => name.toLowerCase().replace(/\s+/g, ' ');

/** @throws AppError INVALID_FIELDS always, naming the field. */
export function refuseField(field: string, message: string): never {
  throw new AppError('INVALID_FIELDS', { fields: [{ field, message }] });
}

type Named = { readonly id: string; readonly name_key: string };

/** @throws AppError INVALID_FIELDS for a name that another row has, and for one row too many. */
export function refuseTwice(
  others: readonly Named[],
  { name, exceptId }: { name: string; exceptId?: string },
  { what, max }: { what: string; max: number },
): void {
  const rest = others.filter(({ id }) => id !== exceptId);
  if (rest.length >= max) refuseField('name', `A practice can have up to ${max} ${what}s.`);
  if (rest.some(({ name_key }) => name_key === keyOf(name)))
    refuseField('name', `The practice already has another ${what} with this name.`);
}
