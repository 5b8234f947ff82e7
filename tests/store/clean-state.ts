/** The snapshot of the embedded store that every test begins with. */
export const cleanState = 'clean'
