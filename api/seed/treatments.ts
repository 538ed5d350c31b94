const OF: Readonly<Record<string, readonly string[]>> = {
  'Medical Spa': ['Skin renewal', 'Laser treatment'],
  Dermatology: ['Skin treatment', 'Scar treatment'],
  'Implant Dental': ['Dental implant', 'Full arch implants'],
  'Plastic Surgery': ['Rhinoplasty', 'Eyelid surgery'],
  Ophthalmology: ['LASIK', 'Lens replacement'],
};
const DENTAL = ['Clear aligners', 'Crown and bridge', 'Night guard', 'Teeth whitening'] as const;

/** What a demo purchase is for. By its amount, not by chance, so that everybody who comes later stays who they are. */
export function treatmentOf({ specialty }: { specialty: string }, amountCents: number): string {
  const names = OF[specialty] ?? (/dent/i.test(specialty) ? DENTAL : ['Treatment']);
  return names[Math.floor(amountCents / 500) % names.length] ?? 'Treatment';
}
