/**
 * How much a test run covers. `npm test` covers each row in little time. `.ci/run` sets TEST_SCOPE=all: laws are tried with five
 * times the cases, and the simulator lives 5,000 new sessions instead of 300.
 */
export const isEverything = process.env['TEST_SCOPE'] === 'all'
