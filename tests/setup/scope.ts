/**
 * How much a test run covers. `npm test` covers each row in little time. `.ci/run` sets TEST_SCOPE=all, which lives thousands of
 * simulated sessions more.
 */
export const isEverything = process.env['TEST_SCOPE'] === 'all'
