export const copy = {
  title: 'Your membership',
  askPractice: (brand: string) =>
    `Ask your practice about your plan, your visits and your payments. For everything else, ${brand} is there for members.`,
  call: (phone: string) => `Call ${phone}`,
  email: (address: string) => `Email ${address}`,
} as const;
