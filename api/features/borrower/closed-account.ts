import type { Brand } from '@domain/enums';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';

/**
 * The refusal of a person whose account staff have archived. It is told only to whoever has proven a contact of that account; nobody
 * else learns that there is one.
 */
export function closedAccount({ config }: Pick<Deps, 'config'>, brand: Brand): AppError {
  const { supportPhone } = brand === 'membership' ? config.brandMembership : config.brandFinancing;
  return new AppError('ACCOUNT_BLOCKED', {
    userMessage: `This account is closed. To reopen it, call us at ${supportPhone}.`,
  });
}
