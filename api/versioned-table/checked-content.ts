import * as z from '@contract/z';
import { AppError } from '../http/app-error';
import { fieldFaults } from '../http/field-faults';
import type { Content, TableSource } from './table-source';

/**
 * A content that came without the schema of its kind.
 * @throws AppError INVALID_FIELDS naming each field that the declaration does not take.
 */
export function checkedContent({ declaration }: Pick<TableSource<object>, 'declaration'>, content: Content): Content {
  const parsed = z.strictObject({ ...declaration.fields }).safeParse(content, { reportInput: true });
  if (parsed.success) return parsed.data as Content;
  throw new AppError('INVALID_FIELDS', { fields: fieldFaults(parsed.error.issues, '(content)') });
}
