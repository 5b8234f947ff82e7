/** The build that records facts; stands in every envelope. */
export const build = '0.4.0'
