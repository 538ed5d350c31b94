/** The fact that stays in a database that was filled with the demo world. */
export const DEMO_SEEDED = 'demo_seeded';
/** Whose password everybody knows. */
export const DEMO_ADMIN = { email: 'admin@demo.test' };
