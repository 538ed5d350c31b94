/** A treatment's name as it is compared: capitals and spaces make no other one. */
export const keyOf = (name: string) => name.toLowerCase().replace(/\s+/g, ' ');
