const DOTS = '•••';

/** `jane@doe.com` as `j•••@d•••.com`: enough to recognise one's own address, not enough to learn another's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, domain] = at < 0 ? [email, ''] : [email.slice(0, at), email.slice(at + 1)];
  const dot = domain.lastIndexOf('.');
  const ending = dot < 0 ? '' : domain.slice(dot);
  return `${first(name)}${DOTS}@${first(domain)}${DOTS}${ending}`;
}

/** `+15125550100` as `(•••) •••-0100`; fewer than four digits give dots only. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `(${DOTS}) ${DOTS}-${digits.length < 4 ? '••••' : digits.slice(-4)}`;
}

function first(text: string): string {
  return [...text][0] ?? '';
}
