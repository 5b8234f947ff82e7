/** The numbers of the specification's §9 that no other table holds. Times in milliseconds, lengths in CSS pixels. */

/** Theme card: swatches before '+N'. */
export const maxSwatches = 4

/** AI: tries after the first, time for one answer, how long a token is kept. */
export const aiRetries = 3
export const aiTimeout = 10_000
export const tokenLifetime = 120_000

/** AI palette reply: alternatives beside the default. */
export const paletteAlternatives = 8

/** Percent of the wizard's bar on its three steps. */
export const wizardProgress = { 'business-info-description': 20, 'look-and-feel': 60, 'tone-of-voice': 80 } as const

/** The designer is shown when the canvas has drawn, or after this time at the latest. */
export const revealTimeout = 60_000

export const paletteColumns = 3
export const fontColumns = 2

/** Canvas: what is taken from the available width; the height at which a pattern's preview ends. */
export const canvasMargin = 24
export const maxPreviewHeight = 2_000

/** Resizing: the narrowest canvas, a key's step, and how many times that with shift. */
export const minCanvasWidth = 320
export const keyboardStep = 20
export const shiftFactor = 5
/** Seconds of the resize animation and of the sidebar's fade. */
export const resizeSeconds = 0.5
export const sidebarFadeSeconds = 0.5

/** Pattern list: how many at first and with each step; how far down, from 0 to 1, the next step begins. */
export const patternsAtFirst = 10
export const patternsPerStep = 10
export const patternScrollThreshold = 0.5

/** A section can be shuffled when its category has at least so many patterns. */
export const minPatternsToShuffle = 2

export const maxRating = 5

/** Narrowest logo that looks sharp. */
export const logoHintWidth = 300

/** Opacity of what is not chosen on the header and footer screens. */
export const dimmedOpacity = { first: 0.05, min: 0.1, max: 1 } as const

/** The custom colour panel waits so long for the next change. */
export const customColourDebounce = 100

/** Block toolbar: distance from the canvas's left edge, from the block's top, and the least from the window's top. */
export const toolbarOffset = { left: 10, block: 70, top: 100 } as const

/** Viewports narrower than this are small (no canvas, no logo slider, no fade). */
export const mediumViewport = 782
export const largeViewport = 960
