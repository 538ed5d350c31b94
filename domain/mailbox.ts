/**
 * The mailbox behind an address: `ana+dentist@doe.test` is `ana@doe.test` for every large provider. For counting only;
 * messages go to the address as it was given. Anything without an at sign stays as it is.
 */
export function mailboxOf(destination: string): string {
  const at = destination.lastIndexOf('@');
  if (at < 0) return destination;
  const [local = ''] = destination.slice(0, at).split('+', 1);
  return `${local === '' ? destination.slice(0, at) : local}${destination.slice(at)}`.toLowerCase();
}
