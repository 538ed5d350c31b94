import { addColleague as addColleagueCall } from '@contract/staff/colleague-calls';
import type { StaffRole } from '@domain/enums';
import { effectivePermissions } from '@domain/staff/permissions';
import { command } from '../../command/command';
import { idByEmail } from './administer.reads';
import { changeColleague, forgetPassword, insertColleague, linkPractice } from './administer.writes';
import { brandOf, namesOf, refuseFields, refusePlaces, refuseRole, refuseTakenEmail } from './colleague-fields';
import { readColleague, type StaffContext, shownColleague } from './load-colleague';
import { removePasskeys } from './passkeys.writes';
import { mailPasswordLink } from './password-link';
import { removeFactor, removeRecoveryCodes } from './second-factor.writes';
import { makesAdministrator, takeProof } from './take-proof';

type Person = {
  email: string;
  first: string;
  last: string;
  phone: string | null;
  role: StaffRole;
  enterpriseId: string | null;
};

/**
 * Adds a colleague without a password, who gets a mail with a link that makes one, at practices of the scope. Who was here before comes back under their old id, with
 * nothing of what they could do then.
 * @throws AppError DUPLICATED_DATA for an address that has an account; PROOF_NEEDED for somebody who may administer.
 */
export const addColleague = command(addColleagueCall)(async ({ body }, context) => {
  const { tx, deps, actor, record } = context;
  const { email, role } = body;
  const phone = body.phone || null;
  const enterpriseId = body.enterprise || null;
  const names = namesOf(body);
  refuseFields(names === undefined && { field: 'firstName', message: 'Enter the first name.' });
  refuseRole(actor, role);
  const practices = [
    ...new Set([...(body.practices ?? []), ...(body.practicemanagement ? [body.practicemanagement] : [])]),
  ];
  await refusePlaces(context, role, { practices, enterpriseId });
  const { first = '', last = '' } = names ?? {};
  const id = await keepPerson(context, { email, first, last, phone, role, enterpriseId });
  if (makesAdministrator({ before: [], after: effectivePermissions(role, []) }))
    await takeProof(tx, { deps, actor }, body.proof);
  for (const practiceId of practices) await tx.run(linkPractice, { staffId: id, practiceId });
  const place = { id, email, firstName: first, brand: (await readColleague(tx, id, actor)).row.brand };
  await mailPasswordLink(tx, place, { kind: 'create', deps });
  await record('staff.added', { practiceId: practices[0] ?? null, id, detail: { role } });
  return shownColleague(context, id);
});

async function keepPerson(context: StaffContext, person: Person): Promise<string> {
  const { tx, deps, actor, now } = context;
  const { email, first, last, phone, role, enterpriseId } = person;
  const known = await tx.first(idByEmail, { email });
  const values = {
    email,
    first_name: first,
    last_name: last,
    phone,
    role,
    permissions: '[]',
    finance_partner: 0,
    brand: brandOf(role, actor),
    enterprise_id: enterpriseId,
    is_active: 1,
    is_contact: 0,
    is_sales_rep: 0,
    is_success_manager: 0,
  };
  if (known?.is_active === 0) {
    const { row } = await readColleague(tx, known.id, actor);
    await tx.run(changeColleague, { ...values, id: known.id, version: row.version });
    await tx.run(forgetPassword, { id: known.id });
    await tx.run(removeFactor, { staffId: known.id });
    await tx.run(removeRecoveryCodes, { staffId: known.id });
    await tx.run(removePasskeys, { staffId: known.id });
    return known.id;
  }
  await refuseTakenEmail(tx, email);
  const id = deps.newId();
  await tx.run(insertColleague, {
    ...values,
    id,
    password_hash: '',
    created_at: now,
    version: 1,
  });
  return id;
}
