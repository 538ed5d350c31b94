import fc from 'fast-check';

const isNightly = process.env.TEST_PROFILE === 'nightly';

/** Cases per property: enough to catch a slip in every test run, and a deep search in the nightly profile. */
export const PROPERTY_RUNS = isNightly ? 100_000 : 1_000;

// The same cases in each daily run, so that what fails is what was changed; new ones are searched for at night.
if (!isNightly) fc.configureGlobal({ seed: 20_261_124 });
