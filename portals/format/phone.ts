/** A US phone number for reading: `5555550142` is "(555) 555-0142". Anything else is returned as it is. */
export function phone(digits: string | null | undefined): string {
  const ten = (digits ?? '').replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return ten.length === 10 ? `(${ten.slice(0, 3)}) ${ten.slice(3, 6)}-${ten.slice(6)}` : (digits ?? '');
}
