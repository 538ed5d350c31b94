import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../db/tables/index';

/** For a change of a practice: what a code has proven counts no longer for another address or number. */
export const proofAfter = (eb: ExpressionBuilder<Tables, 'practice'>, after: { email: string; phone: string }) => ({
  email_verified_at: eb.case().when('email', '=', after.email).then(eb.ref('email_verified_at')).else(null).end(),
  phone_verified_at: eb.case().when('phone', '=', after.phone).then(eb.ref('phone_verified_at')).else(null).end(),
});
