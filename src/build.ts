/** The build that records facts; part of every envelope. */
export const build = '0.4.0'
