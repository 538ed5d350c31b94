/** Cases per property: enough to catch a slip in every test run, and a deep search in the nightly profile. */
export const PROPERTY_RUNS = process.env.TEST_PROFILE === 'nightly' ? 100_000 : 1_000;
